/// Items one after the other on as many lines as they need.
enum FlowText {
    /// The lines of `items` in at most `width` cells, two spaces between items; an item that is wider is cut.
    static func lines(_ items: [String], width: Int) -> [String] {
        var lines: [String] = []
        for item in items {
            if let last = lines.last, CellWidth.cells(of: last) + 2 + CellWidth.cells(of: item) <= width {
                lines[lines.count - 1] = last + "  " + item
            } else {
                lines.append(CellWidth.prefix(of: item, cells: max(0, width)))
            }
        }
        return lines
    }
}
