import BitchatFrame
import BitchatPayload
import WireFormat

/// The header of one fragment, as an assembler needs it (docs/protocol.md 3.6).
package struct FragmentPiece: Sendable, Hashable {
    /// The random ID that all fragments of one frame share.
    package var stream: UInt64
    /// The place of the slice, from 0.
    package var index: UInt16
    /// How many slices the frame was cut into, as this fragment says.
    package var total: UInt16
    /// The type of the inner frame, as this fragment says.
    package var innerType: MessageType
    /// A number of the caller's own, handed back when the frame is whole, such as the record the fragment came in.
    package var tag: Int

    /// Makes a piece; see the properties.
    package init(stream: UInt64, index: UInt16, total: UInt16, innerType: MessageType, tag: Int = 0) {
        self.stream = stream
        self.index = index
        self.total = total
        self.innerType = innerType
        self.tag = tag
    }

    /// Reads the header of the fragment payload at `payload` of `bytes`, whatever its values; nil below 13 bytes.
    package init?(_ bytes: RawSpan, _ payload: ByteRange, tag: Int = 0) {
        guard payload.count >= FragmentPayload.headerLength else { return nil }
        var cursor = ByteCursor(payload, layer: .payload)
        guard let stream = try? cursor.bigEndian(bytes, UInt64.self), let index = try? cursor.bigEndian(bytes, UInt16.self),
            let total = try? cursor.bigEndian(bytes, UInt16.self), let type = try? cursor.byte(bytes)
        else { return nil }
        self.init(stream: stream, index: index, total: total, innerType: MessageType(rawValue: type), tag: tag)
    }

    /// Where the slice stands in the fragment payload at `payload`.
    package static func slice(of payload: ByteRange) -> ByteRange {
        let header = min(FragmentPayload.headerLength, payload.count)
        return ByteRange(payload.offset + header, payload.count - header)
    }
}
