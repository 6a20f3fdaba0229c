/// One record of a capture, without its bytes, which travel beside it.
package struct CaptureRecord: Sendable, Hashable {
    /// The record's number in its source, from 1, as tshark counts.
    package var number: Int
    /// When it was captured.
    package var time: CaptureTime
    /// Which way it went, as far as the container says.
    package var direction: PacketDirection
    /// The adapter's index, 0 where the container knows only one.
    package var adapter: UInt16
    /// What its bytes are.
    package var linkType: LinkType
    /// The packet type given outside the bytes: an H4 type for `.hci`, an opcode for `.monitorRecord`, else 0.
    package var tag: UInt16
    /// The packet's length on the wire; more than the bytes at hand when the logger cut it.
    package var originalLength: Int
    /// Where the record's header begins in the (uncompressed) source.
    package var fileOffset: Int

    /// Makes a record; see the properties.
    package init(
        number: Int, time: CaptureTime, direction: PacketDirection, adapter: UInt16 = 0, linkType: LinkType, tag: UInt16 = 0,
        originalLength: Int, fileOffset: Int
    ) {
        self.number = number
        self.time = time
        self.direction = direction
        self.adapter = adapter
        self.linkType = linkType
        self.tag = tag
        self.originalLength = originalLength
        self.fileOffset = fileOffset
    }
}
