import BitchatFrame
import WireFormat

/// The packet types a sync request asks for (docs/protocol.md 4.3).
///
/// On the wire a little-endian bit field of 1 to 8 bytes, written minimally; bits without a type are masked off.
package struct SyncTypes: Sendable, Hashable {
    /// Bit n stands for the n-th type of `MessageType.syncBits`; never a bit beyond.
    package let mask: UInt16

    /// Every bit that stands for a type.
    package static let everything = SyncTypes(mask: .max)
    /// What a request without the field asks for: announces and messages.
    package static let publicDefault = SyncTypes(mask: 0x03)

    /// Makes a set; bits without a type are dropped.
    package init(mask: UInt16) { self.mask = mask & 0x07FF }

    /// Makes the set of `types`; those without a bit are dropped.
    package init(_ types: [MessageType]) {
        var mask: UInt16 = 0
        for (bit, type) in MessageType.syncBits.enumerated() where types.contains(type) { mask |= 1 << UInt16(bit) }
        self.init(mask: mask)
    }

    /// Decodes the bit field at `range`, or nil when it is not 1 to 8 bytes long.
    package init?(decoding bytes: RawSpan, _ range: ByteRange) {
        guard range.count >= 1, range.count <= 8 else { return nil }
        self.init(mask: UInt16(truncatingIfNeeded: bytes.littleEndianNumber(range)))
    }

    /// Whether nothing is asked for.
    package var isEmpty: Bool { mask == 0 }

    /// Whether packets of `type` are asked for.
    package func contains(_ type: MessageType) -> Bool {
        MessageType.syncBits.firstIndex(of: type).map { mask & (1 << UInt16($0)) != 0 } ?? false
    }

    /// The types asked for, in the order of their bits.
    package var types: [MessageType] {
        var types: [MessageType] = []
        for (bit, type) in MessageType.syncBits.enumerated() where mask & (1 << UInt16(bit)) != 0 { types.append(type) }
        return types
    }

    /// The minimal little-endian form; empty for the empty set, which is written by leaving the field out.
    package var encoded: [UInt8] {
        if mask == 0 { return [] }
        return mask < 0x100 ? [UInt8(mask)] : [UInt8(mask & 0xFF), UInt8(mask >> 8)]
    }
}
