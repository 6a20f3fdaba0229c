import BitchatFrame
import Hashes
import MeshModel
import WireFormat

/// The packet validator of the Android app (docs/protocol.md 5.7, chapter 6 and 13.5).
///
/// The signatures of the frames are verified; what the vector says about them (`sig`) is for programs that cannot.
package enum AndroidGateVectors: VectorKind {
    package static let name = "android_gate"
    package static let profiles = [VectorProfile.android]
    package static let eventAnswers = ["want", "why"]

    package static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        var device = steps.gate(.android, try vector.fields.peer("local"))
        let signatures = Signatures()
        for known in vector.fields.has("known") ? try vector.fields.list("known") : [] {
            let keys = PeerKeys(noise: try known.bytesIfPresent("noise"), signing: try known.bytesIfPresent("signing"))
            device.gate.keys.pin(keys, for: try known.peer("peer"))
            signatures.pin(keys, for: try known.peer("peer"))
        }
        let codec = FrameCodec(.android, steps.frame), hasher = SHA256Hasher()
        return try vector.onEvents { (event) throws(VectorError) in
            let now: Int64 = try event.integer("t")
            switch try event.text("do") {
            case "cleanup": return ["want": .integer(device.sweep(now: now))]
            case "frame":
                let arrival = try event.bytes("hex").withRawSpan { read($0, codec, signatures, hasher) }
                return answer(arrival, now: now, &device)
            default: throw event.error("do", "frame or cleanup")
            }
        }
    }

    private static func answer(_ arrival: GateArrival?, now: Int64, _ device: inout any GateSteps) -> JSONObject {
        guard let arrival else { return ["want": .bool(false), "why": .string("malformed")] }
        let verdict = device.judge(arrival, now: now)
        guard verdict.accepts == false else { return ["want": .bool(true)] }
        return ["want": .bool(false), "why": .string(why(verdict.reason, arrival, device.gate))]
    }

    /// The arrival of the frame that `bytes` are, its signature verified; nil when it does not decode.
    private static func read(
        _ bytes: RawSpan, _ codec: FrameCodec, _ signatures: Signatures, _ hasher: SHA256Hasher
    ) -> GateArrival? {
        guard let frame = try? codec.frame(bytes) else { return nil }
        return try? codec.withPayload(of: frame, in: bytes) { payload in
            let signature = signatures.check(frame, in: bytes, payload: payload).received
            return GateArrival(frame.header, payload: payload, link: nil, signature: signature, for: .android, hasher)
        }
    }

    /// The class of the first check that failed.
    private static func why(_ reason: VerdictReason, _ arrival: GateArrival, _ gate: SecurityGate) -> String {
        switch reason {
        case .selfLoopback: "own-id"
        case .stale: arrival.header.type == .leave ? "leave-stale" : "announce-stale"
        case .malformed: arrival.claim == nil ? "announce-malformed" : "announce-key-size"
        case .identityMismatch: "announce-unbound"
        case .missingSignature: "unsigned"
        case .unknownKey: "unknown-peer"
        case .invalidSignature: "bad-signature"
        case .keyChange: isNoiseKeyChanged(arrival, gate) ? "noise-key-change" : "signing-key-change"
        default: "\(reason.name)"
        }
    }

    private static func isNoiseKeyChanged(_ arrival: GateArrival, _ gate: SecurityGate) -> Bool {
        guard let known = gate.keys.keys(of: arrival.header.sender)?.noise else { return false }
        return known != arrival.claim?.keys.noise
    }
}
