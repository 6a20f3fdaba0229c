/// The opcodes of ATT that both ends of a bitchat link use (Core Specification, volume 3, part F, 3.4).
package enum ATTOpcode {
    package static let error: UInt8 = 0x01
    package static let mtuRequest: UInt8 = 0x02
    package static let mtuResponse: UInt8 = 0x03
    package static let informationRequest: UInt8 = 0x04
    package static let informationResponse: UInt8 = 0x05
    package static let typeRequest: UInt8 = 0x08
    package static let typeResponse: UInt8 = 0x09
    package static let groupRequest: UInt8 = 0x10
    package static let groupResponse: UInt8 = 0x11
    package static let writeRequest: UInt8 = 0x12
    package static let writeResponse: UInt8 = 0x13
    package static let notification: UInt8 = 0x1B
    package static let writeCommand: UInt8 = 0x52

    /// Whether a PDU of this opcode wants an answer: even, no command (bit 6), and not the confirmation of an indication.
    static func isRequest(_ opcode: UInt8) -> Bool { opcode & 0x41 == 0 && opcode != 0x1E }
}

/// The error codes that the server answers with (Core Specification, volume 3, part F, 3.4.1.1).
package enum ATTErrorCode {
    package static let invalidHandle: UInt8 = 0x01
    package static let invalidPDU: UInt8 = 0x04
    package static let requestNotSupported: UInt8 = 0x06
    package static let attributeNotFound: UInt8 = 0x0A
}
