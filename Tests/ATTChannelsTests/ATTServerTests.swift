import Testing

@testable import ATTChannels

/// The bytes of questions and answers are written out from the Core Specification, volume 3, part F, 3.4.
@Suite struct ATTServerTests {
    static let service = ATTService(
        uuid: [UInt8](0xA0...0xAF), characteristic: [UInt8](0xC0...0xCF), handle: 0x002A)
    private var server = ATTServer(Self.service)

    private mutating func answer(_ pdu: [UInt8]) -> [UInt8]? { server.take(pdu).answer }

    @Test(arguments: [(22, 23), (23, 23), (185, 185), (516, 516), (517, 517), (518, 517)])
    mutating func agreesOnTheSmallerMTUButNoneBelow23(asked: UInt16, agreed: Int) {
        #expect(answer([0x02, UInt8(asked & 0xFF), UInt8(asked >> 8)]) == [0x03, 0x05, 0x02])
        #expect(server.mtu == agreed)
    }

    @Test mutating func namesItsServiceWithItsRangeOfHandles() {
        #expect(answer([0x10, 0x01, 0x00, 0xFF, 0xFF, 0x00, 0x28]) == [0x11, 20, 0x2A, 0, 0x2D, 0] + [UInt8](0xA0...0xAF))
    }

    @Test mutating func namesItsCharacteristic() {
        let expected = [0x09, 21, 0x2B, 0, 0x1E, 0x2C, 0] + [UInt8](0xC0...0xCF)
        #expect(answer([0x08, 0x2A, 0x00, 0x2D, 0x00, 0x03, 0x28]) == expected)
    }

    @Test mutating func namesItsClientConfiguration() {
        #expect(answer([0x04, 0x2D, 0x00, 0x2D, 0x00]) == [0x05, 1, 0x2D, 0, 0x02, 0x29])
    }

    @Test(
        arguments: [
            ([0x10, 0x2B, 0, 0xFF, 0xFF, 0, 0x28], [0x01, 0x10, 0x2B, 0, 0x0A]),  // begins after the service
            ([0x10, 0x01, 0, 0x29, 0, 0, 0x28], [0x01, 0x10, 0x01, 0, 0x0A]),  // ends before it
            ([0x10, 0x01, 0, 0xFF, 0xFF, 0x01, 0x28], [0x01, 0x10, 0x01, 0, 0x0A]),  // secondary services
            ([0x08, 0x01, 0, 0xFF, 0xFF, 0, 0x2A], [0x01, 0x08, 0x01, 0, 0x0A]),  // a device name
            ([0x10, 0x00, 0, 0xFF, 0xFF, 0, 0x28], [0x01, 0x10, 0, 0, 0x01]),  // handle 0
            ([0x10, 0x05, 0, 0x04, 0, 0, 0x28], [0x01, 0x10, 0x05, 0, 0x01]),  // a range that runs backwards
            ([0x0A, 0x2C, 0], [0x01, 0x0A, 0, 0, 0x06]),  // a read, which bitchat does not use
            ([0x12, 0x2B, 0, 9], [0x01, 0x12, 0x2B, 0, 0x01]),  // a write to the declaration
            ([0x12, 0x2C], [0x01, 0x12, 0, 0, 0x04]),  // half a handle
            ([0x10, 0x01, 0, 0xFF, 0xFF, 0], [0x01, 0x10, 0, 0, 0x04]),  // half a type
        ] as [([UInt8], [UInt8])])
    mutating func refusesWhatItDoesNotHave(question: [UInt8], refusal: [UInt8]) {
        #expect(server.take(question) == ATTServer.Outcome(answer: refusal))
    }

    @Test mutating func handsOutWhatIsWrittenAndAnswersWhereThatIsWanted() {
        #expect(server.take([0x52, 0x2C, 0, 1, 2]) == ATTServer.Outcome(written: [1, 2]))
        #expect(server.take([0x12, 0x2C, 0, 3]) == ATTServer.Outcome(answer: [0x13], written: [3]))
        #expect(server.take([0x12, 0x2C, 0]) == ATTServer.Outcome(answer: [0x13], written: []))
    }

    @Test mutating func notificationsAreSwitchedByBit0OfTheConfiguration() {
        #expect(!server.isSubscribed)
        for (value, isOn) in [(1, true), (2, false), (3, true), (0, false)] as [(UInt8, Bool)] {
            #expect(server.take([0x12, 0x2D, 0, value, 0]) == ATTServer.Outcome(answer: [0x13]))
            #expect(server.isSubscribed == isOn)
        }
    }

    @Test(
        arguments: [[], [0x1E], [0x13], [0x03, 5, 2], [0x52], [0x52, 0x2C], [0x52, 0x2B, 0, 1], [0x1B, 1, 0, 2], [0xD2, 1]]
            as [[UInt8]])
    mutating func isSilentToWhatWantsNoAnswer(pdu: [UInt8]) { #expect(server.take(pdu) == ATTServer.Outcome()) }
}
