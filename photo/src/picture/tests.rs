//! What is read as a picture, and how everything else is refused.
