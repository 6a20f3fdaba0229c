import WireFormat

/// Where the headers of an attribute PDU stand in a record, read leniently (docs/capture-formats.md chapter 10).
package struct AttributeParts: Sendable, Hashable {
    /// The handle with its boundary flags, little endian.
    package let handle: Range<Int>
    /// The length of the ACL packet, little endian.
    package let packetLength: Range<Int>
    /// The length of the L2CAP PDU, little endian.
    package let length: Range<Int>
    /// The channel, little endian.
    package let channel: Range<Int>
    /// The attribute PDU: opcode, handle, value.
    package let body: Range<Int>

    /// The bytes of both headers.
    package static let headLength = 8

    /// Finds the ACL header in a record's data: after an H4 byte, after a direction and an H4 byte, after four other bytes, or at once.
    package init?(_ bytes: RawSpan, _ data: Range<Int>) {
        for skipped in [1, 5, 0, 4] {
            let start = data.lowerBound + skipped
            guard data.upperBound - start >= Self.headLength + 1, skipped & 1 == 0 || bytes.byte(at: start - 1) == 2,
                let low = bytes.byte(at: start + 2), let high = bytes.byte(at: start + 3),
                Int(high) << 8 | Int(low) == data.upperBound - start - 4
            else { continue }
            (handle, packetLength) = (start..<start + 2, start + 2..<start + 4)
            (length, channel) = (start + 4..<start + 6, start + 6..<start + 8)
            body = start + Self.headLength..<data.upperBound
            return
        }
        return nil
    }

    /// The value, for an opcode that has one; empty otherwise.
    package func value(_ bytes: RawSpan) -> Range<Int> {
        let skipped =
            switch bytes.byte(at: body.lowerBound) ?? 0 {
            case 0x12, 0x52, 0x1B, 0x1D: 3
            case 0x16, 0x17: 5
            default: body.count
            }
        return min(body.lowerBound + skipped, body.upperBound)..<body.upperBound
    }
}
