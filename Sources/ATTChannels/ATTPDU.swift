import WireFormat

/// Makes ATT PDUs: an opcode, numbers of two bytes each, bytes (Core Specification, volume 3, part F, 3.4).
///
/// Names of its own, although LinkLayers has some of them too: a peer that shared the decoder's could not show the decoder's mistakes.
package enum ATTPDU {
    /// The attribute types of discovery.
    package enum AttributeType {
        /// A service: its UUID.
        package static let primaryService: UInt16 = 0x2800
        /// A characteristic: properties, handle of the value, UUID.
        package static let characteristic: UInt16 = 0x2803
        /// What the client wants of a characteristic: bit 0, notifications.
        package static let configuration: UInt16 = 0x2902
    }

    /// The smallest MTU, which holds until another is agreed on.
    package static let smallestMTU = 23

    /// An MTU request, or the answer to one.
    package static func mtu(_ opcode: UInt8, _ mtu: Int) -> [UInt8] { make(opcode, UInt16(clamping: mtu)) }

    /// A question for attributes of a type in a range of handles; the type is left out where the opcode has none.
    package static func question(_ opcode: UInt8, _ handles: ClosedRange<UInt16>, type: UInt16? = nil) -> [UInt8] {
        let range = make(opcode, handles.lowerBound, handles.upperBound)
        guard let type else { return range }
        return range + pair(type)
    }

    /// A write request or command, or a notification.
    package static func value(_ opcode: UInt8, _ handle: UInt16, _ value: [UInt8]) -> [UInt8] { make(opcode, handle) + value }

    /// The refusal of a request.
    static func error(_ request: UInt8, _ handle: UInt16, _ code: UInt8) -> [UInt8] {
        [ATTOpcode.error, request] + pair(handle) + [code]
    }

    /// The two bytes of a number.
    static func pair(_ number: UInt16) -> [UInt8] { [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)] }

    private static func make(_ opcode: UInt8, _ numbers: UInt16...) -> [UInt8] { [opcode] + numbers.flatMap(pair) }
}
