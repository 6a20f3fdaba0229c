import BitchatFrame
import BitchatPayload
import Hashes
import WireFormat

/// Decoding an announce, and writing it again (docs/protocol.md 3.1).
package enum AnnounceVectors: VectorKind {
    package static let name = "announce"
    package static let profiles = VectorProfile.all

    package static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        let payload = try vector.fields.bytes("hex")
        do throws(DecodeError) {
            let want = try payload.withRawSpan { (bytes) throws(DecodeError) in
                try vector.profile == .android ? android(bytes) : steps.payload.ios(.announce, bytes)
            }
            return ["want": want.map { .object($0) } ?? .null]
        } catch {
            return ["want": .null, "why": .string(error.reason == .truncated ? "truncated" : "missing")]
        }
    }

    private static func android(_ bytes: RawSpan) throws(DecodeError) -> JSONObject {
        let announce = try AndroidAnnounce(decoding: bytes, bytes.whole)
        let kept = announce.keptFields(bytes)
        let isKey = announce.noiseKey.count == 32
        return [
            "nickname": .string(announce.nicknameText(bytes)),
            "noise": .bytes(bytes.array(announce.noiseKey)),
            "signing": .bytes(bytes.array(announce.signingKey)),
            "neighbours": announce.neighbours.map { ids(in: $0, bytes) },
            "capabilities": announce.capabilities.map { .decimal($0.rawValue) },
            "unknown": kept.isEmpty ? nil : .array(kept.map { .array([.integer($0.type), .bytes(bytes.array($0.value))]) }),
            "peer": isKey
                ? bytes.withBytes(announce.noiseKey) { .string(Hexadecimal.digits(SHA256Hasher().hash($0).first)) } : nil,
            "encoded": announce.reencoded(bytes).map { .bytes($0) },
        ]
    }

    private static func ids(in range: ByteRange, _ bytes: RawSpan) -> JSONValue {
        .array(stride(from: range.offset, to: range.end, by: 8).map { .bytes(bytes.array(ByteRange($0, 8))) })
    }
}
