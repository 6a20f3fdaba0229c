import Testing

@testable import ATTChannels

/// The client against a list of answers that are there before it asks, and against the server on a thread of its own.
@Suite struct ATTClientTests {
    private let pair: ChannelPair
    private let client: ATTClient
    private static let service = ATTServerTests.service

    init() throws {
        pair = try ChannelPair()
        client = ATTClient(pair.one)
    }

    private func prepare(_ answers: [UInt8]...) throws {
        for answer in answers { try pair.other.send(answer, until: .generous) }
    }

    private func question() throws -> [UInt8] { try pair.other.receive(until: .generous) }

    private func discover() throws -> ATTService {
        try client.discover(Self.service.uuid, Self.service.characteristic, until: .generous)
    }

    @Test(arguments: [(22, 23), (23, 23), (247, 247), (517, 517), (518, 517)])
    func agreesOnTheSmallerMTUButNoneBelow23(offered: UInt16, agreed: Int) throws {
        try prepare([0x03, UInt8(offered & 0xFF), UInt8(offered >> 8)])
        try client.exchangeMTU(until: .generous)
        #expect(client.mtu == agreed)
        #expect(try question() == [0x02, 0x05, 0x02])
    }

    @Test func discoversPastOtherServices() throws {
        try prepare(
            [0x11, 6, 1, 0, 5, 0, 0x00, 0x18, 6, 0, 9, 0, 0x01, 0x18],
            [0x11, 20, 0x2A, 0, 0x2D, 0] + Self.service.uuid,
            [0x09, 21, 0x2B, 0, 0x1E, 0x2C, 0] + Self.service.characteristic, [0x05, 1, 0x2D, 0, 0x02, 0x29])
        #expect(try discover() == Self.service)
        #expect(try question() == [0x10, 0x01, 0, 0xFF, 0xFF, 0x00, 0x28])
        #expect(try question() == [0x10, 0x0A, 0, 0xFF, 0xFF, 0x00, 0x28])
        #expect(try question() == [0x08, 0x2A, 0, 0x2D, 0, 0x03, 0x28])
        #expect(try question() == [0x04, 0x2D, 0, 0x2D, 0])
    }

    @Test func aServerWithoutTheServiceIsSaid() throws {
        try prepare([0x11, 6, 1, 0, 5, 0, 0x00, 0x18], [0x01, 0x10, 6, 0, 0x0A])
        #expect(throws: ATTFailure.refused(request: 0x10, code: 0x0A)) { try discover() }
    }

    @Test(
        arguments: [
            [0x11], [0x11, 20], [0x11, 20, 0x2A, 0, 0x2D], [0x11, 0, 1, 0, 5, 0], [0x11, 6, 1, 0, 1, 0, 0x00, 0x18],
            [0x11, 6, 1, 0, 0xFF, 0xFF, 0x00, 0x18],
        ] as [[UInt8]])
    func anAnswerThatLeadsNoFurtherEndsTheSearch(answer: [UInt8]) throws {
        try prepare(answer)
        #expect(throws: ATTFailure.unexpected("find the service")) { try discover() }
    }

    @Test func aCharacteristicElsewhereIsRefused() throws {
        try prepare(
            [0x11, 20, 0x2A, 0, 0x2D, 0] + Self.service.uuid, [0x09, 21, 0x2B, 0, 0x1E, 0x2D, 0] + Self.service.characteristic)
        #expect(throws: ATTFailure.unexpected("find the characteristic")) { try discover() }
    }

    @Test func aRefusalCutShortIsSaid() throws {
        try prepare([0x01, 0x12])
        #expect(throws: ATTFailure.unexpected("read a refusal")) {
            try client.write([1], to: 0x2C, isAcknowledged: true, until: .generous)
        }
    }

    @Test func keepsNotificationsThatComeBetweenQuestionAndAnswer() throws {
        try prepare([0x1B, 0x2C, 0, 1], [0x1B, 0x2C, 0, 2, 3], [0x13], [0x1B, 0x2C, 0])
        try client.write([9], to: 0x2C, isAcknowledged: true, until: .generous)
        #expect(try question() == [0x12, 0x2C, 0, 9])
        #expect(try (0..<3).map { _ in try client.nextNotification(until: .generous) } == [[1], [2, 3], []])
    }

    @Test(arguments: [16_384, 16_385]) func keepsUpTo16384NotificationsThatNobodyAskedFor(count: Int) throws {
        let channel = pair.other
        let server = PeerThread {
            for _ in 0..<count { try channel.send([0x1B, 0x2C, 0, 1], until: .generous) }
            try channel.send([0x13], until: .generous)
        }
        let outcome = Result { try client.write([9], to: 0x2C, isAcknowledged: true, until: .generous) }
        try server.value()
        if count <= 16_384 {
            try outcome.get()
        } else {
            #expect(throws: ATTFailure.unexpected("keep more than 16384 notifications")) { try outcome.get() }
        }
    }

    @Test func refusesWhatTheServerAsks() throws {
        try prepare([0x02, 0x05, 0x02], [0x1B, 0x2C, 0, 7])
        #expect(try client.nextNotification(until: .generous) == [7])
        #expect(try question() == [0x01, 0x02, 0, 0, 0x06])
    }

    @Test func aServerThatIsSilentIsGivenUp() {
        #expect(throws: ATTFailure.timedOut("receive from the peer")) {
            try client.exchangeMTU(until: Deadline(milliseconds: 1))
        }
    }

    @Test func reachesTheServerOfThisProject() throws {
        let channel = pair.other
        let server = PeerThread {
            var server = ATTServer(Self.service), written: [[UInt8]] = []
            while written.count < 2 {
                let outcome = server.take(try channel.receive(until: .generous))
                if let answer = outcome.answer { try channel.send(answer, until: .generous) }
                if let value = outcome.written { written.append(value) }
            }
            return (server.isSubscribed, server.mtu, written)
        }
        try client.exchangeMTU(until: .generous)
        #expect(try discover() == Self.service)
        try client.subscribe(to: Self.service, until: .generous)
        try client.write([1, 2], to: Self.service.value, isAcknowledged: true, until: .generous)
        try client.write([UInt8](repeating: 5, count: 514), to: Self.service.value, isAcknowledged: false, until: .generous)
        let (isSubscribed, mtu, written) = try server.value()
        #expect(isSubscribed && mtu == 517 && written == [[1, 2], [UInt8](repeating: 5, count: 514)])
    }
}
