/// How the payload of a frame is to be written (docs/protocol.md 2.4).
package enum PayloadPacking: Sendable, Hashable {
    /// Compressed where the sender's rule says so; what a new packet gets.
    case byRule
    /// As it is; what Android does with a packet that came plain.
    case plain
    /// The payload section exactly as it came, size field and DEFLATE body; what Android does with one that came compressed.
    case kept([UInt8])

    /// Whether a sender tries to compress `payload`: it is long enough, and its bytes are few different ones.
    package static func isTried(for payload: [UInt8]) -> Bool { PackedSection.isWorthCompressing(payload) }
}
