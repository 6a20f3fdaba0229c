import Conformance
import Dissection
import Testing

@testable import PacketPipeline

@Suite struct PipelineLineTests {
    /// A line of decoded batches.
    private func line(_ count: Int) -> (PipelineLine, [PacketBatch]) {
        var line = PipelineLine(capacity: count)
        let batches = (0..<count).map { _ in PacketBatch() }
        batches.forEach { line.append($0) }
        return (line, batches)
    }

    @Test func isFullAtItsCapacityOf3() {
        var line = PipelineLine(capacity: 3)
        let expected = [(true, false), (false, false), (false, false), (false, true)]
        for (isEmpty, isFull) in expected {
            #expect(line.isEmpty == isEmpty)
            #expect(line.isFull == isFull)
            line.append(PacketBatch())
        }
    }

    @Test(arguments: [((8 << 20) - 1, false), (8 << 20, true), ((8 << 20) + 1, true)])
    func isFullFrom8MiBUnderWayOn(bytes: Int, isFull: Bool) {
        var line = PipelineLine(capacity: 3)
        let batch = PacketBatch()
        [UInt8](repeating: 1, count: bytes).withRawSpan { batch.decoded.packet(DissectedPacket(), hash: nil, $0, $0) }
        line.append(batch)
        #expect(line.isFull == isFull)
        batch.stage = .finishing
        let isFinished = line.advance(batch)
        #expect(isFinished)
        #expect(line.isFull == false, "what is finished is no longer under way")
    }

    @Test func oneBatchIsJudgedAtATimeAndTheOldestFirst() {
        var (line, batches) = line(3)
        #expect(line.take(.judging) === batches[0])
        #expect(line.take(.judging) == nil)
        #expect(line.advance(batches[0]) == false)
        #expect(batches.map(\.stage) == [.judged, .decoded, .decoded])
    }

    @Test func twoSourcesAreJudgedSideBySideAndEachInItsOrder() {
        let (line, batches) = line(4)
        let judges = [BatchJudge(Unjudged.init), BatchJudge(Unjudged.init)]
        for (batch, judge) in zip(batches, [0, 0, 1, 1]) { batch.judge = judges[judge] }
        #expect(line.take(.judging) === batches[0])
        #expect(line.take(.judging) === batches[2], "the second waits for the judge of the first")
        #expect(line.take(.judging) == nil)
        batches[2].stage = .judged
        #expect(line.take(.judging) === batches[3])
        #expect(line.take(.printing) === batches[2])
        #expect(line.take(.printing) == nil)
    }

    @Test(arguments: [PipelineLine.Preference.judging, .printing]) func aThreadDoesWhatItRatherDoesIfItCan(
        preference: PipelineLine.Preference
    ) {
        let (line, batches) = line(3)
        batches[0].stage = .judged
        let preferred = preference == .judging ? 1 : 0
        #expect(line.take(preference) === batches[preferred])
        #expect(line.take(preference) === batches[1 - preferred])
        #expect(line.take(preference) == nil)
        #expect(batches.map(\.stage) == [.printing, .judging, .decoded])
    }

    @Test func batchesArePrintedSideBySideButFinishedInOrder() {
        var (line, batches) = line(2)
        for batch in batches { batch.stage = .judged }
        #expect(line.take(.judging) === batches[0])
        #expect(line.take(.judging) === batches[1])
        #expect(line.advance(batches[1]) == false)
        #expect(line.take(.judging) == nil, "the second is printed, and the first is not")
        #expect(line.advance(batches[0]) == false)
        #expect(line.take(.judging) === batches[0])
        #expect(line.take(.judging) == nil, "one batch is finished at a time")
        #expect(line.advance(batches[0]) == true)
        #expect(line.take(.printing) === batches[1])
        #expect(line.advance(batches[1]) == true)
        #expect(line.isEmpty)
    }
}
