/// A row of a table: cells that stand one below the other, of which those at the end are left out where there is no room.
struct TableRow {
    /// One cell.
    struct Cell {
        /// Its text.
        var text: String
        /// The cells it takes; longer text is cut.
        var width: Int
        /// Whether its text stands at the right.
        var isRight = false
    }

    private var cells: [Cell] = []

    /// Adds a cell at the left of its place.
    mutating func left(_ text: String, _ width: Int) { cells.append(Cell(text: text, width: width)) }

    /// Adds a cell at the right of its place.
    mutating func right(_ text: String, _ width: Int) { cells.append(Cell(text: text, width: width, isRight: true)) }

    /// Adds a last cell that takes what room is left.
    mutating func rest(_ text: String) { cells.append(Cell(text: text, width: CellWidth.cells(of: text))) }

    /// The row in at most `width` cells, two spaces between cells; the first is cut rather than left out.
    func text(width: Int) -> String {
        var text = ""
        var used = 0
        for (index, cell) in cells.enumerated() {
            let start = index == 0 ? 0 : used + 2
            guard index == 0 || start + min(cell.width, 4) <= width else { break }
            text += (index == 0 ? "" : "  ") + Self.padded(cell, to: min(cell.width, max(0, width - start)))
            used = start + cell.width
        }
        while text.last == " " { text.removeLast() }
        return text
    }

    private static func padded(_ cell: Cell, to width: Int) -> String {
        let text = CellWidth.prefix(of: cell.text, cells: width)
        let space = String(repeating: " ", count: max(0, width - CellWidth.cells(of: text)))
        return cell.isRight ? space + text : text + space
    }
}
