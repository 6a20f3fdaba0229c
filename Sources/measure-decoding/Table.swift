/// The rows that the program prints: what was done how often, how fast, and how long one took.
struct Table {
    private static let widths = [34, 10, 14, 10]
    private let watch: Stopwatch

    /// Makes a table whose rows `watch` times.
    init(_ watch: Stopwatch) { self.watch = watch }

    /// Prints what the next rows are about.
    func heading(_ title: String) {
        print("\n" + title)
        print(Self.line(["", "count", "a second", "ns each"]))
    }

    /// The same for a set of frames, with what it consists of.
    func heading(_ frames: Workload) {
        let average = Double(frames.bytes.count) / Double(frames.count)
        heading("\(frames.name): \(frames.count) frames of \(Self.decimal(average)) bytes, \(frames.compressed) compressed")
    }

    /// Times `body`, which does something `count` times, and returns the nanoseconds that one takes.
    @discardableResult
    func row(_ name: String, _ count: Int, _ body: () -> UInt64) -> Double {
        let each = watch.fastest(body) / Double(count)
        print(Self.line(["  " + name, "\(count)", "\(Int((1 / each).rounded()))", Self.decimal(each * 1e9)]))
        return each * 1e9
    }

    /// Prints a sentence below a row.
    func remark(_ text: String) { print("  " + text) }

    /// A part of 1 in per cent.
    static func percent(_ part: Double) -> String { decimal(part * 100) + " %" }

    private static func decimal(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// The first cell to the left, the others to the right.
    private static func line(_ cells: [String]) -> String {
        zip(cells, widths).enumerated().map { index, cell in
            let blank = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
            return index == 0 ? cell.0 + blank : blank + cell.0
        }.joined()
    }
}
