//! Columns of text for a terminal.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
}

/// Rows in columns: the first to the left, numbers to the right, two spaces apart.
pub(super) fn columns(rows: &[Vec<String>]) -> String {
    sided_columns(rows, &[Side::Left])
}

/// Rows in columns, each to its side; columns without one go to the right.
pub(super) fn sided_columns(rows: &[Vec<String>], sides: &[Side]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..count).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            let space = " ".repeat(width - cell.chars().count());
            match sides.get(column) {
                Some(Side::Left) => format!("{cell}{space}"),
                _ => format!("{space}{cell}"),
            }
        });
        text.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
        text.push('\n');
    }
    text
}
