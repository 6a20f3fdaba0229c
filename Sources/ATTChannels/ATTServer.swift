import WireFormat

/// The peripheral's side of ATT: answers what a central asks about one service, and hands out what it writes.
///
/// It holds no connection: PDUs go in and come out. Whatever a PDU is, the answer is one that the protocol allows.
package struct ATTServer: Sendable, Hashable {
    /// What a PDU led to.
    package struct Outcome: Sendable, Hashable {
        /// The PDU to send back, if one is wanted.
        package var answer: [UInt8]?
        /// The value that was written to the characteristic, if one was.
        package var written: [UInt8]?
    }

    /// Read, write without response, write, notify (docs/protocol.md 1.1).
    private static let properties: UInt8 = 0x1E

    /// The service that is served.
    package let service: ATTService
    /// The MTU agreed on, in bytes.
    package private(set) var mtu = ATTPDU.smallestMTU
    /// Whether the central wants notifications.
    package private(set) var isSubscribed = false

    /// Makes a server that nobody has asked yet.
    package init(_ service: ATTService) { self.service = service }

    /// Takes a PDU of the central's.
    package mutating func take(_ pdu: [UInt8]) -> Outcome {
        pdu.withRawSpan { bytes in
            var cursor = ByteCursor(whole: bytes, layer: .att)
            guard let opcode = try? cursor.byte(bytes) else { return Outcome() }
            do {
                return try answer(opcode, bytes, &cursor)
            } catch {
                return ATTOpcode.isRequest(opcode) ? refuse(opcode, 0, ATTErrorCode.invalidPDU) : Outcome()
            }
        }
    }

    private mutating func answer(_ opcode: UInt8, _ bytes: RawSpan, _ cursor: inout ByteCursor) throws(DecodeError) -> Outcome {
        switch opcode {
        case ATTOpcode.mtuRequest:
            let asked = Int(try cursor.littleEndian(bytes, UInt16.self))
            mtu = max(ATTPDU.smallestMTU, min(asked, ATTChannel.mtu))
            return Outcome(answer: ATTPDU.mtu(ATTOpcode.mtuResponse, ATTChannel.mtu))
        case ATTOpcode.groupRequest, ATTOpcode.typeRequest, ATTOpcode.informationRequest:
            return try discovery(opcode, bytes, &cursor)
        case ATTOpcode.writeRequest, ATTOpcode.writeCommand:
            return try write(opcode, to: cursor.littleEndian(bytes, UInt16.self), bytes.array(cursor.rest))
        default:
            return ATTOpcode.isRequest(opcode) ? refuse(opcode, 0, ATTErrorCode.requestNotSupported) : Outcome()
        }
    }

    /// Answers with the one attribute of the kind asked for, when it stands in the range.
    private func discovery(_ opcode: UInt8, _ bytes: RawSpan, _ cursor: inout ByteCursor) throws(DecodeError) -> Outcome {
        let start = try cursor.littleEndian(bytes, UInt16.self), end = try cursor.littleEndian(bytes, UInt16.self)
        guard start > 0, start <= end else { return refuse(opcode, start, ATTErrorCode.invalidHandle) }
        let type = opcode == ATTOpcode.informationRequest ? nil : try cursor.littleEndian(bytes, UInt16.self)
        guard cursor.isAtEnd, let (handle, answer) = attribute(opcode, type), start...end ~= handle else {
            return refuse(opcode, start, ATTErrorCode.attributeNotFound)
        }
        return Outcome(answer: answer)
    }

    /// The attribute that answers a question about a type, and the answer.
    private func attribute(_ opcode: UInt8, _ type: UInt16?) -> (handle: UInt16, answer: [UInt8])? {
        switch (opcode, type) {
        case (ATTOpcode.groupRequest, ATTPDU.AttributeType.primaryService):
            let range = ATTPDU.pair(service.handle) + ATTPDU.pair(service.configuration)
            return (service.handle, [ATTOpcode.groupResponse, 20] + range + service.uuid)
        case (ATTOpcode.typeRequest, ATTPDU.AttributeType.characteristic):
            let content = [Self.properties] + ATTPDU.pair(service.value) + service.characteristic
            return (service.declaration, [ATTOpcode.typeResponse, 21] + ATTPDU.pair(service.declaration) + content)
        case (ATTOpcode.informationRequest, nil):
            let entry = ATTPDU.pair(service.configuration) + ATTPDU.pair(ATTPDU.AttributeType.configuration)
            return (service.configuration, [ATTOpcode.informationResponse, 1] + entry)
        default: return nil
        }
    }

    private mutating func write(_ opcode: UInt8, to handle: UInt16, _ value: [UInt8]) -> Outcome {
        let answer: [UInt8]? = opcode == ATTOpcode.writeRequest ? [ATTOpcode.writeResponse] : nil
        switch handle {
        case service.value: return Outcome(answer: answer, written: value)
        case service.configuration:
            isSubscribed = (value.first ?? 0) & 1 == 1
            return Outcome(answer: answer)
        default: return answer == nil ? Outcome() : refuse(opcode, handle, ATTErrorCode.invalidHandle)
        }
    }

    private func refuse(_ request: UInt8, _ handle: UInt16, _ code: UInt8) -> Outcome {
        Outcome(answer: ATTPDU.error(request, handle, code))
    }
}
