import Conformance
import Testing

@Suite struct UnverifiedRequestTests {
    private static func firings(_ frame: [UInt8], _ options: JudgeOptions = JudgeOptions(), isBound: Bool = true) -> Int {
        let talk = SyncTalk(options, isBound: isBound)
        talk.script.receive(frame, on: talk.link, at: 0)
        return talk.script.count(of: "SYNC-002")
    }

    private static let signed = SyncTalk.bo.request(to: SyncTalk.ada.id)
    private static let unsigned = SyncTalk.bo.frame(.requestSync, SyncTalk.set(), ttl: 0, to: SyncTalk.ada.id, isSigned: false)
    private static var altered: [UInt8] { signed.dropLast() + [(signed.last ?? 0) ^ 1] }

    @Test func keepsQuietForARequestSignedWithTheAnnouncedKey() { #expect(Self.firings(Self.signed) == 0) }

    @Test func firesForAnUnsignedRequest() { #expect(Self.firings(Self.unsigned) == 1) }

    @Test func firesForASignatureThatDoesNotVerify() { #expect(Self.firings(Self.altered) == 1) }

    @Test func keepsQuietWhereTheKeyIsNotKnown() { #expect(Self.firings(Self.altered, isBound: false) == 0) }

    @Test func looksOnlyForASignatureWhenNoneAreVerified() {
        var options = JudgeOptions()
        options.verifiesSignatures = false
        #expect(Self.firings(Self.altered, options) == 0)
        #expect(Self.firings(Self.unsigned, options) == 1)
    }
}
