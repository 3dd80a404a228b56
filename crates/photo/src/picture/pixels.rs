//! Decoded samples of any kind turned into eight bits of red, green and blue, within the buffer they came in.

use super::limits::PictureError;
use image::ColorType;

/// What becomes of transparency.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Alpha {
    OverWhite,
    Apart,
}

/// RGB, and the alpha channel apart where that was asked for and there is one.
///
/// Alpha apart leaves the colours as they are, except where nothing of them shows: there they may be anything, and
/// become white.
pub(super) fn rgb8(
    mut raw: Vec<u8>,
    color: ColorType,
    alpha: Alpha,
) -> Result<(Vec<u8>, Option<Vec<u8>>), PictureError> {
    let wide = match color {
        ColorType::L8 | ColorType::La8 | ColorType::Rgb8 | ColorType::Rgba8 => false,
        ColorType::L16 | ColorType::La16 | ColorType::Rgb16 | ColorType::Rgba16 => true,
        other => return Err(PictureError::Unsupported(format!("{other:?}"))),
    };
    if wide {
        narrow(&mut raw);
    }
    let channels = usize::from(color.channel_count());
    let mut apart = None;
    if color.has_alpha() {
        match alpha {
            Alpha::OverWhite => raw.chunks_exact_mut(channels).for_each(over_white),
            Alpha::Apart => {
                apart = Some(raw.chunks_exact(channels).map(|pixel| pixel[channels - 1]).collect());
                raw.chunks_exact_mut(channels)
                    .filter(|pixel| pixel[channels - 1] == 0)
                    .for_each(|pixel| pixel.fill(255));
            }
        }
    }
    let rgb = match channels {
        3 => raw,
        4 => {
            let pixels = raw.len() / 4;
            (0..pixels).for_each(|pixel| raw.copy_within(4 * pixel..4 * pixel + 3, 3 * pixel));
            raw.truncate(3 * pixels);
            raw
        }
        grey => raw.chunks_exact(grey).flat_map(|pixel| [pixel[0]; 3]).collect(),
    };
    Ok((rgb, apart))
}

/// Sixteen bits a sample to eight, rounded.
fn narrow(raw: &mut Vec<u8>) {
    let samples = raw.len() / 2;
    for sample in 0..samples {
        let wide = u16::from_ne_bytes([raw[2 * sample], raw[2 * sample + 1]]);
        raw[sample] = ((u32::from(wide) + 128) / 257) as u8;
    }
    raw.truncate(samples);
}

fn over_white(pixel: &mut [u8]) {
    let Some((alpha, colours)) = pixel.split_last_mut() else { return };
    let alpha = u32::from(*alpha);
    for colour in colours {
        *colour = ((u32::from(*colour) * alpha + 255 * (255 - alpha) + 127) / 255) as u8;
    }
}
