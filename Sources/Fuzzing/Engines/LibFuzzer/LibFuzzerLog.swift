/// Reads what libFuzzer writes to standard error.
struct LibFuzzerLog {
    /// The longest line that is kept, in bytes.
    private static let longestLine = 1 << 16

    /// The covered edges last told.
    private(set) var coverage: Int?
    /// The line that says why the process ended.
    private(set) var word: String?
    /// The last line of all.
    private(set) var lastLine = ""
    private var rest: [UInt8] = []

    /// Takes a part of the log.
    mutating func take(_ bytes: [UInt8]) {
        rest += bytes
        let lines = rest.split(separator: 10, omittingEmptySubsequences: false)
        for line in lines.dropLast() where !line.isEmpty { read(String(decoding: line, as: UTF8.self)) }
        rest = Array(lines.last?.suffix(Self.longestLine) ?? [])
    }

    private mutating func read(_ line: String) {
        lastLine = String(line.prefix(200))
        let words = line.split { $0 == " " || $0 == "\t" }
        if line.hasPrefix("#"), let place = words.firstIndex(of: "cov:"), place + 1 < words.count,
            let count = Int(words[place + 1])
        {
            coverage = max(coverage ?? 0, count)
        }
        if word == nil, let found = WorkerProcess.word(in: line) { word = found }
    }
}
