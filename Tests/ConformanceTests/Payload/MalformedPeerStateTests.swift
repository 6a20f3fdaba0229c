import Conformance
import Testing
import WireFormat

@Suite struct MalformedPeerStateTests {
    private static let capabilities = PayloadTLV.short(1, [0x29, 0x03]), key = PayloadTLV.short(2, PayloadTLV.noise(32))

    private static func messages(_ plaintext: [UInt8]) -> [String] {
        var findings = FindingList()
        plaintext.withRawSpan { MalformedPeerState.check(plaintext: $0, &findings) }
        return findings.findings.map(\.message)
    }

    @Test func keepsQuietForAStateAsTheAppsWriteIt() {
        #expect(Self.messages([0x21, 1] + Self.capabilities + Self.key) == [])
        #expect(Self.messages([0x21, 1] + Self.key + PayloadTLV.short(9, [7]) + Self.capabilities) == [])
    }

    @Test func firesForFieldsThatAreMissingOrRepeated() {
        #expect(Self.messages([0x21, 1] + Self.capabilities) == ["TLV 0x02 is missing"])
        #expect(Self.messages([0x21, 1] + Self.key) == ["TLV 0x01 is missing"])
        #expect(Self.messages([0x21, 1] + Self.capabilities + Self.key + Self.key) == ["2 occurs more than once"])
    }

    @Test func firesForCapabilitiesThatAreNotMinimal() {
        let found = Self.messages([0x21, 1] + PayloadTLV.short(1, [0x29, 0x00]) + Self.key)
        #expect(found == ["TLV 0x01 has 2 bytes where 1 are allowed"])
    }

    @Test func firesForAnotherVersionAndForNothing() {
        #expect(Self.messages([0x21, 2] + Self.capabilities + Self.key) == ["the version is 2 instead of 1"])
        #expect(Self.messages([0x21]) == ["the payload has 0 bytes where 1 are needed"])
    }

    @Test func keepsQuietForOtherPlaintextsAndForCiphertext() {
        #expect(Self.messages([0x20, 2]) == [])
        #expect(Self.messages([]) == [])
        let frame = Peer("ada").frame(.noiseEncrypted, [0x21, 2] + PayloadTLV.noise(30), to: Peer("bo").id, isSigned: false)
        #expect(PayloadFrame.messages(of: "NOI-007", in: frame) == [])
    }
}
