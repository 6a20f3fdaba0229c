import Output

/// A table of counts as it is printed: a title, a head, and rows whose columns are lined up.
package struct StatisticTable: Sendable, Hashable {
    /// What it is a table of.
    package var title: String
    /// The names of the columns.
    package var head: [String]
    /// The rows, each as long as the head.
    package var rows: [[String]]

    /// Makes a table.
    package init(_ title: String, _ head: [String], _ rows: [[String]]) {
        self.title = title
        self.head = head
        self.rows = rows
    }

    /// Writes it after an empty line; numbers stand at the right of their columns.
    package func write(to out: OutputBuffer) {
        out.text("\n" + title + "\n")
        if rows.isEmpty { return out.text("  none\n") }
        let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
        let areNumbers = head.indices.map { column in rows.allSatisfy { Self.isNumber($0[column]) } }
        for row in [head] + rows {
            let cells = row.indices.map { Self.cell(row[$0], widths[$0], atRight: areNumbers[$0]) }
            let line = "  " + cells.joined(separator: "  ")
            out.text(String(line[...(line.lastIndex { $0 != " " } ?? line.startIndex)]), .terminal)
            out.byte(10)
        }
    }

    private static func isNumber(_ text: String) -> Bool {
        text.isEmpty || text.utf8.allSatisfy { 48...57 ~= $0 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "%") }
    }

    private static func cell(_ text: String, _ width: Int, atRight: Bool) -> String {
        let padding = String(repeating: " ", count: width - text.count)
        return atRight ? padding + text : text + padding
    }
}
