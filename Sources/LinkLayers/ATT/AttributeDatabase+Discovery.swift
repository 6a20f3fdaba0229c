import WireFormat

extension AttributeDatabase {
    /// Learns from the answer in `range` (its opcode taken off) to `request`; false when there was no room.
    ///
    /// Without the request, only what names itself is believed: bitchat's UUIDs, and find information responses.
    mutating func learn(
        _ opcode: UInt8, _ request: OutstandingRequest?, _ bytes: RawSpan, _ range: ByteRange
    ) throws(DecodeError) -> Bool {
        var cursor = ByteCursor(range, layer: .att)
        switch opcode {
        case AttributeOpcode.findInformationResponse: return try learnInformation(&cursor, bytes)
        case AttributeOpcode.findByTypeValueResponse: try learnFoundServices(&cursor, bytes, request)
        case AttributeOpcode.readByTypeResponse: return try learnCharacteristics(&cursor, bytes, request)
        case AttributeOpcode.readByGroupTypeResponse: try learnServices(&cursor, bytes)
        default: break
        }
        return true
    }

    /// Learns that a search for `request` found nothing more: no service at all means no characteristic either.
    mutating func learnNothingFound(_ request: OutstandingRequest) {
        guard request.subject == .bitchatService, request.firstHandle <= 1 else { return }
        dropAssumed { _ in true }
    }

    /// Format 1: handle u16 and UUID of 2 bytes; format 2: handle u16 and UUID of 16 bytes; repeated.
    private mutating func learnInformation(_ cursor: inout ByteCursor, _ bytes: RawSpan) throws(DecodeError) -> Bool {
        var fits = true
        switch try cursor.byte(bytes) {
        case 1:
            while cursor.remaining >= 4 {
                let handle = try cursor.littleEndian(bytes, UInt16.self)
                fits = learn(handle, shortType: try cursor.littleEndian(bytes, UInt16.self)) && fits
            }
        case 2:
            while cursor.remaining >= 18 {
                let handle = try cursor.littleEndian(bytes, UInt16.self)
                fits = learn(handle, longType: try LongIdentifier(&cursor, bytes)) && fits
            }
        default: break
        }
        return fits
    }

    /// Found handle u16 and group end u16, repeated; which service they are stands in the request alone.
    private mutating func learnFoundServices(
        _ cursor: inout ByteCursor, _ bytes: RawSpan, _ request: OutstandingRequest?
    ) throws(DecodeError) {
        guard let request, request.subject == .bitchatService || request.subject == .otherService else { return }
        while cursor.remaining >= 4 {
            let start = try cursor.littleEndian(bytes, UInt16.self)
            let end = try cursor.littleEndian(bytes, UInt16.self)
            learnService(start, end, isBitchat: request.subject == .bitchatService)
        }
    }

    /// Element length, then start u16, end u16 and UUID of 2 or 16 bytes, repeated.
    private mutating func learnServices(_ cursor: inout ByteCursor, _ bytes: RawSpan) throws(DecodeError) {
        let length = Int(try cursor.byte(bytes))
        guard length == 6 || length == 20 else { return }
        while cursor.remaining >= length {
            var element = try cursor.child(length)
            let start = try element.littleEndian(bytes, UInt16.self)
            let end = try element.littleEndian(bytes, UInt16.self)
            let isBitchat = length == 20 ? try LongIdentifier(&element, bytes).isBitchatService : false
            learnService(start, end, isBitchat: isBitchat)
        }
    }

    /// Element length, then declaration handle u16, properties, value handle u16, UUID of 2 or 16 bytes, repeated.
    private mutating func learnCharacteristics(
        _ cursor: inout ByteCursor, _ bytes: RawSpan, _ request: OutstandingRequest?
    ) throws(DecodeError) -> Bool {
        let length = Int(try cursor.byte(bytes))
        let isAsked = request?.subject == .characteristics
        guard length == 21 || length == 7 && isAsked else { return true }
        var fits = true
        while cursor.remaining >= length {
            var element = try cursor.child(length)
            _ = try element.take(3)
            let handle = try element.littleEndian(bytes, UInt16.self)
            if length == 7 {
                fits = learn(handle, shortType: try element.littleEndian(bytes, UInt16.self)) && fits
            } else {
                let type = try LongIdentifier(&element, bytes)
                if isAsked || type == .characteristic { fits = learn(handle, longType: type) && fits }
            }
        }
        return fits
    }

    /// Takes note of an attribute with a type of 2 bytes.
    private mutating func learn(_ handle: UInt16, shortType: UInt16) -> Bool {
        switch shortType {
        case AttributeType.serviceChanged: set(handle, .serviceChanged)
        case AttributeType.configuration: set(handle, .configuration)
        default: set(handle, .other)
        }
    }

    /// Takes note of an attribute with a type of 16 bytes; bitchat's replaces what was assumed elsewhere.
    private mutating func learn(_ handle: UInt16, longType: LongIdentifier) -> Bool {
        guard longType == .characteristic else { return set(handle, .other) }
        dropAssumed { $0 != handle }
        return set(handle, .discovered)
    }

    /// Drops assumed handles that a discovered service contradicts.
    ///
    /// The last service of a database often ends at 0xFFFF, and says nothing of services added behind it.
    private mutating func learnService(_ start: UInt16, _ end: UInt16, isBitchat: Bool) {
        guard start <= end else { return }
        if isBitchat {
            dropAssumed { !(start...end ~= $0) }
        } else if end != 0xFFFF {
            dropAssumed { start...end ~= $0 }
        }
    }
}
