import WireFormat

/// What is put before a record's bytes so that its direction, packet type or adapter is kept
/// (docs/capture-formats.md chapter 8).
enum RecordPrefix: Hashable {
    /// Nothing.
    case none
    /// A big-endian direction word; an H4 type byte follows in the record.
    case direction(isReceived: Bool)
    /// A big-endian direction word and the H4 type byte.
    case directionAndType(isReceived: Bool, type: UInt8)
    /// Adapter and opcode as two big-endian words.
    case monitor(adapter: UInt16, opcode: UInt16)

    /// The number of bytes.
    var count: Int {
        switch self {
        case .none: 0
        case .direction, .monitor: 4
        case .directionAndType: 5
        }
    }

    /// Writes the bytes.
    func write(to output: inout ByteWriter) {
        switch self {
        case .none: break
        case .direction(let isReceived): output.bigEndian(UInt32(isReceived ? 1 : 0))
        case .directionAndType(let isReceived, let type):
            output.bigEndian(UInt32(isReceived ? 1 : 0))
            output.byte(type)
        case .monitor(let adapter, let opcode):
            output.bigEndian(adapter)
            output.bigEndian(opcode)
        }
    }
}
