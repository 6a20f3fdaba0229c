import LinkLayers
import WireFormat

/// Decides which PDUs of the attribute protocol are kept: those that carry bitchat's values or make them understood.
struct AttributeRewriting {
    /// What becomes of a PDU.
    enum Decision {
        /// It is left out.
        case dropped
        /// It becomes these bytes.
        case becomes([UInt8])
        /// Its values are replaced where they are bitchat's.
        case carriesValues
        /// It queues a part of a long value, or repeats one: handle, offset, and where the part stands.
        case queues(handle: UInt16, offset: Int, part: ByteRange)
    }

    /// Stands for a search by value among what clients ask for; no type is it.
    private static let search: UInt16 = 0x06

    private let standIns: StandIns
    /// The type that each client asked for last.
    private var asked: [Client: UInt16] = [:]

    private struct Client: Hashable {
        var link: TracedLink
        var isNear: Bool
    }

    /// Makes decisions that use `standIns`.
    init(_ standIns: StandIns) { self.standIns = standIns }

    /// Forgets a link that ended.
    mutating func close(_ link: TracedLink) {
        asked[Client(link: link, isNear: true)] = nil
        asked[Client(link: link, isNear: false)] = nil
    }

    /// What becomes of `unit`.
    mutating func decide(_ unit: TracedUnit) -> Decision {
        guard let opcode = unit.bytes.first else { return .dropped }
        let count = unit.bytes.count
        switch opcode {
        case 0x12, 0x52, 0xD2, 0x1B, 0x1D, 0x23: return .carriesValues
        case 0x16, 0x17:
            guard count >= 5 else { return .dropped }
            let handle = word(unit.bytes, 1), offset = Int(word(unit.bytes, 3))
            return .queues(handle: handle, offset: offset, part: ByteRange(5, count - 5))
        case _ where unit.isCut: return .dropped
        case 0x01 where count == 5, 0x02 where count == 3, 0x03 where count == 3, 0x04 where count == 5,
            0x13 where count == 1, 0x18 where count == 2, 0x19 where count == 1, 0x1E where count == 1:
            return .becomes(unit.bytes)
        case 0x05: return information(unit.bytes)
        case 0x06: return search(unit)
        case 0x07: return found(unit)
        case 0x08, 0x10: return request(unit)
        case 0x09: return elements(unit, lengths: [7: 5, 21: 5], isAsked: asked(unit) == 0x2803)
        case 0x11: return elements(unit, lengths: [6: 4, 20: 4], isAsked: asked(unit).map { 0x2800...0x2801 ~= $0 } ?? false)
        default: return .dropped
        }
    }

    /// Read by type, or by group type: start, end, a type of 2 or 16 bytes.
    private mutating func request(_ unit: TracedUnit) -> Decision {
        let client = Client(link: unit.link, isNear: unit.isFromNearEnd)
        asked[client] = nil
        guard unit.bytes.count == 7 else { return .dropped }
        let type = word(unit.bytes, 5)
        guard 0x2800...0x2803 ~= type else { return .dropped }
        asked[client] = type
        return .becomes(unit.bytes)
    }

    private func asked(_ unit: TracedUnit) -> UInt16? { asked[Client(link: unit.link, isNear: !unit.isFromNearEnd)] }

    /// Find by type value: start, end, type, value; the UUID of another service becomes another.
    private mutating func search(_ unit: TracedUnit) -> Decision {
        let client = Client(link: unit.link, isNear: unit.isFromNearEnd), bytes = unit.bytes
        asked[client] = nil
        guard bytes.count == 9 || bytes.count == 23, word(bytes, 5) == 0x2800 else { return .dropped }
        asked[client] = Self.search
        return .becomes(Array(bytes.prefix(7)) + identifier(Array(bytes.dropFirst(7))))
    }

    /// Find by type value response: first and last handle of each service, in order, as a search asked for them.
    private func found(_ unit: TracedUnit) -> Decision {
        let bytes = unit.bytes
        guard asked(unit) == Self.search, bytes.count % 4 == 1, ascends(bytes, from: 1, size: 4) else { return .dropped }
        let areRanges = stride(from: 1, to: bytes.count, by: 4).allSatisfy { word(bytes, $0) <= word(bytes, $0 + 2) }
        return areRanges ? .becomes(bytes) : .dropped
    }

    /// Whether the handles with which elements of `size` bytes begin are in order: bytes that were sent as something else seldom are.
    private func ascends(_ bytes: [UInt8], from start: Int, size: Int) -> Bool {
        let handles = stride(from: start, to: bytes.count, by: size).map { word(bytes, $0) }
        return handles.first != 0 && zip(handles, handles.dropFirst()).allSatisfy(<)
    }

    /// Find information response: format, then handles with UUIDs of 2 or 16 bytes.
    private func information(_ bytes: [UInt8]) -> Decision {
        guard bytes.count > 2, bytes[1] == 1 || bytes[1] == 2 else { return .dropped }
        let size = bytes[1] == 1 ? 4 : 18
        return list(bytes, from: 2, size: size, identifierAt: 2)
    }

    /// Element length, then elements, in which a UUID stands behind so many bytes.
    ///
    /// Where the request was not seen, only elements that are all bitchat's own are believed to be such ones.
    private func elements(_ unit: TracedUnit, lengths: [Int: Int], isAsked: Bool) -> Decision {
        guard unit.bytes.count > 1, let place = lengths[Int(unit.bytes[1])] else { return .dropped }
        let size = Int(unit.bytes[1])
        let areBitchat = unit.bytes.withRawSpan { bytes in
            stride(from: 2 + place, to: bytes.byteCount, by: size).allSatisfy {
                size - place == 16 && TracedIdentifiers.isBitchat(bytes, at: $0)
            }
        }
        guard isAsked || areBitchat else { return .dropped }
        return list(unit.bytes, from: 2, size: size, identifierAt: place)
    }

    private func list(_ bytes: [UInt8], from start: Int, size: Int, identifierAt place: Int) -> Decision {
        guard (bytes.count - start).isMultiple(of: size), ascends(bytes, from: start, size: size) else { return .dropped }
        var result = Array(bytes.prefix(start))
        for offset in stride(from: start, to: bytes.count, by: size) {
            result += bytes[offset..<(offset + place)]
            result += identifier(Array(bytes[(offset + place)..<(offset + size)]))
        }
        return .becomes(result)
    }

    /// The stand-in of a UUID; those of bitchat and of the attribute protocol itself stay.
    private func identifier(_ uuid: [UInt8]) -> [UInt8] {
        let isKept =
            uuid.count == 2
            ? TracedIdentifiers.isGeneric(word(uuid, 0)) : uuid.withRawSpan { TracedIdentifiers.isBitchat($0, at: 0) }
        if isKept { return uuid }
        let other = standIns.bytes(.identifier, uuid, count: uuid.count)
        return uuid.count == 2 ? [other[0], 0xFE] : other
    }

    private func word(_ bytes: [UInt8], _ offset: Int) -> UInt16 {
        guard offset + 1 < bytes.count else { return 0 }
        return UInt16(bytes[offset]) | UInt16(bytes[offset + 1]) << 8
    }
}
