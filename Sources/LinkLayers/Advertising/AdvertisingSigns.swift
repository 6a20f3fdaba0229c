import WireFormat

/// What advertising data show of bitchat (docs/capture-formats.md 10.4).
struct AdvertisingSigns: Sendable, Hashable {
    /// Whether the released service is listed.
    var hasService = false
    /// Whether the service of debug builds is listed.
    var hasDebugService = false
    /// Whether there are service data of either service.
    var hasServiceData = false
    /// The peer ID in the service data.
    var peerID: UInt64?
    /// Whether there is a local name.
    var hasLocalName = false
    /// Whether a structure runs past the end of the data.
    var isMalformed = false

    /// Whether anything of bitchat's was found.
    var areBitchat: Bool { hasService || hasDebugService || hasServiceData }

    /// Reads a sequence of structures: length, type, value; a length of 0 ends it.
    init(_ bytes: RawSpan, _ range: ByteRange) {
        var cursor = ByteCursor(range.held(by: bytes), layer: .hci)
        do throws(DecodeError) {
            while !cursor.isAtEnd {
                let length = Int(try cursor.byte(bytes))
                guard length > 0 else { return }
                var structure = try cursor.child(length, claim: .recordLength)
                try read(try structure.byte(bytes), &structure, bytes)
            }
        } catch {
            isMalformed = true
        }
    }

    /// Reads the value of one structure.
    private mutating func read(_ type: UInt8, _ value: inout ByteCursor, _ bytes: RawSpan) throws(DecodeError) {
        switch type {
        case 0x06, 0x07:
            while value.remaining >= 16 { list(try LongIdentifier(&value, bytes)) }
        case 0x08, 0x09: hasLocalName = true
        case 0x21:
            guard try LongIdentifier(&value, bytes).isBitchatService else { return }
            hasServiceData = true
            if value.remaining >= 8 { peerID = try value.bigEndian(bytes, UInt64.self) }
        default: break
        }
    }

    /// Takes note of a listed service.
    private mutating func list(_ service: LongIdentifier) {
        if service == .service { hasService = true }
        if service == .debugService { hasDebugService = true }
    }
}
