/// HCI packets made by hand; docs/capture-formats.md chapter 10 has the layouts.
enum HCI {
    /// ACL data with their H4 byte.
    static func acl(_ handle: UInt16, boundary: UInt16, _ data: [UInt8]) -> [UInt8] {
        [2] + word(handle | boundary << 12) + word(UInt16(data.count)) + data
    }

    /// LE connection complete, subevent 0x01.
    static func connectionComplete(_ handle: UInt16, peer: UInt64, role: UInt8, status: UInt8 = 0) -> [UInt8] {
        let parameters: [UInt8] = [0x01, status] + word(handle) + [role, 1] + address(peer) + [0x18, 0, 0, 0, 0x48, 0, 0]
        return [0x3E, UInt8(parameters.count)] + parameters
    }

    /// An event with a subevent's parameters.
    static func meta(_ parameters: [UInt8]) -> [UInt8] { [0x3E, UInt8(parameters.count)] + parameters }

    /// A command with its H4 byte.
    static func command(_ opcode: UInt16, _ parameters: [UInt8]) -> [UInt8] {
        [1] + word(opcode) + [UInt8(parameters.count)] + parameters
    }
}

/// L2CAP PDUs made by hand.
enum L2CAP {
    /// A PDU on `channel`.
    static func pdu(_ channel: UInt16, _ payload: [UInt8]) -> [UInt8] { word(UInt16(payload.count)) + word(channel) + payload }

    /// A PDU of the attribute protocol on the fixed LE channel.
    static func att(_ payload: [UInt8]) -> [UInt8] { pdu(4, payload) }

    /// A whole SDU in one credit-based frame.
    static func frame(_ channel: UInt16, _ unit: [UInt8]) -> [UInt8] { pdu(channel, word(UInt16(unit.count)) + unit) }

    /// A signalling packet on `channel`.
    static func signal(_ code: UInt8, _ identifier: UInt8, _ data: [UInt8], channel: UInt16 = 5) -> [UInt8] {
        pdu(channel, [code, identifier] + word(UInt16(data.count)) + data)
    }
}

/// ATT PDUs made by hand.
enum ATT {
    static func notification(_ handle: UInt16, _ value: [UInt8]) -> [UInt8] { [0x1B] + word(handle) + value }
    static func command(_ handle: UInt16, _ value: [UInt8]) -> [UInt8] { [0x52] + word(handle) + value }
    static func prepare(_ handle: UInt16, _ offset: UInt16, _ part: [UInt8]) -> [UInt8] {
        [0x16] + word(handle) + word(offset) + part
    }
    static func error(_ request: UInt8, _ code: UInt8) -> [UInt8] { [0x01, request, 0, 0, code] }

    /// A request for characteristic declarations from `start` on.
    static func readCharacteristics(_ start: UInt16 = 1) -> [UInt8] { [0x08] + word(start) + [0xFF, 0xFF, 0x03, 0x28] }

    /// The answer with one characteristic of a 128-bit UUID.
    static func characteristic(_ valueHandle: UInt16, _ uuid: [UInt8] = UUIDs.characteristic) -> [UInt8] {
        [0x09, 21] + word(valueHandle - 1) + [0x1E] + word(valueHandle) + uuid
    }

    /// The answer with one characteristic of a 16-bit UUID.
    static func characteristic(_ valueHandle: UInt16, short uuid: UInt16) -> [UInt8] {
        [0x09, 7] + word(valueHandle - 1) + [0x20] + word(valueHandle) + word(uuid)
    }
}

/// The UUIDs as they stand on the air.
enum UUIDs {
    static let service: [UInt8] = [
        0x5C, 0x4B, 0x3A, 0x2C, 0x1D, 0x8E, 0x3F, 0x9B, 0x5A, 0x4C, 0x9E, 0x4A, 0x2D, 0x5E, 0x7B, 0xF4,
    ]
    static let debugService: [UInt8] = [0x5A] + service.dropFirst()
    static let characteristic: [UInt8] = [
        0x5D, 0x4C, 0x3B, 0x2A, 0x1F, 0x0E, 0x9D, 0x8C, 0x5B, 0x4A, 0xF6, 0xE5, 0xD4, 0xC3, 0xB2, 0xA1,
    ]
    static let foreign: [UInt8] = (1...16).map { $0 }
}
