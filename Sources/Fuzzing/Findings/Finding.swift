import Hashes
import WireFormat

/// An input that fails, and how to see it again.
struct Finding: Hashable {
    /// The target's name.
    var target: String
    /// What went wrong.
    var failure: RunOutcome.Failure
    /// The input.
    var input: [UInt8]
    /// Where it came from: the campaign's seed and the input's number, if it was made.
    var origin: Origin?
    /// The planted fault that was switched on, if one was.
    var plant: String?
    /// What the input might cost.
    var limits = RunLimits()

    /// The seed and number from which an input is made again.
    struct Origin: Hashable {
        /// The campaign's seed.
        var seed: UInt64
        /// The input's number.
        var index: UInt64
    }

    /// The input's number; above all others where it has none.
    var number: UInt64 { Self.number(origin) }
    /// The number of an input of that origin.
    static func number(_ origin: Origin?) -> UInt64 { origin?.index ?? .max }
    /// The input's SHA-1, in hex.
    var digest: String { input.withRawSpan { Hexadecimal.encode(SHA1Hasher().hash($0)) } }
    /// The name of its file: the kind, a hyphen and the digest.
    var fileName: String { "\(failure.kind.rawValue)-\(digest)" }
    /// The command that repeats it from its file in `folder`.
    func command(folder: String) -> String { command(file: folder + "/" + fileName) }
    /// The command that repeats it from `file`, under the same limits.
    ///
    /// A path that a shell would not take as it is stands in quotes.
    func command(file: String) -> String {
        "bitchat-fuzz replay \(target) \(Self.quoted(file))" + (plant.map { " --plant \($0)" } ?? "") + limits.options
    }

    private static func quoted(_ path: String) -> String {
        let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+=,@"
        guard !path.allSatisfy({ plain.contains($0) }) else { return path }
        return "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
