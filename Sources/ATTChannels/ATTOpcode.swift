/// The opcodes of ATT that both ends of a bitchat link use (Core Specification, volume 3, part F, 3.4).
package enum ATTOpcode {
    /// The refusal of a request: its opcode, a handle, a code.
    static let error: UInt8 = 0x01
    /// The client's MTU.
    static let mtuRequest: UInt8 = 0x02
    /// The server's MTU.
    static let mtuResponse: UInt8 = 0x03
    /// Asks which attributes stand in a range of handles.
    static let informationRequest: UInt8 = 0x04
    /// Handles with their types.
    static let informationResponse: UInt8 = 0x05
    /// Asks for the attributes of a type in a range, with their values.
    static let typeRequest: UInt8 = 0x08
    /// Handles with their values.
    static let typeResponse: UInt8 = 0x09
    /// Asks for the groups that begin in a range.
    static let groupRequest: UInt8 = 0x10
    /// Ranges of handles with their values.
    static let groupResponse: UInt8 = 0x11
    /// A value to write and to answer.
    static let writeRequest: UInt8 = 0x12
    /// It is written.
    static let writeResponse: UInt8 = 0x13
    /// A value of the server's, not answered.
    package static let notification: UInt8 = 0x1B
    /// A value to write, not answered.
    static let writeCommand: UInt8 = 0x52

    /// Whether a PDU of this opcode wants an answer: even, no command (bit 6), and not the confirmation of an indication.
    static func isRequest(_ opcode: UInt8) -> Bool { opcode & 0x41 == 0 && opcode != 0x1E }
}

/// The error codes that the server answers with (Core Specification, volume 3, part F, 3.4.1.1).
enum ATTErrorCode {
    /// No attribute stands there, or it cannot be written.
    static let invalidHandle: UInt8 = 0x01
    /// The PDU is cut.
    static let invalidPDU: UInt8 = 0x04
    /// The server does not know the request.
    static let requestNotSupported: UInt8 = 0x06
    /// Nothing of the kind is in the range.
    static let attributeNotFound: UInt8 = 0x0A
}
