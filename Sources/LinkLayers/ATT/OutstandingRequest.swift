import WireFormat

/// The request that a client waits for the answer of; ATT allows one per bearer (docs/capture-formats.md 10.6).
struct OutstandingRequest: Sendable, Hashable {
    /// What it asks for, as far as the answer's meaning depends on it.
    enum Subject: UInt8, Sendable, Hashable {
        /// Nothing that discovery needs.
        case other
        /// Characteristic declarations.
        case characteristics
        /// Bitchat's service, by its UUID.
        case bitchatService
        /// Another service, by its UUID.
        case otherService
    }

    /// Its opcode.
    var opcode: UInt8
    /// What it asks for.
    var subject = Subject.other
    /// The first handle of its range; 0 where it has none.
    var firstHandle: UInt16 = 0

    /// Reads the request in `range`, which begins with its opcode.
    init(_ opcode: UInt8, _ bytes: RawSpan, _ range: ByteRange) {
        self.opcode = opcode
        var cursor = ByteCursor(range.dropping(1), layer: .att)
        do throws(DecodeError) {
            switch opcode {
            case AttributeOpcode.findByTypeValueRequest: try readFindByTypeValue(&cursor, bytes)
            case AttributeOpcode.readByTypeRequest: try readByType(&cursor, bytes)
            default: break
            }
        } catch {
            subject = .other
        }
    }

    /// Start u16, end u16, type u16, value: a service is asked for by type 0x2800 and its UUID.
    private mutating func readFindByTypeValue(_ cursor: inout ByteCursor, _ bytes: RawSpan) throws(DecodeError) {
        firstHandle = try cursor.littleEndian(bytes, UInt16.self)
        _ = try cursor.take(2)
        guard try cursor.littleEndian(bytes, UInt16.self) == AttributeType.primaryService else { return }
        subject = .otherService
        guard cursor.remaining == 16 else { return }
        if try LongIdentifier(&cursor, bytes).isBitchatService { subject = .bitchatService }
    }

    /// Start u16, end u16, type of 2 or 16 bytes.
    private mutating func readByType(_ cursor: inout ByteCursor, _ bytes: RawSpan) throws(DecodeError) {
        firstHandle = try cursor.littleEndian(bytes, UInt16.self)
        _ = try cursor.take(2)
        guard cursor.remaining == 2 else { return }
        if try cursor.littleEndian(bytes, UInt16.self) == AttributeType.characteristic { subject = .characteristics }
    }
}
