import WireFormat

/// The central's side of ATT: one request at a time, notifications kept until they are asked for.
package final class ATTClient {
    /// The most notifications kept; further ones are an error of the peer's.
    private static let capacity = 16_384

    private let channel: ATTChannel
    private var notified: [[UInt8]] = []

    /// The longest PDU that both ends take, in bytes.
    package private(set) var mtu = ATTPDU.smallestMTU

    /// Makes a client on a connection.
    package init(_ channel: ATTChannel) { self.channel = channel }

    /// Agrees on an MTU.
    package func exchangeMTU(until deadline: Deadline) throws(ATTFailure) {
        let answer = try ask(ATTPDU.mtu(ATTOpcode.mtuRequest, ATTChannel.mtu), ATTOpcode.mtuResponse, until: deadline)
        let theirs = try Self.read(answer, "exchange the MTU") { (bytes, cursor) throws(DecodeError) in
            try cursor.littleEndian(bytes, UInt16.self)
        }
        mtu = max(ATTPDU.smallestMTU, min(Int(theirs), ATTChannel.mtu))
    }

    /// Finds the service and characteristic with these UUIDs, by primary services, characteristics and descriptors in turn.
    ///
    /// The service's attributes follow each other; a server that arranges them in another way is refused.
    package func discover(_ uuid: [UInt8], _ characteristic: [UInt8], until deadline: Deadline) throws(ATTFailure) -> ATTService {
        let handles = try findService(uuid, until: deadline)
        let service = ATTService(uuid: uuid, characteristic: characteristic, handle: handles.lowerBound)
        let question = ATTPDU.question(ATTOpcode.typeRequest, handles, type: ATTPDU.AttributeType.characteristic)
        let found = try ask(question, ATTOpcode.typeResponse, until: deadline)
        let entry = [21] + ATTPDU.pair(service.declaration)
        guard found.dropFirst().starts(with: entry), found.suffix(18) == ATTPDU.pair(service.value) + characteristic else {
            throw .unexpected("find the characteristic")
        }
        guard service.value < handles.upperBound else { throw .unexpected("find the client configuration") }
        let rest = (service.value + 1)...handles.upperBound
        let last = try ask(ATTPDU.question(ATTOpcode.informationRequest, rest), ATTOpcode.informationResponse, until: deadline)
        let expected = [1] + ATTPDU.pair(service.configuration) + ATTPDU.pair(ATTPDU.AttributeType.configuration)
        guard last.dropFirst().starts(with: expected) else { throw .unexpected("find the client configuration") }
        return service
    }

    /// Asks for notifications.
    package func subscribe(to service: ATTService, until deadline: Deadline) throws(ATTFailure) {
        let enable = ATTPDU.value(ATTOpcode.writeRequest, service.configuration, ATTPDU.pair(1))
        _ = try ask(enable, ATTOpcode.writeResponse, until: deadline)
    }

    /// Writes a value and, with `isAcknowledged`, waits for the answer.
    package func write(
        _ value: [UInt8], to handle: UInt16, isAcknowledged: Bool, until deadline: Deadline
    ) throws(ATTFailure) {
        if isAcknowledged {
            let request = ATTPDU.value(ATTOpcode.writeRequest, handle, value)
            _ = try ask(request, ATTOpcode.writeResponse, until: deadline)
        } else {
            try channel.send(ATTPDU.value(ATTOpcode.writeCommand, handle, value), until: deadline)
        }
    }

    /// The next value that the server notified.
    package func nextNotification(until deadline: Deadline) throws(ATTFailure) -> [UInt8] {
        while notified.isEmpty { try keep(channel.receive(until: deadline)) }
        return notified.removeFirst()
    }

    /// Walks through the primary services until one has the UUID; an answer that does not get further ends it.
    private func findService(_ uuid: [UInt8], until deadline: Deadline) throws(ATTFailure) -> ClosedRange<UInt16> {
        var start: UInt16 = 1
        while true {
            let question = ATTPDU.question(ATTOpcode.groupRequest, start...UInt16.max, type: ATTPDU.AttributeType.primaryService)
            let answer = try ask(question, ATTOpcode.groupResponse, until: deadline)
            var last = start
            let entries = try Self.read(answer, "find the service", Self.services)
            for entry in entries {
                if entry.uuid == uuid { return entry.handles }
                last = max(last, entry.handles.upperBound)
            }
            guard !entries.isEmpty, last > start, last < .max else { throw .unexpected("find the service") }
            start = last + 1
        }
    }

    private static func services(
        _ bytes: RawSpan, _ cursor: inout ByteCursor
    ) throws(DecodeError) -> [(handles: ClosedRange<UInt16>, uuid: [UInt8])] {
        let length = Int(try cursor.byte(bytes))
        var entries: [(ClosedRange<UInt16>, [UInt8])] = []
        while !cursor.isAtEnd {
            var entry = try cursor.child(max(length, 6))
            let first = try entry.littleEndian(bytes, UInt16.self), last = try entry.littleEndian(bytes, UInt16.self)
            entries.append((first...max(first, last), bytes.array(entry.rest)))
        }
        return entries
    }

    /// Sends a request and waits for its answer.
    private func ask(_ request: [UInt8], _ expected: UInt8, until deadline: Deadline) throws(ATTFailure) -> [UInt8] {
        try channel.send(request, until: deadline)
        while true {
            let pdu = try channel.receive(until: deadline)
            if pdu.first == expected { return pdu }
            if pdu.first == ATTOpcode.error { throw try Self.refusal(pdu) }
            try keep(pdu)
        }
    }

    /// What an error response says: the request's opcode, a handle, a code.
    private static func refusal(_ pdu: [UInt8]) throws(ATTFailure) -> ATTFailure {
        try read(pdu, "read a refusal") { (bytes, cursor) throws(DecodeError) in
            let request = try cursor.byte(bytes)
            _ = try cursor.take(2)
            return .refused(request: request, code: try cursor.byte(bytes))
        }
    }

    /// Keeps the value of a notification, refuses a request of the server's, drops anything else.
    private func keep(_ pdu: [UInt8]) throws(ATTFailure) {
        guard let opcode = pdu.first else { return }
        if opcode == ATTOpcode.notification, pdu.count >= 3 {
            guard notified.count < Self.capacity else { throw .unexpected("keep more than \(Self.capacity) notifications") }
            notified.append(Array(pdu.dropFirst(3)))
        } else if ATTOpcode.isRequest(opcode) {
            let refusal = ATTPDU.error(opcode, 0, ATTErrorCode.requestNotSupported)
            try channel.send(refusal, until: Deadline(milliseconds: 1_000))
        }
    }

    /// Reads what follows a PDU's opcode; a PDU that ends early is an unexpected answer to `action`.
    private static func read<Value>(
        _ pdu: [UInt8], _ action: String, _ body: (RawSpan, inout ByteCursor) throws(DecodeError) -> Value
    ) throws(ATTFailure) -> Value {
        do {
            return try pdu.withRawSpan { bytes throws(DecodeError) in
                var cursor = ByteCursor(whole: bytes, layer: .att)
                _ = try cursor.byte(bytes)
                return try body(bytes, &cursor)
            }
        } catch {
            throw .unexpected(action)
        }
    }
}
