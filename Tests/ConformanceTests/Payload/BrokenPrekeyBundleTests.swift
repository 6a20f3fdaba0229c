import Testing

@Suite struct BrokenPrekeyBundleTests {
    private static let ada = Peer("ada"), bo = Peer("bo")

    /// A bundle of `owner` with the prekeys `ids`, signed by `signer`; the bytes signed are put together by hand.
    private static func bundle(_ ids: [UInt8], owner: Peer = ada, signer: Peer = ada) -> [UInt8] {
        let entries: [UInt8] = ids.flatMap { PayloadTLV.big($0, 4) + PayloadTLV.noise(32) }
        let context = Array("bitchat-prekey-bundle-v1".utf8), made = PayloadTLV.big(MeshScript.start, 8)
        let signed: [UInt8] = [UInt8(context.count)] + context + owner.noise + [UInt8(ids.count)] + entries + made
        let fields: [(UInt8, [UInt8])] = [(1, owner.noise), (2, entries), (3, made), (4, signer.signature(over: signed))]
        return fields.flatMap { PayloadTLV.long($0.0, $0.1) }
    }

    /// What the rule finds in ada's `payload`, after her announce unless she `isUnknown`.
    private static func messages(_ payload: [UInt8], isUnknown: Bool = false) -> [String] {
        let script = MeshScript()
        let link = script.link(1)
        if !isUnknown { script.receive(ada.announce(), on: link, at: 0) }
        script.receive(ada.frame(.prekeyBundle, payload, at: 1), on: link, at: 1)
        return script.judged().flatMap(\.findings).filter { "\($0.rule.id)" == "PKB-001" }.map(\.message)
    }

    @Test(arguments: [1, 7, 8] as [UInt8]) func keepsQuietForUpTo8Entries(count: UInt8) {
        #expect(Self.messages(Self.bundle(Array(1...count))) == [])
    }

    @Test func firesForNoneAndFor9() {
        #expect(Self.messages(Self.bundle([])) == ["TLV 0x02 has 0 bytes where 36 are allowed"])
        #expect(Self.messages(Self.bundle(Array(1...9))) == ["TLV 0x02 has 324 bytes where 288 are allowed"])
    }

    @Test func firesForAnIDTwice() { #expect(Self.messages(Self.bundle([1, 2, 1])) == ["1 occurs more than once"]) }

    @Test func firesForTheBundleOfAnother() {
        let found = Self.messages(Self.bundle([1], owner: Self.bo, signer: Self.bo))
        #expect(found == ["the bundle of \(Self.bo.id) is sent by \(Self.ada.id)"])
    }

    @Test func firesForASignatureThatTheAnnouncedKeyDidNotMake() {
        let forged = Self.bundle([1], signer: Self.bo)
        #expect(Self.messages(forged) == ["the owner's signature does not verify under its announced key"])
        #expect(Self.messages(forged, isUnknown: true) == [])
    }
}
