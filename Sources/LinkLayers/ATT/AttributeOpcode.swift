/// The opcodes of the attribute protocol that concern bitchat (docs/capture-formats.md 10.5).
enum AttributeOpcode {
    /// Error response: request opcode, handle u16, code.
    static let error: UInt8 = 0x01
    /// Exchange MTU request: client MTU u16.
    static let mtuRequest: UInt8 = 0x02
    /// Exchange MTU response: server MTU u16.
    static let mtuResponse: UInt8 = 0x03
    /// Find information request: start u16, end u16.
    static let findInformationRequest: UInt8 = 0x04
    /// Find information response: format, then handles with UUIDs.
    static let findInformationResponse: UInt8 = 0x05
    /// Find by type value request: start u16, end u16, type u16, value.
    static let findByTypeValueRequest: UInt8 = 0x06
    /// Find by type value response: found handle u16, group end u16, repeated.
    static let findByTypeValueResponse: UInt8 = 0x07
    /// Read by type request: start u16, end u16, type.
    static let readByTypeRequest: UInt8 = 0x08
    /// Read by type response: element length, elements.
    static let readByTypeResponse: UInt8 = 0x09
    /// Read by group type request: start u16, end u16, type.
    static let readByGroupTypeRequest: UInt8 = 0x10
    /// Read by group type response: element length, elements.
    static let readByGroupTypeResponse: UInt8 = 0x11
    /// Write request: handle u16, value.
    static let writeRequest: UInt8 = 0x12
    /// Prepare write request: handle u16, offset u16, part.
    static let prepareWriteRequest: UInt8 = 0x16
    /// Execute write request: flags, 0 cancels and 1 commits.
    static let executeWriteRequest: UInt8 = 0x18
    /// Handle value notification: handle u16, value.
    static let notification: UInt8 = 0x1B
    /// Handle value indication: handle u16, value.
    static let indication: UInt8 = 0x1D
    /// Multiple handle value notification: handle u16, length u16, value, repeated.
    static let multipleNotification: UInt8 = 0x23
    /// Write command: handle u16, value.
    static let writeCommand: UInt8 = 0x52
    /// Signed write command: handle u16, value, signature of 12 bytes.
    static let signedWriteCommand: UInt8 = 0xD2

    /// Whether a client sends PDUs of this opcode that a server answers.
    static func isRequest(_ opcode: UInt8) -> Bool { opcode & 1 == 0 && opcode <= 0x20 && opcode != 0x1E }

    /// Whether a server sends PDUs of this opcode in answer to a request.
    static func isResponse(_ opcode: UInt8) -> Bool { opcode & 1 == 1 && opcode <= 0x21 && opcode != 0x1B && opcode != 0x1D }
}
