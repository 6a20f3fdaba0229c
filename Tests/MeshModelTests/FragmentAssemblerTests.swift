import BitchatFrame
import MeshModel
import Testing
import WireFormat

/// The iOS app's rules (docs/protocol.md 3.6).
@Suite struct FragmentAssemblerTests {
    var assembler = FragmentAssembler(rules: .ios)

    @Test mutating func joinsInIndexOrderWhateverTheArrival() {
        #expect(assembler.add(2, of: 3, [5, 6]) == .stored(started: true))
        #expect(assembler.add(0, of: 3, [1]) == .stored(started: false))
        #expect(assembler.byteCount == 3)
        let whole = AssembledPacket(bytes: [1, 2, 3, 4, 5, 6], tags: [0, 1, 2], started: false)
        #expect(assembler.add(1, of: 3, [2, 3, 4]) == .complete(whole))
        #expect(assembler.count == 0)
        #expect(assembler.byteCount == 0)
    }

    @Test mutating func readsTheSliceAtItsOffset() {
        let bytes: [UInt8] = [9, 9, 1, 2, 9]
        let piece = FragmentPiece(stream: 7, index: 0, total: 1, innerType: .message, tag: 41)
        let outcome = assembler.add(
            piece, sender: PeerID(value: 1), isBroadcast: true, now: 0, bytes.span.bytes, ByteRange(2, 2))
        #expect(outcome == .complete(AssembledPacket(bytes: [1, 2], tags: [41], started: true)))
    }

    @Test(arguments: [(0 as UInt16, FragmentRefusal.totalZero), (1, nil), (10_000, nil), (10_001, .totalLimit)])
    mutating func takesTotalsOf1To10000(total: UInt16, refusal: FragmentRefusal?) {
        let outcome = assembler.add(0, of: total, [1])
        if let refusal {
            #expect(outcome == .refused(refusal))
            #expect(assembler.count == 0)
        } else if total == 1 {
            #expect(outcome == .complete(AssembledPacket(bytes: [1], tags: [0], started: true)))
        } else {
            #expect(outcome == .stored(started: true))
        }
    }

    @Test mutating func refusesAnIndexEqualToTheTotal() {
        #expect(assembler.add(4, of: 5, [1]) == .stored(started: true))
        #expect(assembler.add(5, of: 5, [1]) == .refused(.indexRange))
        #expect(assembler.add(6, of: 5, [1]) == .refused(.indexRange))
    }

    @Test mutating func anEmptySliceOfTotal1IsAFrameOf0Bytes() {
        #expect(assembler.add(0, of: 1, []) == .complete(AssembledPacket(bytes: [], tags: [0], started: true)))
    }

    @Test mutating func keepsTwoSendersOfOneStreamApart() {
        _ = assembler.add(0, of: 2, [1], sender: 1)
        #expect(assembler.add(1, of: 2, [2], sender: 2) == .stored(started: true))
        #expect(assembler.count == 2)
    }

    @Test mutating func theTotalAtHandDecidesAndLeavesOutHigherIndexes() {
        _ = assembler.add(0, of: 5, [1])
        _ = assembler.add(4, of: 5, [2])
        let whole = AssembledPacket(bytes: [1, 3], tags: [0, 1], started: false)
        #expect(assembler.add(1, of: 3, [3]) == .complete(whole))
    }

    @Test mutating func threeHeldSlicesSkipATotalOf2() {
        for index in 0..<3 { _ = assembler.add(UInt16(index), of: 5, [UInt8(index)]) }
        #expect(assembler.add(0, of: 2, [9]) == .stored(started: false))
        #expect(assembler.open.first?.held == 3)
    }

    @Test mutating func theLaterRepeatWinsAndBringsItsTag() {
        _ = assembler.add(0, of: 2, [1, 1, 1])
        _ = assembler.add(0, of: 2, [2])
        #expect(assembler.byteCount == 1)
        let whole = AssembledPacket(bytes: [2, 3], tags: [0, 1], started: false)
        #expect(assembler.add(1, of: 2, [3]) == .complete(whole))
    }

    @Test(arguments: [(29_999 as Int64, 0), (30_000, 0), (30_001, 1)])
    mutating func keepsAStreamFor30000Milliseconds(age: Int64, expired: Int) {
        _ = assembler.add(0, of: 3, [1], now: 1_000)
        _ = assembler.add(1, of: 3, [1], now: 21_000)
        #expect(assembler.expire(now: 1_000 + age).count == expired)
        #expect(assembler.count == 1 - expired)
        #expect(assembler.byteCount == 2 * (1 - expired))
    }

    @Test mutating func expiryReportsWhatWasLost() {
        _ = assembler.add(3, of: 9, [1, 2], stream: 5, sender: 6, isBroadcast: false, now: -10)
        let lost = FragmentProgress(
            stream: FragmentStream(sender: PeerID(value: 6), id: 5), total: 9, held: 1, byteCount: 2, started: -10,
            lastProgress: -10, isBroadcast: false)
        #expect(assembler.expire(now: .max) == [lost])
    }

    @Test(arguments: [127, 128, 129])
    mutating func forgetsTheOldestOf128StreamsForThe129th(streams: Int) {
        for number in 0..<streams { _ = assembler.add(0, of: 2, [1], stream: UInt64(number), now: Int64(number)) }
        #expect(assembler.count == min(streams, 128))
        #expect(assembler.evictions == max(0, streams - 128))
        #expect(assembler.lastEvicted?.stream.id == (streams == 129 ? 0 : nil))
        #expect(assembler.open.first?.stream.id == (streams == 129 ? 1 : 0))
    }

    @Test mutating func otherStreamsStayInPlaceWhenOneIsForgotten() {
        for stream in 1...3 as ClosedRange<UInt64> { _ = assembler.add(0, of: 2, [UInt8(stream)], stream: stream) }
        _ = assembler.add(1, of: 2, [9], stream: 1)
        for stream in [3, 2] as [UInt64] {
            let whole = AssembledPacket(bytes: [UInt8(stream), 9], tags: [0, 1], started: false)
            #expect(assembler.add(1, of: 2, [9], stream: stream) == .complete(whole))
        }
    }

    @Test mutating func forgetsTheFirstComeAmongEqualStartTimes() {
        for number in 0..<129 { _ = assembler.add(0, of: 2, [1], stream: UInt64(1_000 - number), now: 5) }
        #expect(assembler.lastEvicted?.stream.id == 1_000)
    }
}
