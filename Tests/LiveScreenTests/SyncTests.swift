import BitchatFrame
import MeshModel
import Testing

@testable import LiveScreen

@Suite struct SyncTests {
    private static let ada: UInt64 = 0xA1A1_A1A1_A1A1_A1A1, bo: UInt64 = 0xB2B2_B2B2_B2B2_B2B2

    /// ada's device and bo's have announced themselves on a link, and ada asked at second 1.
    private func asked() -> (BoardScript, RequestRow?) {
        let script = BoardScript()
        let link = script.link()
        script.board.advance(to: 5_000_000)
        script.send(HandMadeFrame.announce("ada", Self.ada), on: link, at: 0)
        script.receive(HandMadeFrame.announce("bo", Self.bo), on: link, at: 0)
        script.send(HandMadeFrame.request(Self.ada, to: Self.bo, at: 1_000), on: link, at: 1_000)
        return (script, rows(script).first)
    }

    private func rows(_ script: BoardScript) -> [RequestRow] { script.contents.requests.requests.newestFirst.map(\.row) }

    @Test func whoAskedWhomForWhat() throws {
        let (script, found) = asked()
        let row = try #require(found)
        #expect(row.asker == PeerID(value: Self.ada))
        #expect(row.asked == PeerID(value: Self.bo))
        #expect(row.types.types == [.announce, .message])
        #expect(row.answers == 0)
        #expect(
            script.lines(100, 40).contains(
                "  08:53:21  ada > bo                 30 s left  0 answers, 0 RSR    -"
                    + "            request refused by"))
    }

    /// Two answers, of which one lacks the mark and is ten minutes old: the specification takes it all the same.
    @Test func answersAreCountedWithWhoTakesThem() throws {
        let (script, _) = asked()
        let link = script.link()
        script.receive(HandMadeFrame.text("marked", Self.bo, ttl: 0, flags: 0x10, at: -600_000), on: link, at: 1_100)
        script.receive(HandMadeFrame.text("plain", Self.bo, ttl: 0, at: -600_000), on: link, at: 1_200)
        let row = try #require(rows(script).first)
        #expect(row.answers == 2)
        #expect(row.marked == 1)
        #expect(row.taken[.spec] == 2)
        #expect(row.reasons.map(\.profile) == [.ios, .android])
    }

    @Test(arguments: [(29_999, "0 s left"), (30_000, "0 s left"), (30_001, "closed"), (1_000, "29 s left"), (999, "29 s left")])
    func theWindowIsOpenFor30Seconds(passed: Int64, shown: String) {
        let (script, _) = asked()
        script.board.advance(to: 5_000_000 + passed)
        #expect(script.lines().contains { $0.hasPrefix("  08:53:21  ada > bo") && $0.contains(shown) })
        let open = passed <= 30_000 ? "1 window open" : "0 windows open"
        #expect(script.lines().contains { $0.hasPrefix("4 SYNC 1 request, \(open)") })
    }

    /// The source's clock says that 31 s have passed, the screen's that none have.
    @Test func theWindowGoesByTheSourcesClock() {
        let (script, _) = asked()
        script.receive(HandMadeFrame.text("later", Self.bo, at: 32_001), on: script.link(), at: 32_001)
        #expect(script.lines().contains { $0.contains("ada > bo") && $0.contains("closed") })
    }

    @Test func aRequestToAllOpensNoWindow() {
        let script = BoardScript()
        script.send(HandMadeFrame.request(Self.ada, to: .max), on: script.link(), at: 0)
        #expect(rows(script).map(\.asked) == [nil])
        #expect(script.lines().contains { $0.contains("a1a1a1a1 > all") && $0.contains("no window") })
    }

    @Test func anAnswerToARequestThatHasGoneIsLeftAlone() {
        var table = BoundedTable<Int, Int>(capacity: 2)
        table.use(1, first: 0) { $0 += 1 }
        table.change(2) { $0 += 1 }
        #expect(table.count == 1)
        #expect(table[1] == 1)
    }

    @Test func of257RequestsTheOldestEighthHasGone() {
        let script = BoardScript(judging: false)
        let link = script.link()
        for time in 0..<257 {
            script.send(HandMadeFrame.request(Self.ada, to: Self.bo, at: Int64(time)), on: link, at: Int64(time))
        }
        #expect(script.contents.requests.total == 257)
        #expect(script.contents.requests.requests.count == 225)
    }
}
