import Dissection
import Output
import Testing

@testable import PacketPipeline

/// Memory that a large packet needed is not kept for the next batches.
@Suite struct UsualSizeTests {
    @Test func aBatchThatHeldMoreThan1MiBIsNotUsedAgain() {
        let usual = DecodedPackets(), large = DecodedPackets()
        for (batch, bytes) in [(usual, 1 << 19), (large, (1 << 20) + 1)] {
            [UInt8](repeating: 1, count: bytes).withRawSpan { batch.packet(DissectedPacket(), $0, $0) }
            batch.clear()
        }
        #expect(usual.isOfUsualSize)
        #expect(!large.isOfUsualSize)
    }

    @Test func aLaneThatPrintedMoreThan2MiBIsNotUsedAgain() throws {
        let format = try #require(OutputFormats.format(named: "line"))
        let usual = PrintingLane(format, PrintingOptions(), nil), large = PrintingLane(format, PrintingOptions(), nil)
        for (lane, bytes) in [(usual, 1 << 20), (large, (2 << 20) + 1)] {
            [UInt8](repeating: 1, count: bytes).withRawSpan { lane.buffer.raw($0, $0.whole) }
            _ = lane.buffer.take()
        }
        #expect(usual.isOfUsualSize)
        #expect(!large.isOfUsualSize)
    }
}
