import Hashes
import WireFormat

/// How an expectation writes a byte string: whole, or by its hash when it is long (Corpus/README.md).
struct ByteStringForm {
    private var digits: String?
    private var hash: String?
    private var length: Int?

    /// Reads a string of hex or `sha256:` and 64 or 32 digits, `{"hex"}`, or `{"len", "sha256"}`; nil for anything else.
    init?(_ value: JSONValue) {
        switch value {
        case .string(let text) where text.hasPrefix("sha256:"):
            hash = String(text.dropFirst(7))
            guard hash?.utf8.count == 64 || hash?.utf8.count == 32 else { return nil }
        case .string(let text): digits = text
        case .object(let object) where object.members.count == 1:
            guard case .string(let text) = object["hex"] else { return nil }
            digits = text
        case .object(let object) where object.members.count == 2:
            guard case .number(let count) = object["len"], case .string(let text) = object["sha256"], text.utf8.count == 64
            else { return nil }
            length = Int(count)
            hash = text
            if length == nil { return nil }
        default: return nil
        }
    }

    /// Whether `bytes` are the byte string meant.
    func stands(for bytes: [UInt8]) -> Bool {
        if let length, length != bytes.count { return false }
        if let digits { return Self.areDigits(digits, of: bytes) }
        let computed = bytes.withRawSpan { SHA256Hasher().hash($0) }.description
        return hash.map { computed.hasPrefix($0) } ?? false
    }

    private static func areDigits(_ digits: String, of bytes: [UInt8]) -> Bool {
        var rest = digits.utf8.makeIterator()
        for byte in bytes {
            guard rest.next() == Hexadecimal.digit(byte >> 4), rest.next() == Hexadecimal.digit(byte & 15) else { return false }
        }
        return rest.next() == nil
    }
}
