import WireFormat

/// The ATT protocol data units of discovery and subscription (docs/capture-formats.md 10.5 and 10.6).
enum ATTPDU {
    /// The attribute types in use.
    enum AttributeType {
        static let primaryService: UInt16 = 0x2800
        static let characteristic: UInt16 = 0x2803
        static let configuration: UInt16 = 0x2902
    }

    /// An MTU request (0x02) or response (0x03).
    static func mtu(_ mtu: UInt16, isResponse: Bool) -> [UInt8] { pdu(isResponse ? 0x03 : 0x02, [mtu]) }

    /// The error that ends a search: attribute not found.
    static func notFound(_ request: UInt8, _ handle: UInt16) -> [UInt8] { pdu(0x01, [], [request] + pair(handle) + [0x0A]) }

    /// Read by group type (0x10) or read by type (0x08) of a 16-bit type.
    static func read(_ opcode: UInt8, from start: UInt16, to end: UInt16 = .max, type: UInt16) -> [UInt8] {
        pdu(opcode, [start, end, type])
    }

    /// Find by type value: primary services with a 128-bit identifier.
    static func findService(from start: UInt16, _ uuid: [UInt8]) -> [UInt8] {
        pdu(0x06, [start, .max, AttributeType.primaryService], uuid)
    }

    /// The services every server begins with: Generic Access and Generic Attribute.
    static var usualServices: [UInt8] { [0x11, 6] + words([0x0001, 0x0005, 0x1800, 0x0006, 0x0009, 0x1801]) }

    /// The bitchat service as an answer to read by group type.
    static func service(_ server: GATTServer) -> [UInt8] {
        [0x11, 20] + words([server.service, server.end]) + BitchatUUID.service
    }

    /// The bitchat service as an answer to find by type value.
    static func foundService(_ server: GATTServer) -> [UInt8] { pdu(0x07, [server.service, server.end]) }

    /// The bitchat characteristic: read, write without response, write, notify.
    static func characteristic(_ server: GATTServer) -> [UInt8] {
        [0x09, 21] + pair(server.declaration) + [0x1E] + pair(server.value) + BitchatUUID.characteristic
    }

    /// Find information in a range.
    static func findInformation(from start: UInt16, to end: UInt16) -> [UInt8] { pdu(0x04, [start, end]) }

    /// The client configuration as an answer to it.
    static func information(_ server: GATTServer) -> [UInt8] {
        [0x05, 1] + words([server.configuration, AttributeType.configuration])
    }

    /// An opcode, numbers, bytes.
    static func pdu(_ opcode: UInt8, _ numbers: [UInt16], _ rest: [UInt8] = []) -> [UInt8] { [opcode] + words(numbers) + rest }

    private static func words(_ numbers: [UInt16]) -> [UInt8] { numbers.flatMap(pair) }

    private static func pair(_ number: UInt16) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8)] }
}
