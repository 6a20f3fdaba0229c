import BitchatFrame
import BitchatPayload
import WireFormat

/// What was decoded of many frames, in a few numbers: every frame changes them.
struct Contents: Equatable {
    /// Frames whose payload decodes.
    private(set) var payloads = 0
    /// Bytes of payload, inflated.
    private(set) var bytes = 0
    /// A number that depends on every header, on every payload's fields and on their order.
    private(set) var digest: UInt64 = 0

    /// Counts a frame of which `payload` was read out of `count` bytes.
    @inline(__always)
    mutating func add(_ frame: Frame, _ payload: Payload?, _ count: Int) {
        let header = frame.header
        mix(header.timestamp ^ header.sender.value ^ UInt64(header.type.rawValue) << 56)
        mix(UInt64(truncatingIfNeeded: frame.length) ^ UInt64(truncatingIfNeeded: count) << 32)
        bytes += count
        guard let payload else { return }
        payloads += 1
        mix(Self.number(of: payload))
    }

    @inline(__always)
    private mutating func mix(_ word: UInt64) { digest = (digest ^ word) &* 0x9E37_79B9_7F4A_7C15 &+ digest >> 29 }

    /// A number that depends on what each kind of payload in the sets consists of.
    @inline(__always)
    private static func number(of payload: Payload) -> UInt64 {
        switch payload {
        case .message(let payload): UInt64(payload.text.length)
        case .announce(let payload):
            UInt64(payload.nickname.length) << 8 | UInt64(payload.signingKey.length) << 16
                | UInt64(payload.neighbours?.length ?? 0) << 32
        case .noiseEncrypted(let payload): UInt64(payload.counter) << 32 | UInt64(payload.ciphertext.length)
        case .fragment(let payload): payload.stream << 32 | UInt64(payload.index) << 16 | UInt64(payload.data.length)
        default: 1
        }
    }
}

extension Contents: CustomStringConvertible {
    /// The digest in hex, and the two counts.
    var description: String { "\(Hexadecimal.digits(digest)) over \(payloads) payloads of \(bytes) bytes" }
}
