import Capture
import Testing
import WireFormat

@Suite struct PcapngDamageTests {
    private let order = PcapngBytes(isBigEndian: false)

    private var start: [UInt8] {
        order.section() + order.interface(187) + order.enhanced(reset, time: UInt64(someTime))
    }

    @Test(arguments: [0, 8, 11, 13, 14, 15, 61] as [UInt32]) func blockLengthIsDamage(length: UInt32) {
        let outcome = read(start + little(UInt32(6)) + little(length) + [UInt8](repeating: 0, count: 100))
        #expect(outcome.packets == [reset])
        #expect(outcome.error?.kind == .damaged)
        #expect(outcome.error?.offset == start.count)
    }

    @Test func wrongSectionMagicIsDamage() {
        var second = order.section()
        second[8] = 0
        let outcome = read(start + second)
        #expect(outcome.packets == [reset])
        #expect(outcome.error?.kind == .damaged)
    }

    @Test func hugeBlockIsPassedOver() {
        let huge = order.block(0x7777, [UInt8](repeating: 1, count: 3_000_000))
        let outcome = read(start + huge + order.enhanced(aclIn, time: UInt64(someTime)))
        #expect(outcome.packets == [reset, aclIn])
        #expect(outcome.messages == ["a block of 3000012 bytes is passed over"])
    }

    @Test func blockOf4GigabytesEndsAsACut() {
        let outcome = read(start + little(UInt32(6)) + little(UInt32(0xFFFF_FFFC)) + [UInt8](repeating: 0, count: 100))
        #expect(outcome.packets == [reset])
        #expect(outcome.error?.kind == .cut)
        #expect(
            outcome.error?.message
                == "cut in the middle of record 2: 4294967292 bytes needed at offset \(start.count), 108 there")
    }

    @Test func capturedLengthBeyondTheBlockIsReported() {
        var wrong = order.enhanced(aclIn, time: UInt64(someTime))
        wrong[20] = 200
        let outcome = read(start + wrong + order.enhanced(aclIn, time: UInt64(someTime)))
        #expect(outcome.packets == [reset, aclIn])
        #expect(outcome.records.map(\.record.number) == [1, 3])
        #expect(outcome.messages == ["a packet block is too short: 200 bytes needed, 12 there"])
    }

    @Test func differentTrailingLengthIsReportedOnce() {
        var wrong = order.enhanced(aclIn, time: UInt64(someTime))
        wrong[wrong.count - 1] = 1
        let outcome = read(start + wrong + wrong)
        #expect(outcome.packets == [reset, aclIn, aclIn])
        #expect(outcome.messages == ["a block's two lengths differ; the first is used"])
    }

    @Test func shortInterfaceBlockIsReported() {
        let outcome = read(order.section() + order.block(1, [187, 0, 0, 0]))
        #expect(outcome.messages == ["an interface block is too short, or there are too many of them"])
    }

    @Test func problemsStopAfterAHundred() {
        let outcome = read(order.section() + (0..<500).flatMap { _ in order.block(1, []) })
        #expect(outcome.problems.count == 101)
        #expect(outcome.messages.last == "further problems are not reported")
    }

    @Test func optionThatRunsOverItsBlockIsIgnored() {
        let options: [UInt8] = [9, 0, 0xFF, 0xFF, 9]
        let file = order.section() + order.interface(187, options: options + [0, 0, 0])
        #expect(read(file + order.enhanced(reset, time: UInt64(someTime))).times == [someTime])
    }
}
