import Testing

@Suite struct BrokenVoiceFrameTests {
    private static let ada = Peer("ada")

    private static func messages(_ kind: UInt8, _ body: [UInt8]) -> [String] {
        let payload = PayloadTLV.noise(8) + [0, 1, kind] + body
        return PayloadFrame.messages(of: "VOX-001", in: ada.frame(.voiceFrame, payload))
    }

    private static func frames(_ count: Int) -> [UInt8] { (0..<count).flatMap { _ in [0, 2, 0xAA, 0xBB] as [UInt8] } }

    @Test func keepsQuietForTheFourKinds() {
        #expect(Self.messages(0, Self.frames(1)) == [])
        #expect(Self.messages(1, [1]) == [])
        #expect(Self.messages(2, [0, 5, 0, 0, 1, 0]) == [])
        #expect(Self.messages(4, []) == [])
    }

    @Test(arguments: [3, 5, 8, 0x80] as [UInt8]) func firesForAnotherKind(kind: UInt8) {
        #expect(Self.messages(kind, [1]) == ["a value of \(kind) is not allowed, the nearest allowed one is 4"])
    }

    @Test(arguments: [(7, 0), (8, 0), (9, 1)]) func firesForMoreThan8Frames(count: Int, firings: Int) {
        let message = "a value of \(count) is not allowed, the nearest allowed one is 8"
        #expect(Self.messages(0, Self.frames(count)) == [String](repeating: message, count: firings))
    }

    @Test func firesForAFrameOfNoBytes() {
        #expect(Self.messages(0, Self.frames(1) + [0, 0]).count == 1)
        #expect(Self.messages(0, Self.frames(1) + [0, 1, 0xAA]) == [])
    }
}
