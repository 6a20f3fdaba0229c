import BitchatFrame
import Hashes
import MeshModel
import WireFormat

extension Plants {
    /// Faults in checking signatures.
    static let signature = [
        Plant("signs-ttl", "signature", .law, "ttl 0 in the signed bytes -> as received", source: "docs/protocol.md 2.8") {
            changing(&$0) { signed, frame in signed[2] = frame.header.ttl }
        },
        Plant("signs-reserved-flags", "signature", .law, "reserved flags cleared -> signed", source: "docs/protocol.md 2.8") {
            changing(&$0) { signed, frame in signed[11] |= frame.header.flags.rawValue & 0xE0 }
        },
        Plant("signs-no-route", "signature", .law, "the route is signed -> not", source: "docs/protocol.md 2.8") {
            changing(&$0) { signed, frame in
                guard !frame.route.isEmpty else { return }
                signed.removeSubrange(frame.route.offset - 1..<frame.route.end)
            }
        },
        Plant(
            "signs-as-sent", "signature", .law, "verified over the cleaned frame -> over ttl and response flag as received",
            source: "docs/protocol.md 2.8"
        ) { $0.signature.check = SignatureStandIns.overBytesAsSent },
        Plant("signature-last-byte-free", "signature", .law, "64 bytes of signature -> 63", source: "docs/protocol.md 2.8") {
            $0.signature.check = SignatureStandIns.anyLastByte
        },
        Plant(
            "first-payload-bit-free", "signature", .law,
            "the whole section is covered -> all but the lowest bit of its first byte",
            source: "docs/protocol.md 2.8"
        ) { $0.signature.check = SignatureStandIns.firstPayloadBitFree },
        Plant("anybodys-key", "signature", .law, "the claimed sender's key -> that of anyone known", source: "docs/protocol.md 6")
        {
            $0.signature.check = SignatureStandIns.anyKnownKey
        },
        Plant("small-order-taken", "signature", .law, "keys of small order: refused -> taken", source: "docs/protocol.md 6") {
            let shipped = $0.signature.keyFault
            $0.signature.keyFault = { key in
                let fault = shipped(key)
                return fault == .smallOrder ? nil : fault
            }
        },
        Plant(
            "order-eight-taken", "signature", .law, "eight points of small order -> the four with zeros and ones only",
            source: "docs/protocol.md 6"
        ) {
            let shipped = $0.signature.keyFault
            $0.signature.keyFault = { key in
                let fault = shipped(key)
                return fault == .smallOrder && key.byte(at: 1) == 0xE8 ? nil : fault
            }
        },
        Plant(
            "not-canonical-taken", "signature", .law, "y at or above 2^255 - 19: refused -> taken", source: "docs/protocol.md 6"
        ) {
            let shipped = $0.signature.keyFault
            $0.signature.keyFault = { key in
                let fault = shipped(key)
                return fault == .notCanonical ? nil : fault
            }
        },
    ]

    private static func changing(_ subject: inout Subject, _ change: @escaping @Sendable (inout [UInt8], Frame) -> Void) {
        let shipped = subject.signature.preimage
        subject.signature.preimage = { frame, bytes in
            var signed = shipped(frame, bytes)
            change(&signed, frame)
            return signed
        }
    }
}
