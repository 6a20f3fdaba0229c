/// A table as Markdown: the first column to the left, the others to the right.
struct MarkdownTable {
    /// The heading of each column.
    let headings: [String]
    /// The rows, each with a cell for every column.
    let rows: [[String]]

    /// Makes a table.
    init(_ headings: [String], _ rows: [[String]]) {
        self.headings = headings
        self.rows = rows
    }

    /// The lines of the table, columns of one width.
    var text: String {
        let widths = headings.indices.map { column in ([headings] + rows).map { $0[column].count }.max() ?? 0 }
        let rule =
            "|"
            + widths.enumerated().map { column, width in
                String(repeating: "-", count: width + 1) + (column == 0 ? "-|" : ":|")
            }.joined()
        return ([line(headings, widths), rule] + rows.map { line($0, widths) }).map { $0 + "\n" }.joined()
    }

    private func line(_ cells: [String], _ widths: [Int]) -> String {
        let padded = cells.enumerated().map { column, cell -> String in
            let space = String(repeating: " ", count: widths[column] - cell.count)
            return column == 0 ? cell + space : space + cell
        }
        return "| " + padded.joined(separator: " | ") + " |"
    }
}
