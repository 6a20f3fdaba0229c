import Foundation

/// The calling thread's `/proc/thread-self/status`: what the kernel itself says of its rights.
struct ThreadStatus: Sendable {
    private let lines: [String: String]

    init() throws {
        let text = try String(contentsOfFile: "/proc/thread-self/status", encoding: .utf8)
        let pairs = text.split(separator: "\n").map { $0.split(separator: ":", maxSplits: 1) }
        lines = Dictionary(
            pairs.compactMap { $0.count == 2 ? (String($0[0]), $0[1].trimmingCharacters(in: .whitespaces)) : nil },
            uniquingKeysWith: { first, _ in first })
    }

    /// The value of a line, such as `CapEff`.
    subscript(name: String) -> String? { lines[name] }

    /// The capability sets and the bar to regaining any.
    var rights: [String?] { ["CapInh", "CapPrm", "CapEff", "CapAmb", "NoNewPrivs"].map { self[$0] } }

    /// Whether bit `number` of a capability set is on.
    func has(_ number: Int, in set: String) -> Bool {
        lines[set].flatMap { UInt64($0, radix: 16) }.map { $0 >> UInt64(number) & 1 == 1 } ?? false
    }
}
