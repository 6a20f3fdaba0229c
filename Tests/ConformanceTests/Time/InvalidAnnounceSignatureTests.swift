import Conformance
import Testing

@Suite struct InvalidAnnounceSignatureTests {
    private static let ada = Peer("ada"), bo = Peer("bo")

    private static func finding(_ bytes: [UInt8]) -> (message: String, offset: Int?)? {
        let script = MeshScript()
        script.receive(bytes, on: script.link(1), at: 0)
        return script.judged().flatMap(\.findings).first { "\($0.rule.id)" == "SIG-002" }.map { ($0.message, $0.offset) }
    }

    @Test func firesForOneWrongBit() {
        var bytes = Self.ada.announce()
        #expect(Self.finding(bytes) == nil)
        bytes[bytes.count - 1] ^= 1
        #expect(Self.finding(bytes)?.message == "the signature does not verify under the announced key")
        #expect(Self.finding(bytes)?.offset == bytes.count - 64)
    }

    @Test func firesForAChangedName() {
        var bytes = Self.ada.announce()
        bytes[24] ^= 1
        #expect(Self.finding(bytes) != nil)
    }

    @Test func keepsQuietForBytesThatAreNotSigned() {
        var bytes = Self.ada.announce(ttl: 3)
        bytes[11] |= 0xF0
        #expect(Self.finding(bytes) == nil)
    }

    @Test func firesForAKeyOfSmallOrder() {
        let payload = Array(Self.ada.announcement.dropLast(32)) + [1] + [UInt8](repeating: 0, count: 31)
        #expect(
            Self.finding(Self.ada.frame(.announce, payload))?.message
                == "the signing key is a point of small order under the announced key")
    }

    @Test func keepsQuietWhenSignaturesAreNotVerified() {
        var options = JudgeOptions()
        options.verifiesSignatures = false
        let script = MeshScript(options)
        var bytes = Self.ada.announce()
        bytes[bytes.count - 1] ^= 1
        script.receive(bytes, on: script.link(1), at: 0)
        #expect(script.count(of: "SIG-002") == 0)
    }
}
