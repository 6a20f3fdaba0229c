import WireFormat

/// The signalling of one link, which opens and closes its dynamic channels (docs/capture-formats.md 10.2).
///
/// A packet is code, identifier, length u16 and data, little-endian; BR/EDR may put several into one PDU.
struct Signalling: Sendable {
    /// Requests that wait for their answer, the oldest first.
    private var requests: [ChannelRequest] = []

    /// Reads the packets of one PDU from `sender`; false when state had to be forgotten.
    mutating func receive(
        _ range: ByteRange, of bytes: RawSpan, from sender: LinkEnd, _ table: inout ChannelTable
    ) throws(DecodeError) -> Bool {
        var cursor = ByteCursor(range, layer: .l2cap)
        var fits = true
        while !cursor.isAtEnd {
            let code = try cursor.byte(bytes)
            let identifier = try cursor.byte(bytes)
            var data = try cursor.child(Int(try cursor.littleEndian(bytes, UInt16.self)), claim: .recordLength)
            fits = try receive(code, identifier, &data, bytes, from: sender, &table) && fits
        }
        return fits
    }

    /// Reads one packet.
    private mutating func receive(
        _ code: UInt8, _ identifier: UInt8, _ data: inout ByteCursor, _ bytes: RawSpan, from sender: LinkEnd,
        _ table: inout ChannelTable
    ) throws(DecodeError) -> Bool {
        switch code {
        case 0x01: _ = take(identifier, answeredBy: sender)
        case 0x02: return note(try ChannelRequest.classic(identifier, &data, bytes, sender))
        case 0x03: return try classicResponse(identifier, &data, bytes, sender, &table)
        case 0x07: try disconnection(&data, bytes, sender, &table)
        case 0x14: return note(try ChannelRequest.creditBased(identifier, &data, bytes, sender, mayBeSeveral: false))
        case 0x15: return try creditResponse(identifier, &data, bytes, sender, &table)
        case 0x17: return note(try ChannelRequest.creditBased(identifier, &data, bytes, sender, mayBeSeveral: true))
        case 0x18: return try enhancedResponse(identifier, &data, bytes, sender, &table)
        case 0x19: try reconfiguration(&data, bytes, sender, &table)
        default: break
        }
        return true
    }

    /// Connection response on BR/EDR: answerer's channel u16, requester's channel u16, result u16 (1 is pending), status.
    private mutating func classicResponse(
        _ identifier: UInt8, _ data: inout ByteCursor, _ bytes: RawSpan, _ sender: LinkEnd, _ table: inout ChannelTable
    ) throws(DecodeError) -> Bool {
        let number = try data.littleEndian(bytes, UInt16.self)
        _ = try data.take(2)
        let result = try data.littleEndian(bytes, UInt16.self)
        guard result != 1, let request = take(identifier, answeredBy: sender), result == 0 else { return true }
        return open(request, numbers: [number], mtu: 0, &table)
    }

    /// Response to 0x14: answerer's channel u16, MTU u16, MPS u16, credits u16, result u16.
    private mutating func creditResponse(
        _ identifier: UInt8, _ data: inout ByteCursor, _ bytes: RawSpan, _ sender: LinkEnd, _ table: inout ChannelTable
    ) throws(DecodeError) -> Bool {
        let number = try data.littleEndian(bytes, UInt16.self)
        let mtu = Int(try data.littleEndian(bytes, UInt16.self))
        _ = try data.take(4)
        let result = try data.littleEndian(bytes, UInt16.self)
        guard let request = take(identifier, answeredBy: sender), result == 0 else { return true }
        return open(request, numbers: [number], mtu: mtu, &table)
    }

    /// Response to 0x17: MTU u16, MPS u16, credits u16, result u16, then the answerer's channels, 0 where refused.
    private mutating func enhancedResponse(
        _ identifier: UInt8, _ data: inout ByteCursor, _ bytes: RawSpan, _ sender: LinkEnd, _ table: inout ChannelTable
    ) throws(DecodeError) -> Bool {
        let mtu = Int(try data.littleEndian(bytes, UInt16.self))
        _ = try data.take(6)
        var numbers: [UInt16] = []
        while data.remaining >= 2, numbers.count < 5 { numbers.append(try data.littleEndian(bytes, UInt16.self)) }
        guard let request = take(identifier, answeredBy: sender) else { return true }
        return open(request, numbers: numbers, mtu: mtu, &table)
    }

    /// Disconnection response: answerer's channel u16, requester's channel u16.
    private func disconnection(
        _ data: inout ByteCursor, _ bytes: RawSpan, _ sender: LinkEnd, _ table: inout ChannelTable
    ) throws(DecodeError) {
        table.close(try data.littleEndian(bytes, UInt16.self), at: sender)
        table.close(try data.littleEndian(bytes, UInt16.self), at: sender.other)
    }

    /// Reconfiguration of credit-based channels: MTU u16, MPS u16, then the sender's channels.
    ///
    /// An MTU may only grow.
    private func reconfiguration(
        _ data: inout ByteCursor, _ bytes: RawSpan, _ sender: LinkEnd, _ table: inout ChannelTable
    ) throws(DecodeError) {
        let mtu = Int(try data.littleEndian(bytes, UInt16.self))
        _ = try data.take(2)
        while data.remaining >= 2 {
            guard let index = table.index(of: try data.littleEndian(bytes, UInt16.self), at: sender) else { continue }
            table.channels[index].mtus[sender.index] = max(table.channels[index].mtus[sender.index], mtu)
        }
    }

    /// Remembers a request; false when an older one had to go.
    private mutating func note(_ request: ChannelRequest) -> Bool {
        requests.removeAll { $0.identifier == request.identifier && $0.requester == request.requester }
        let isFull = requests.count >= LinkLayerLimits.channelRequests
        if isFull { requests.removeFirst() }
        requests.append(request)
        return !isFull
    }

    /// Takes out the request that `answerer` answers.
    private mutating func take(_ identifier: UInt8, answeredBy answerer: LinkEnd) -> ChannelRequest? {
        let index = requests.firstIndex { $0.identifier == identifier && $0.requester == answerer.other }
        return index.map { requests.remove(at: $0) }
    }

    /// Opens the channels of `request` that were given a number; false when another channel had to go.
    private func open(_ request: ChannelRequest, numbers: [UInt16], mtu: Int, _ table: inout ChannelTable) -> Bool {
        var fits = true
        for (own, theirs) in zip(request.numbers, numbers) where own != 0 && theirs != 0 {
            let isNear = request.requester == .near
            let channel = Channel(
                numbers: isNear ? [own, theirs] : [theirs, own], purpose: request.purpose,
                mtus: isNear ? [request.mtu, mtu] : [mtu, request.mtu])
            fits = table.open(channel) && fits
        }
        return fits
    }
}
