import Hashes
import WireFormat

/// Bytes that a label stands for, so that everything random is the same at every run and can be made again by anybody.
enum Label {
    /// The SHA-256 digest of `bitchat vectors: LABEL`.
    static func digest(_ label: String) -> [UInt8] { sha256("bitchat vectors: " + label) }

    /// The SHA-256 digest of a text.
    static func sha256(_ text: String) -> [UInt8] { [UInt8].text(text).withRawSpan { SHA256Hasher().hash($0).bytes } }

    /// `count` bytes without a pattern, which no sender would compress: the digests of `LABEL 0`, `LABEL 1` and so on.
    static func noise(_ label: String, _ count: Int) -> [UInt8] {
        Array((0...count / 32).flatMap { digest("\(label) \($0)") }.prefix(count))
    }

    /// The eight bytes of a fragment stream's ID.
    static func stream(_ label: String) -> [UInt8] { Array(digest("stream " + label).prefix(8)) }
}
