/// One section as lines: its heading, and as many rows as there may be room for.
struct SectionText {
    /// The heading, which makes sense without the rows.
    var heading: ScreenLine
    /// The rows, the most important first.
    var rows: [String] = []

    /// Makes a section whose heading stands out when `isAlert`.
    init(_ heading: String, isAlert: Bool = false, rows: [String] = []) {
        self.heading = ScreenLine(heading, isAlert ? .alert : .heading)
        self.rows = rows
    }

    /// The heading and the first `count` rows, cut to `width` cells; the heading tells how many rows are left out.
    func lines(rows count: Int, width: Int) -> [ScreenLine] {
        var heading = heading
        let left = rows.count - count
        if left > 0, count > 0 { heading.text += "  (\(left) more)" }
        return ([heading] + rows.prefix(count).map { ScreenLine("  " + $0) }).map {
            ScreenLine(CellWidth.prefix(of: $0.text, cells: width), $0.style)
        }
    }
}
