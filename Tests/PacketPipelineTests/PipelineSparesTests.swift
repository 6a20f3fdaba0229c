import Dissection
import Output
import Testing

@testable import PacketPipeline

@Suite struct PipelineSparesTests {
    @Test(arguments: [(1 << 19, true), ((1 << 20) + 1, false)]) func aBatchIsKeptUnlessItHeldMoreThan1MiB(
        bytes: Int, isKept: Bool
    ) {
        var spares = PipelineSpares()
        let batch = PacketBatch()
        [UInt8](repeating: 1, count: bytes).withRawSpan { batch.decoded.packet(DissectedPacket(), hash: nil, $0, $0) }
        spares.keep(batch)
        let kept = spares.batch()
        #expect(kept === (isKept ? batch : nil))
        #expect((kept?.decoded.count ?? 0) == 0, "what is kept is empty")
    }

    @Test(arguments: [(1 << 20, true), ((2 << 20) + 1, false)]) func aLaneIsKeptUnlessItPrintedMoreThan2MiB(
        bytes: Int, isKept: Bool
    ) throws {
        var spares = PipelineSpares()
        let lane = PrintingLane(try #require(OutputFormats.format(named: "line")), PrintingOptions(), nil)
        [UInt8](repeating: 1, count: bytes).withRawSpan { lane.buffer.raw($0, $0.whole) }
        _ = lane.buffer.take()
        let batch = PacketBatch()
        batch.lane = lane
        spares.keep(batch)
        let kept = spares.lane()
        #expect(kept === (isKept ? lane : nil))
        #expect(spares.batch() === batch, "the batch itself is not large")
    }
}
