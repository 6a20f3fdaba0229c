import BitchatFrame
import MeshModel
import Testing

/// Which streams are asked for (docs/protocol.md 4.6).
@Suite struct FragmentStallTests {
    var assembler = FragmentAssembler(rules: .ios)

    @Test(arguments: [(4_999 as Int64, 0), (5_000, 1), (5_001, 1)])
    mutating func namesAStreamAfter5000MillisecondsWithoutANewIndex(pause: Int64, named: Int) {
        _ = assembler.add(0, of: 3, [1], now: 100)
        _ = assembler.add(1, of: 3, [1], now: 700)
        #expect(assembler.stalled(now: 700 + pause).count == named)
    }

    @Test(arguments: [(9_999 as Int64, 0), (10_000, 1), (10_001, 1)])
    mutating func namesItAgainAfter10000Milliseconds(pause: Int64, named: Int) {
        _ = assembler.add(0, of: 3, [1], now: 0)
        #expect(assembler.stalled(now: 6_000).count == 1)
        #expect(assembler.stalled(now: 6_000 + pause).count == named)
    }

    @Test mutating func aRepeatIsNoProgress() {
        _ = assembler.add(0, of: 3, [1], now: 0)
        _ = assembler.add(0, of: 3, [2], now: 4_000)
        #expect(assembler.stalled(now: 5_000).count == 1)
    }

    @Test mutating func neverNamesADirectedStreamWhichTheFirstFragmentDecides() {
        _ = assembler.add(0, of: 3, [1], stream: 1, isBroadcast: false, now: 0)
        _ = assembler.add(1, of: 3, [1], stream: 1, isBroadcast: true, now: 0)
        _ = assembler.add(0, of: 3, [1], stream: 2, isBroadcast: true, now: 0)
        _ = assembler.add(1, of: 3, [1], stream: 2, isBroadcast: false, now: 0)
        #expect(assembler.stalled(now: 20_000).map(\.id) == [2])
    }

    @Test mutating func neverNamesAStreamThatHoldsItsFirstTotal() {
        _ = assembler.add(0, of: 2, [1], now: 0)
        _ = assembler.add(1, of: 5, [1], now: 0)
        #expect(assembler.count == 1)
        #expect(assembler.stalled(now: 20_000).isEmpty)
    }

    @Test mutating func ordersByStallThenSenderThenStream() {
        for (stream, sender, now) in [(9, 1, 30), (4, 2, 20), (6, 1, 20), (5, 1, 20), (8, 3, 10)] as [(UInt64, UInt64, Int64)] {
            _ = assembler.add(0, of: 2, [1], stream: stream, sender: sender, now: now)
        }
        #expect(assembler.stalled(now: 9_000).map(\.id) == [8, 5, 6, 4, 9])
    }

    @Test(arguments: [59, 60, 61])
    mutating func namesAtMost60AndMarksOnlyThose(streams: Int) {
        for number in 0..<streams { _ = assembler.add(0, of: 2, [1], stream: UInt64(number), now: 0) }
        #expect(assembler.stalled(now: 5_000).map(\.id) == (0..<UInt64(min(streams, 60))).map { $0 })
        #expect(assembler.stalled(now: 5_001).map(\.id) == (streams == 61 ? [60] : []))
    }

    @Test func androidNamesNone() {
        var assembler = FragmentAssembler(rules: .android)
        _ = assembler.add(0, of: 2, [1], now: 0)
        #expect(assembler.stalled(now: 20_000).isEmpty)
    }

    @Test mutating func aClockThatStepsBackNamesNone() {
        _ = assembler.add(0, of: 2, [1], now: .max)
        #expect(assembler.stalled(now: .min).isEmpty)
        #expect(assembler.expire(now: .min).isEmpty)
    }
}
