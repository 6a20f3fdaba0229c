import Hashes
import WireFormat

/// The names of files in a corpus, as libFuzzer gives them.
enum InputName {
    /// The SHA-1 of an input, in hex.
    static func digest(_ input: [UInt8]) -> String { input.withRawSpan { Hexadecimal.encode(SHA1Hasher().hash($0)) } }
}
