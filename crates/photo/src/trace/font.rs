//! Letters of a font as shapes to fill.

use skrifa::{
    FontRef, GlyphId, MetadataProvider,
    instance::{LocationRef, Size},
    outline::{DrawSettings, OutlinePen},
};
use tiny_skia::{Path, PathBuilder};

/// The fonts of the trace pictures, as the bytes of their files. One that cannot be read leaves its texts out.
#[derive(Debug, Clone, Copy)]
pub struct Fonts<'a> {
    pub regular: &'a [u8],
    pub strong: &'a [u8],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    Regular,
    Strong,
}

impl<'a> Fonts<'a> {
    fn font(&self, weight: Weight) -> Option<FontRef<'a>> {
        FontRef::new(if weight == Weight::Strong { self.strong } else { self.regular }).ok()
    }

    pub(super) fn width(&self, text: &str, size: f32, weight: Weight) -> f32 {
        let Some(font) = self.font(weight) else { return 0.0 };
        let metrics = font.glyph_metrics(Size::new(size), LocationRef::default());
        glyphs(&font, text).map(|glyph| metrics.advance_width(glyph).unwrap_or(0.0)).sum()
    }

    /// The text as one shape, its base line starting at a place.
    pub(super) fn shape(&self, text: &str, size: f32, weight: Weight, [x, y]: [f32; 2]) -> Option<Path> {
        let font = self.font(weight)?;
        let metrics = font.glyph_metrics(Size::new(size), LocationRef::default());
        let outlines = font.outline_glyphs();
        let mut pen = GlyphPen { path: PathBuilder::new(), x, y };
        for glyph in glyphs(&font, text) {
            if let Some(outline) = outlines.get(glyph) {
                let settings = DrawSettings::unhinted(Size::new(size), LocationRef::default());
                // A glyph that does not draw is left out, as a missing one is.
                let _drawn = outline.draw(settings, &mut pen);
            }
            pen.x += metrics.advance_width(glyph).unwrap_or(0.0);
        }
        pen.path.finish()
    }
}

fn glyphs(font: &FontRef<'_>, text: &str) -> impl Iterator<Item = GlyphId> {
    let map = font.charmap();
    text.chars().map(move |letter| map.map(letter).unwrap_or_default())
}

struct GlyphPen {
    path: PathBuilder,
    x: f32,
    y: f32,
}

impl OutlinePen for GlyphPen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.x + x, self.y - y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.x + x, self.y - y);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.path.quad_to(self.x + cx, self.y - cy, self.x + x, self.y - y);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.path.cubic_to(self.x + ax, self.y - ay, self.x + bx, self.y - by, self.x + x, self.y - y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}
