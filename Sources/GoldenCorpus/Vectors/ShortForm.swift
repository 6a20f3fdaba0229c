import CorpusFiles
import Hashes
import WireFormat

/// The short forms of long answers (Corpus/README.md): hashes, counts, and the payload of a frame as a record.
enum ShortForm {
    /// The longest byte string that is written whole.
    private static let longestBytes = 128
    /// The most stream IDs that are written out.
    private static let mostIDs = 16
    /// The fields of kinds of old whose byte strings are always whole, since a reader wants to see them.
    private static let wholeFields: Set = ["noise", "signing", "unknown", "sig", "sender", "payload", "neighbours"]

    /// `value`, which is the answer `name`, as it is written.
    static func of(_ value: JSONValue, _ name: String) -> JSONValue {
        switch value {
        case .bytes(let bytes): .string(text(of: bytes, isWhole: wholeFields.contains(name)))
        case .array(let elements) where name == "ids" && elements.count > mostIDs: .string("count:\(elements.count)")
        case .array(let elements): .array(elements.map { of($0, name) })
        case .object(let object): .object(record(object))
        default: value
        }
    }

    private static func record(_ object: JSONObject) -> JSONObject {
        let isFrame = object["v"] != nil
        return JSONObject(
            object.members.map { member in
                guard isFrame, member.name == "payload", case .bytes(let bytes) = member.value else {
                    return JSONObject.Member(name: member.name, value: of(member.value, member.name))
                }
                return JSONObject.Member(name: member.name, value: payload(bytes))
            })
    }

    /// The payload of a frame: whole, or its length and hash.
    private static func payload(_ bytes: [UInt8]) -> JSONValue {
        guard bytes.count > longestBytes else { return .object(["hex": bytes.hexValue]) }
        return .object(["len": .integer(bytes.count), "sha256": .string(digest(of: bytes))])
    }

    private static func text(of bytes: [UInt8], isWhole: Bool) -> String {
        isWhole || bytes.count <= longestBytes ? Hexadecimal.encode(bytes) : "sha256:" + digest(of: bytes)
    }

    private static func digest(of bytes: [UInt8]) -> String { bytes.withRawSpan { SHA256Hasher().hash($0).description } }
}
