/// Decides which signalling is kept: what opens and closes channels of the attribute protocol.
enum SignallingRewriting {
    /// Whether every packet of the PDU is such a one, and no longer than its fields.
    static func isKept(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while rest.count >= 4 {
            let head = Array(rest.prefix(6))
            let length = Int(head[2]) | Int(head[3]) << 8
            let service = head.count == 6 ? UInt16(head[4]) | UInt16(head[5]) << 8 : 0
            guard rest.count >= 4 + length, lengths(head[0], service)?.contains(length) == true else { return false }
            rest = rest.dropFirst(4 + length)
        }
        return rest.isEmpty && !bytes.isEmpty
    }

    /// How long the fields of a packet with this code can be, for this protocol where it names one; nil: it is not kept.
    private static func lengths(_ code: UInt8, _ service: UInt16) -> ClosedRange<Int>? {
        switch code {
        case 0x01: 2...6
        case 0x02 where service == 0x1F: 4...4
        case 0x03: 8...8
        case 0x06, 0x07: 4...4
        case 0x14 where service == 0x27: 10...10
        case 0x15: 10...10
        case 0x16: 4...4
        case 0x17 where service == 0x27: 10...18
        case 0x18: 8...18
        case 0x19: 6...14
        case 0x1A: 2...2
        default: nil
        }
    }
}
