import Testing

@testable import LiveCapture

@Suite struct AdapterPacketTests {
    @Test(arguments: [
        (UInt8(0), AdapterPacket.Content.appeared), (1, .vanished), (2, .counted), (3, .counted), (4, .counted), (5, .counted),
        (6, .counted), (7, .counted), (8, .state), (9, .state), (10, .state), (11, .remark), (12, .remark), (13, .remark),
        (14, .remark), (15, .remark), (16, .remark), (17, .remark), (18, .uncounted), (19, .uncounted), (20, .remark),
    ])
    func readsAMonitorRecord(opcode: UInt8, content: AdapterPacket.Content) {
        let packet = AdapterPacket([1, 2, 0, opcode].span.bytes, .monitor, index: nil)
        #expect(packet.adapter == 0x0102)
        #expect(packet.content == content)
        #expect(AdapterPacket([1, 2, 1, opcode].span.bytes, .monitor, index: nil).content == .remark)
    }

    @Test(arguments: [
        (UInt8(0), AdapterPacket.Content.uncounted), (1, .counted), (2, .counted), (3, .counted), (4, .counted), (5, .uncounted),
    ])
    func readsAPacketOfOneAdapter(type: UInt8, content: AdapterPacket.Content) {
        let packet = AdapterPacket([0, 0, 0, 1, type].span.bytes, .h4WithDirection, index: 7)
        #expect(packet.adapter == 7)
        #expect(packet.content == content)
    }

    @Test(arguments: 0..<4) func aRecordOfFewerThan4BytesIsARemark(count: Int) {
        let bytes = [UInt8](repeating: 0, count: count)
        let packet = AdapterPacket(bytes.span.bytes, .monitor, index: nil)
        #expect(packet.adapter == 0xFFFF)
        #expect(packet.content == .remark)
    }

    @Test func aPacketOf4BytesHasNoType() {
        let bytes: [UInt8] = [0, 0, 0, 1]
        #expect(AdapterPacket(bytes.span.bytes, .h4WithDirection, index: 7).content == .remark)
    }
}
