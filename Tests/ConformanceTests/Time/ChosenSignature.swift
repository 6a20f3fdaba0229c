import BitchatFrame

extension Peer {
    /// A frame of this peer whose signature covers what `change` makes of the unsigned frame with ttl 0.
    func frame(
        _ type: MessageType, _ payload: [UInt8], ttl: UInt8 = 7, at time: Int64 = 0, isRSR: Bool = false,
        signedOver change: (inout [UInt8]) -> Void
    ) -> [UInt8] {
        var bytes = frame(type, payload, ttl: ttl, at: time, isSigned: false, isRSR: isRSR)
        var signed = bytes
        signed[2] = 0
        signed[11] &= ~0x10
        change(&signed)
        bytes[11] |= 0x02
        return bytes + signature(over: signed)
    }

    /// Pads to the next block as docs/protocol.md 2.5 says, for frames of up to 240 bytes.
    static func pad(_ bytes: inout [UInt8]) {
        let count = 256 - bytes.count
        bytes += [UInt8](repeating: UInt8(count), count: count)
    }
}
