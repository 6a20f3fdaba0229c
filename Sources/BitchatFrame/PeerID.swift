import WireFormat

/// A peer's identity: the first 8 bytes of SHA-256 of its Noise static key (docs/protocol.md chapter 6).
package struct PeerID: Sendable, Hashable, Comparable {
    /// The eight wire bytes as a big-endian number.
    package var value: UInt64

    /// The recipient of eight FF bytes, which both apps take as a broadcast.
    package static let broadcast = PeerID(value: .max)

    /// Makes an identity from its eight bytes as a big-endian number.
    package init(value: UInt64) { self.value = value }

    package static func < (left: PeerID, right: PeerID) -> Bool { left.value < right.value }
}

extension PeerID: CustomStringConvertible {
    /// 16 lower-case hex digits.
    package var description: String { Hexadecimal.digits(value) }
}
