/// Decides which signalling is kept: what opens and closes channels of the attribute protocol.
enum SignallingRewriting {
    /// Whether every packet of the PDU is such a one.
    static func isKept(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while rest.count >= 4 {
            let head = Array(rest.prefix(6))
            let length = Int(head[2]) | Int(head[3]) << 8
            guard rest.count >= 4 + length, length <= 64 else { return false }
            let service = head.count == 6 ? UInt16(head[4]) | UInt16(head[5]) << 8 : 0
            switch head[0] {
            case 0x01, 0x03, 0x06, 0x07, 0x15, 0x16, 0x18, 0x19, 0x1A: break
            case 0x02 where service == 0x1F, 0x14 where service == 0x27, 0x17 where service == 0x27: break
            default: return false
            }
            rest = rest.dropFirst(4 + length)
        }
        return rest.isEmpty && !bytes.isEmpty
    }
}
