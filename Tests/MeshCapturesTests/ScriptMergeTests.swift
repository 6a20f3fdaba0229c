import PacketGenerators
import Testing

@testable import MeshCaptures

@Suite struct ScriptMergeTests {
    private func packet(_ time: Int64, _ byte: UInt8) -> HCIPacket {
        HCIPacket(time: time, isReceived: false, kind: .command, bytes: [byte])
    }

    @Test func dataComesAfterWhatElseHappensAtTheSameTime() {
        let merged = ScriptMerge.merge(
            data: [packet(5, 1), packet(5, 2), packet(9, 3)], asides: [[packet(1, 10), packet(5, 11)], [packet(7, 12)]])
        #expect(merged.packets.map { $0.bytes[0] } == [10, 11, 1, 2, 12, 3])
        #expect(merged.records == [3, 4, 6])
    }

    @Test func nothingIsEmpty() {
        let merged = ScriptMerge.merge(data: [], asides: [])
        #expect(merged.packets.isEmpty && merged.records.isEmpty)
    }
}
