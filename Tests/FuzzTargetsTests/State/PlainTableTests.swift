import BitchatFrame
import MeshModel
import Testing
import WireFormat

@testable import FuzzTargets

/// The plain tables of fragments, streams and filters give the answers of docs/protocol.md 10 and 13.
@Suite struct PlainTableTests {
    private func add(
        _ table: inout FragmentRuleTable, _ index: UInt16, of total: UInt16, _ slice: [UInt8], type: UInt8 = 2, sender: UInt64 = 1
    ) -> FragmentOutcome {
        let piece = FragmentPiece(stream: 5, index: index, total: total, innerType: MessageType(rawValue: type))
        let arrival = FragmentArrival(piece: piece, sender: PeerID(value: sender), isBroadcast: true, now: 0)
        return slice.withRawSpan { table.add(arrival, $0) }
    }

    @Test func piecesZeroAndFourThenOneOfThreeCompleteAStream() {
        var table = FragmentRuleTable()
        #expect(add(&table, 0, of: 5, [1]) == .stored(started: true))
        #expect(add(&table, 4, of: 5, [5]) == .stored(started: false))
        #expect(add(&table, 1, of: 3, [2]) == .complete(AssembledPacket(bytes: [1, 2], tags: [0, 0], started: false)))
    }

    @Test func androidDropsAStreamWhoseTotalChanges() {
        var table = FragmentRuleTable()
        table.begin(.android)
        #expect(add(&table, 0, of: 2, [1]) == .stored(started: true))
        #expect(add(&table, 1, of: 3, [2]) == .dropped(.inconsistent))
        #expect(add(&table, 0, of: 257, [2]) == .refused(.totalLimit))
        #expect(add(&table, 0, of: 1, []) == .refused(.empty))
    }

    @Test func aRepeatCountsTwiceOnIOSOnly() {
        let half = [UInt8](repeating: 1, count: 600_000), rest = [UInt8](repeating: 1, count: 100_000)
        for (figures, isLost) in [(FragmentFigures.ios, true), (.android, false)] {
            var table = FragmentRuleTable()
            table.begin(figures)
            _ = add(&table, 0, of: 3, half)
            let again = add(&table, 0, of: 3, half)
            _ = add(&table, 1, of: 3, rest)
            #expect((again == .oversized(projected: 1_200_000, limit: 1_048_576, started: false)) == isLost)
            #expect(table.byteCount == (isLost ? 100_000 : 700_000))
        }
    }

    @Test(arguments: [(4_999, 0), (5_000, 1), (5_001, 1)]) func aStreamStallsAfter5s(wait: Int64, count: Int) {
        var table = FragmentRuleTable()
        _ = add(&table, 0, of: 3, [1])
        #expect(table.stalled(now: wait).count == count)
        #expect(table.stalled(now: wait + 9_999).count == 1 - count)
    }

    @Test(arguments: [(29_999, 0), (30_000, 0), (30_001, 1)]) func aStreamGoesAfter30s(wait: Int64, count: Int) {
        var table = FragmentRuleTable()
        _ = add(&table, 0, of: 3, [1])
        #expect(table.expire(now: wait).count == count)
    }

    @Test(arguments: [(249, false), (250, true), (251, true)]) func aFrameStallsAfter250ms(wait: Int64, isReset: Bool) {
        var table = NotificationRuleTable(), log = FrameLog()
        let frame = [1, 2, 7] + [UInt8](repeating: 0, count: 9) + [0, 20] + [UInt8](repeating: 9, count: 28)
        _ = Array(frame[..<30]).withRawSpan { table.receive($0, at: 0, &log) }
        let second = Array(frame[30..<32]).withRawSpan { table.receive($0, at: wait, &log) }
        #expect((second.reset == .stalled) == isReset)
        #expect(second.lost == (isReset ? 32 : 0))
        let third = Array(frame[32...]).withRawSpan { table.receive($0, at: wait + 60_000, &log) }
        #expect(third.frames == (isReset ? 0 : 1))
        #expect(log.lengths == (isReset ? [] : [42]))
    }

    @Test func theRequestOf10_2HoldsTwoFragmentsAndNamesTwoStreams() throws {
        let payload = try #require(
            Hexadecimal.decode(
                "01000107020004000001000300020a1b0400012005000800000199c8239840"
                    + "060021343561343330333861353061613530322c30386364396231653639343861343939"))
        let filter = PlainFilter(payload)
        #expect(filter.p == 7)
        #expect(filter.m == 256)
        #expect(filter.values == [11, 39])
        #expect(filter.types == 0x20)
        #expect(filter.since == 1_759_999_400_000)
        #expect(filter.streamIDs == [0x45a4_3038_a50a_a502, 0x08cd_9b1e_6948_a499])
    }

    @Test func theFiltersOf10_4() throws {
        for (p, m, data, values) in [
            (7, 384, "4c83b000", [77, 213, 310]), (5, 96, "500ac0", [21, 22, 77]), (2, 12, "8600", [5, 9, 10, 11]),
            (7, 640, "35672ec1dc00", [54, 158, 205, 469, 582]),
        ] as [(UInt8, Int, String, [UInt64])] {
            let bytes = try #require(Hexadecimal.decode(data))
            let head: [UInt8] = [1, 0, 1, p, 2, 0, 4, 0, 0, UInt8(m >> 8), UInt8(m & 0xFF), 3, 0, UInt8(bytes.count)]
            #expect(PlainFilter(head + bytes).values == values)
        }
    }
}
