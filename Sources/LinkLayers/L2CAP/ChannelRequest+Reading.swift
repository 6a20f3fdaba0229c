import WireFormat

extension ChannelRequest {
    /// Connection request on BR/EDR: service u16 or longer, requester's channel u16 at the end.
    static func classic(
        _ identifier: UInt8, _ data: inout ByteCursor, _ bytes: RawSpan, _ sender: LinkEnd
    ) throws(DecodeError) -> ChannelRequest {
        let service = try data.littleEndian(bytes, UInt16.self)
        _ = try data.take(max(0, data.remaining - 2))
        let number = try data.littleEndian(bytes, UInt16.self)
        let purpose: Channel.Purpose = service == L2CAPChannel.attributeService ? .attributes : .other
        return ChannelRequest(identifier: identifier, requester: sender, purpose: purpose, mtu: 0, numbers: [number])
    }

    /// Credit-based connection requests.
    ///
    /// 0x14: service u16, requester's channel u16, MTU u16, MPS u16, credits u16. 0x17: service, MTU, MPS, credits, then
    /// up to five of the requester's channels.
    static func creditBased(
        _ identifier: UInt8, _ data: inout ByteCursor, _ bytes: RawSpan, _ sender: LinkEnd, mayBeSeveral: Bool
    ) throws(DecodeError) -> ChannelRequest {
        let service = try data.littleEndian(bytes, UInt16.self)
        var numbers: [UInt16] = []
        if !mayBeSeveral { numbers.append(try data.littleEndian(bytes, UInt16.self)) }
        let mtu = Int(try data.littleEndian(bytes, UInt16.self))
        _ = try data.take(4)
        while mayBeSeveral, data.remaining >= 2, numbers.count < 5 {
            numbers.append(try data.littleEndian(bytes, UInt16.self))
        }
        let purpose: Channel.Purpose = service == L2CAPChannel.enhancedAttributeService ? .enhancedAttributes : .other
        return ChannelRequest(identifier: identifier, requester: sender, purpose: purpose, mtu: mtu, numbers: numbers)
    }
}
