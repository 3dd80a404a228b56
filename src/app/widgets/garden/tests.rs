//! The garden: where its spaces lie, how its figures move, and that it draws whatever it is given.
