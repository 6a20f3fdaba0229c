import FuzzTargets
import Testing

@testable import Fuzzing

@Suite struct CampaignRecordTests {
    private let failure = RunOutcome.Failure(kind: .difference, rule: "faulty", message: "x")

    private func record(_ folder: String? = nil) -> CampaignRecord {
        CampaignRecord(
            Campaign(target: FaultyTarget.self), artifacts: folder.map { ArtifactFolder(path: $0) }, note: { _ in })
    }

    private func fail(_ record: CampaignRecord, _ indexes: [UInt64]) {
        for index in indexes { record.failed(failure, origin: .init(seed: 1, index: index), [UInt8(index)]) }
    }

    @Test(arguments: [[1, 2, 3, 4, 5], [5, 4, 3, 2, 1], [3, 5, 1, 4, 2]] as [[UInt64]])
    func keepsTheThreeLowestNumbersInAnyOrder(indexes: [UInt64]) throws {
        let scratch = try ScratchFolder()
        let record = record(scratch.path)
        fail(record, indexes)
        record.settle()
        #expect(record.summary.rules.map(\.count) == [5])
        #expect(record.summary.findings.map(\.number) == [1, 2, 3])
        let names = record.summary.findings.map(\.fileName)
        #expect(try FileSystem.names(in: scratch.path) == (names + names.map { $0 + ".txt" }).sorted())
    }

    @Test func anInputThatCameTwiceHasItsLowerNumber() {
        let record = record()
        for index in [9, 4, 7] as [UInt64] { record.failed(failure, origin: .init(seed: 1, index: index), [1]) }
        #expect(record.summary.findings.map(\.number) == [4])
        #expect(record.summary.rules.map(\.count) == [3])
    }

    @Test func filesThatCannotBeWrittenAreCountedAndTheFirstIsTold() {
        var notes: [String] = []
        let record = CampaignRecord(
            Campaign(target: FaultyTarget.self), artifacts: ArtifactFolder(path: "/dev/null/artifacts"),
            note: { notes.append($0) })
        fail(record, [1, 2])
        #expect(record.unwritten == 2)
        #expect(notes.count == 1)
    }

    @Test func theCommandThatRepeatsAFindingStatesLimitsThatAreNotTheUsualOnes() {
        let finding = Finding(
            target: "stream", failure: failure, input: [], origin: nil, plant: "write-cap",
            limits: RunLimits(milliseconds: 200, memory: 4 << 20))
        #expect(
            finding.command(file: "it's")
                == #"bitchat-fuzz replay stream 'it'\''s' --plant write-cap --timeout 200ms --max-memory 4"#)
        #expect(Finding(target: "gcs", failure: failure, input: []).command(file: "a/b") == "bitchat-fuzz replay gcs a/b")
    }

    @Test func aRepeatedFailureOnlyCounts() {
        let record = record()
        record.counted(failure)
        #expect(record.summary.rules == [.init(kind: .difference, id: "faulty", count: 1)])
    }

    @Test func aFileThatWasThereBeforeIsNotRemoved() throws {
        let scratch = try ScratchFolder()
        let old = record(scratch.path)
        fail(old, [9])
        let new = record(scratch.path)
        fail(new, [9, 1, 2, 3])
        new.settle()
        #expect(new.summary.findings.map(\.number) == [1, 2, 3])
        let name = try #require(old.summary.findings.first).fileName
        #expect(try FileSystem.names(in: scratch.path).contains(name))
    }
}
