import Testing

@Suite struct BrokenNostrCarrierTests {
    private static let ada = Peer("ada"), bo = Peer("bo")

    private static func messages(_ direction: UInt8, event: Int = 60, tail: [UInt8] = [], isSigned: Bool = true) -> [String] {
        let payload =
            PayloadTLV.long(1, [direction]) + PayloadTLV.long(2, Array("u33d".utf8))
            + PayloadTLV.long(3, PayloadTLV.noise(event)) + tail
        return PayloadFrame.messages(of: "NOS-001", in: ada.frame(.nostrCarrier, payload, to: bo.id, isSigned: isSigned))
    }

    @Test(
        arguments: [(1, ["an event goes toGateway unsigned"]), (2, []), (3, ["an event goes toBridge unsigned"]), (4, [])]
            as [(UInt8, [String])])
    func firesForAnUnsignedUplink(direction: UInt8, messages: [String]) {
        #expect(Self.messages(direction, isSigned: false) == messages)
        #expect(Self.messages(direction, isSigned: true) == [])
    }

    @Test func firesForAnEventOf16385Bytes() {
        #expect(Self.messages(1, event: 16_384) == [])
        #expect(Self.messages(1, event: 16_385) == ["TLV 0x03 has 16385 bytes where 16384 are allowed"])
    }

    @Test func firesForBytesLeftOver() {
        #expect(Self.messages(1, tail: [0x09, 0x00]) == ["2 bytes are left over after the last field"])
        #expect(Self.messages(1, tail: [0x09, 0x00, 0x00]) == [])
    }

    @Test(arguments: [0, 5] as [UInt8]) func firesForAnUnknownDirection(direction: UInt8) {
        #expect(Self.messages(direction).count == 1)
    }
}
