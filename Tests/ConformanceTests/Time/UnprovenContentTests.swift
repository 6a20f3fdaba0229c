import BitchatFrame
import Testing

@Suite struct UnprovenContentTests {
    private static let ada = Peer("ada")
    private static let types: [MessageType] = [.message, .leave, .fileTransfer, .voiceFrame]

    /// How often SIG-005 fires after ada announced herself, or did not.
    private static func firings(_ bytes: [UInt8], knowsKey: Bool = true) -> Int {
        let script = MeshScript()
        let link = script.link(1)
        if knowsKey { script.receive(ada.announce(), on: link, at: 0) }
        script.receive(bytes, on: link, at: 1)
        return script.count(of: "SIG-005")
    }

    private static func frame(_ type: MessageType, isSigned: Bool = true) -> [UInt8] {
        ada.frame(type, Array("hello".utf8), isSigned: isSigned)
    }

    private static func broken(_ type: MessageType) -> [UInt8] {
        var bytes = frame(type)
        bytes[bytes.count - 1] ^= 1
        return bytes
    }

    @Test(arguments: types) func firesWithoutASignature(type: MessageType) {
        #expect(Self.firings(Self.frame(type, isSigned: false)) == 1)
        #expect(Self.firings(Self.frame(type, isSigned: false), knowsKey: false) == 1)
        #expect(Self.firings(Self.frame(type)) == 0)
    }

    @Test(arguments: types) func firesForAnInvalidSignature(type: MessageType) { #expect(Self.firings(Self.broken(type)) == 1) }

    @Test func keepsQuietWhileTheKeyIsUnknown() { #expect(Self.firings(Self.broken(.message), knowsKey: false) == 0) }

    @Test(arguments: [.noiseHandshake, .fragment, .groupMessage, .ping] as [MessageType])
    func keepsQuietForTypesThatNeedNone(type: MessageType) { #expect(Self.firings(Self.frame(type, isSigned: false)) == 0) }
}
