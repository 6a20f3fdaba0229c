extension ATTPDU {
    /// A write command, or a write request with `isAcknowledged`.
    static func write(_ handle: UInt16, _ value: [UInt8], isAcknowledged: Bool = false) -> [UInt8] {
        pdu(isAcknowledged ? 0x12 : 0x52, [handle], value)
    }

    /// The answer to a write request.
    static var written: [UInt8] { [0x13] }

    /// A notification.
    static func notification(_ handle: UInt16, _ value: [UInt8]) -> [UInt8] { pdu(0x1B, [handle], value) }

    /// Several notifications in one.
    static func notifications(_ handle: UInt16, _ values: [[UInt8]]) -> [UInt8] {
        [0x23] + values.flatMap { pdu(0, [handle, UInt16(clamping: $0.count)], $0).dropFirst() }
    }

    /// One piece of a long write (0x16), or its echo (0x17).
    static func prepare(_ handle: UInt16, offset: Int, _ part: [UInt8], isResponse: Bool) -> [UInt8] {
        pdu(isResponse ? 0x17 : 0x16, [handle, UInt16(clamping: offset)], part)
    }

    /// The end of a long write: carried out, or cancelled.
    static func execute(isCommitted: Bool) -> [UInt8] { [0x18, isCommitted ? 1 : 0] }

    /// The answer to the end of a long write.
    static var executed: [UInt8] { [0x19] }
}
