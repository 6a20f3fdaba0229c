import Testing

@Suite struct ShortNoiseMessageTests {
    private static let ada = Peer("ada"), bo = Peer("bo")

    @Test(arguments: [(0, 1), (19, 1), (20, 0), (21, 0)]) func firesBelow20Bytes(count: Int, firings: Int) {
        let frame = Self.ada.frame(.noiseEncrypted, PayloadTLV.noise(count), to: Self.bo.id, isSigned: false)
        let message = "the payload has \(count) bytes where 20 are needed"
        #expect(PayloadFrame.messages(of: "NOI-003", in: frame) == [String](repeating: message, count: firings))
    }
}
