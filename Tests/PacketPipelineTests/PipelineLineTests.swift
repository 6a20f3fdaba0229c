import Conformance
import Dissection
import Testing

@testable import PacketPipeline

@Suite struct PipelineLineTests {
    /// A line of batches for which nothing is to be prepared.
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
        #expect(batches.map(\.stage) == [.judged, .prepared, .prepared])
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
        #expect(batches.map(\.stage) == [.printing, .judging, .prepared])
    }

    @Test func batchesArePreparedSideBySideAndJudgedOnceTheyAre() {
        let judge = BatchJudge(Unjudged.init)
        var line = PipelineLine(capacity: 3)
        let batches = (0..<3).map { number in
            let batch = PacketBatch()
            batch.judge = judge
            [1].withRawSpan {
                batch.decoded.packet(DissectedPacket(), hash: nil, $0, $0, needsPreparation: number < 2)
            }
            line.append(batch)
            return batch
        }
        #expect(batches.map(\.stage) == [.decoded, .decoded, .prepared])
        #expect(line.take(.judging) === batches[0], "the third waits for the judge of the first")
        #expect(line.take(.printing) === batches[1])
        #expect(line.take(.judging) == nil)
        #expect(line.advance(batches[1]) == false)
        #expect(line.take(.judging) == nil, "the second is prepared, and the first is not")
        #expect(line.advance(batches[0]) == false)
        #expect(batches.map(\.stage) == [.prepared, .prepared, .prepared])
        #expect(line.take(.printing) === batches[0])
        #expect(batches[0].stage == .judging)
    }

    @Test(arguments: [PipelineLine.Preference.judging, .printing]) func preparingComesAfterWhatAThreadRatherDoesAndBeforeTheRest(
        preference: PipelineLine.Preference
    ) {
        let (line, batches) = line(3)
        let judges = (0..<3).map { _ in BatchJudge(Unjudged.init) }
        for (batch, judge) in zip(batches, judges) { batch.judge = judge }
        batches[0].stage = .judged
        batches[1].stage = .decoded
        let order = preference == .judging ? [2, 1, 0] : [0, 1, 2]
        for place in order { #expect(line.take(preference) === batches[place]) }
        #expect(batches.map(\.stage) == [.printing, .preparing, .judging])
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
