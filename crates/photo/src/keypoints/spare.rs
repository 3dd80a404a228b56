//! Buffers that are used again: to get fresh memory costs more than to fill it.

use std::sync::{Mutex, PoisonError};

/// Buffers that are not in use. Many threads may take from it.
#[derive(Debug, Default)]
pub struct Spare(Mutex<Vec<Vec<f32>>>);

impl Spare {
    /// So many numbers, of any value: the smallest buffer that holds them, or a new one in the place of the largest.
    pub(super) fn take(&self, length: usize) -> Vec<f32> {
        let mut buffers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let room = |(_, buffer): &(usize, &Vec<f32>)| buffer.capacity();
        let fitting = buffers.iter().enumerate().filter(|(_, buffer)| buffer.capacity() >= length).min_by_key(room);
        let largest = || buffers.iter().enumerate().max_by_key(room);
        let chosen = fitting.or_else(largest).map(|(index, _)| index).map(|index| buffers.swap_remove(index));
        drop(buffers);
        match chosen.filter(|buffer| buffer.capacity() >= length) {
            Some(mut buffer) => {
                buffer.resize(length, 0.0);
                buffer
            }
            None => vec![0.0; length],
        }
    }

    pub(super) fn give(&self, buffer: Vec<f32>) {
        if buffer.capacity() > 0 {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).push(buffer);
        }
    }
}
