import Capture
import Testing
import WireFormat

@Suite struct HcidumpFormatTests {
    @Test func recordIsWhole() {
        let outcome = read(hcidumpRecord(aclIn, incoming: 1))
        let record = CaptureRecord(
            number: 1, time: CaptureTime(microseconds: someTime + 5), direction: .received, linkType: .h4,
            originalLength: 11, fileOffset: 0)
        #expect(outcome.records == [Delivered(record: record, bytes: aclIn)])
        #expect(outcome.summary.format == "hcidump")
    }

    @Test func directionOtherThan0And1IsDamage() {
        let packets = (0..<70).flatMap { _ in hcidumpRecord(aclIn, incoming: 1) }
        let outcome = read(packets + hcidumpRecord(aclIn, incoming: 2))
        #expect(outcome.records.count == 70)
        #expect(outcome.error?.kind == .damaged)
        #expect(outcome.error?.offset == packets.count)
    }

    @Test func microsecondsOfAMillionAreUnknownTime() {
        let packets = (0..<70).flatMap { _ in hcidumpRecord(aclIn, incoming: 1) }
        let outcome = read(packets + hcidumpRecord(aclIn, incoming: 1, microseconds: 1_000_000))
        #expect(outcome.times.last == .some(nil))
        #expect(outcome.messages.count == 1)
    }
}
