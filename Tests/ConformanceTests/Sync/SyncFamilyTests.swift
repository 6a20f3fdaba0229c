import BitchatFrame
import Testing
import WireFormat

/// The family as a whole: ordinary traffic, old dialects, and bytes of any kind.
@Suite struct SyncFamilyTests {
    /// The request of docs/protocol.md 10.2 without its frame: six TLVs.
    private static let example =
        "01000107020004000001000300020a1b0400012005000800000199c8239840"
        + "060021343561343330333861353061613530322c30386364396231653639343861343939"

    @Test func findsNothingInOrdinaryTraffic() {
        let talk = SyncTalk()
        let ada = SyncTalk.ada, bo = SyncTalk.bo
        talk.script.receive(SyncTalk.cy.message("hello", at: 500, ttl: 6), on: talk.link, at: 600)
        for round in 0..<4 as Range<Int64> {
            let time = 1_000 + round * 30_000
            for (offset, types) in ([[0x03, 0x04], [0x20], [0x80]] as [[UInt8]]).enumerated() {
                let sent = time + Int64(offset), field = SyncTalk.field(4, types)
                talk.script.send(ada.request(to: bo.id, field, at: sent), on: talk.link, at: sent)
                talk.script.receive(bo.request(to: ada.id, field, at: sent), on: talk.link, at: sent + 5)
            }
            talk.script.receive(
                SyncTalk.cy.message("old", at: -200_000 - round, ttl: 0, isRSR: true), on: talk.link, at: time + 100)
        }
        #expect(talk.found == [])
    }

    @Test func findsNothingInTheWorkedExample() throws {
        let talk = SyncTalk()
        let payload = try #require(Hexadecimal.decode(Self.example))
        #expect(payload.count == 67)
        talk.script.receive(
            SyncTalk.bo.frame(.requestSync, payload, ttl: 0, at: 1_000, to: SyncTalk.ada.id), on: talk.link, at: 1_000)
        #expect(talk.found == [])
    }

    @Test func findsTheFaultsOfTheUnsignedRelayableRequest() throws {
        let talk = SyncTalk(isBound: false)
        let bytes = try #require(Hexadecimal.decode("0121070000019b76daa80000000ed19bf3f082782c870100010702000400000001030000"))
        talk.script.receive(bytes, on: talk.link, at: 0)
        #expect(talk.found == [["SYNC-001", "SYNC-002"]])
    }

    @Test func keepsQuietForAVersionAnswerOfAnOldDialect() {
        let talk = SyncTalk(isBound: false)
        let old = SyncTalk.cy
        talk.script.receive(old.frame(.requestSync, [1, 2, 3], ttl: 7, isSigned: false), on: talk.link, at: 0)
        #expect(!talk.found.isEmpty)
        let later = SyncTalk(isBound: false)
        later.script.receive(old.frame(.announce, Array("cy".utf8), isSigned: false), on: later.link, at: 0)
        later.script.receive(old.frame(.requestSync, [1, 2, 3], ttl: 7, isSigned: false), on: later.link, at: 0)
        #expect(later.found == [])
    }

    @Test func leavesOutOffsetsWhereThePayloadCameCompressed() {
        let long = SyncTalk.set(p: 33, Array(repeating: 0, count: 300))
        #expect(SyncTalk.findings(of: "SYNC-005", long).map(\.offset) == [nil])
        #expect(SyncTalk.findings(of: "SYNC-005", SyncTalk.set(p: 33)).map(\.offset) == [30])
    }

    @Test func survivesPayloadsOfAnyBytes() {
        let talk = SyncTalk()
        var random = SeededBytes(seed: 1)
        for count in 0..<600 {
            let payload = (0..<count % 90).map { _ in random.next() < 128 ? random.next() % 8 : random.next() }
            talk.script.receive(
                SyncTalk.bo.frame(.requestSync, payload, ttl: 0, to: SyncTalk.ada.id, isSigned: false), on: talk.link, at: 0)
        }
        #expect(talk.script.judged().count == 602)
        #expect(talk.script.count(of: "SYNC-002") == 600)
    }
}
