import Capture
import Testing
import WireFormat

/// Rules that hold for every format alike: order and content, cuts, chunks, damage.
@Suite struct EveryFormatTests {
    @Test(arguments: SampleFile.all) func wholeFileGivesItsFourPackets(sample: SampleFile) {
        let outcome = read(sample.bytes)
        #expect(outcome.error == nil)
        #expect(outcome.problems == [])
        #expect(outcome.summary.format == sample.name)
        #expect(outcome.summary.records == 4)
        #expect(outcome.records.map(\.record.number) == [1, 2, 3, 4])
        let bare = outcome.linkTypes.allSatisfy { $0 == .hci }
        let packets = [reset, complete, aclOut, aclIn]
        #expect(outcome.packets == (bare ? packets.map { Array($0.dropFirst()) } : packets))
        #expect(bare ? outcome.tags == [1, 4, 2, 2] : outcome.tags == [0, 0, 0, 0])
    }

    @Test(arguments: SampleFile.all) func everyCutGivesTheWholeRecordsAndSaysWhere(sample: SampleFile) {
        let whole = read(sample.bytes).records
        for length in 0..<sample.bytes.count where length >= sample.recognisable {
            let outcome = read(Array(sample.bytes.prefix(length)))
            let count = sample.ends.count { $0 <= length }
            #expect(outcome.records == Array(whole.prefix(count)), "\(length)")
            checkEnd(outcome, sample, length, begins: count == 0 ? 0 : sample.ends[count - 1])
        }
    }

    /// A cut between records is a good end; any other names where the record begins and how much of it is there.
    private func checkEnd(_ outcome: Outcome, _ sample: SampleFile, _ length: Int, begins: Int) {
        if sample.ends.contains(length) || outcome.error == nil {
            #expect(outcome.error == nil, "\(length)")
            #expect(sample.ends.contains(length) || outcome.records.isEmpty, "\(length)")
            return
        }
        #expect(outcome.error?.kind == .cut, "\(length)")
        let offset = outcome.error?.offset ?? 0
        #expect(offset >= begins && offset < length, "\(length)")
        #expect(outcome.error?.record == (sample.hasHeader && offset == 0 ? 0 : outcome.records.count + 1))
        #expect(outcome.error?.message.hasSuffix("at offset \(offset), \(length - offset) there") == true, "\(length)")
    }

    @Test(arguments: SampleFile.all, [1, 2, 7]) func chunksGiveTheSame(sample: SampleFile, chunk: Int) {
        #expect(read(sample.bytes, chunk: chunk) == read(sample.bytes))
        let cut = Array(sample.bytes.dropLast(3))
        #expect(read(cut, chunk: chunk) == read(cut))
    }

    @Test(arguments: SampleFile.all) func gzipGivesTheSame(sample: SampleFile) {
        #expect(read(gzip(sample.bytes)) == read(sample.bytes))
        #expect(read(gzip(gzip(sample.bytes)), chunk: 3) == read(sample.bytes))
    }

    @Test(arguments: SampleFile.all) func everyByteChangedStillEnds(sample: SampleFile) {
        for index in sample.bytes.indices {
            for value in [0, 0xFF, ~sample.bytes[index], sample.bytes[index] ^ 1] {
                var bytes = sample.bytes
                bytes[index] = value
                let outcome = read(bytes)
                #expect(outcome.summary.records <= bytes.count)
            }
        }
    }

    @Test(arguments: SampleFile.all) func sinkStopsAfterTwoRecords(sample: SampleFile) {
        let outcome = read(sample.bytes, limit: 2)
        #expect(outcome.records == Array(read(sample.bytes).records.prefix(2)))
        #expect(outcome.error == nil)
    }

    @Test(arguments: SampleFile.all) func gzipCutKeepsWhatCameOut(sample: SampleFile) {
        let packed = gzip(sample.bytes)
        let whole = read(sample.bytes).records
        for length in [packed.count - 1, packed.count - 8] {
            let outcome = read(Array(packed.prefix(length)))
            #expect(outcome.records == whole)
            #expect(outcome.error?.kind == .cut)
            #expect(outcome.error?.offset == sample.bytes.count)
        }
    }

    @Test func everyFormatFileIsListed() throws {
        let names = CaptureFormats.all.map { "\($0)" }
        #expect(Set(names).count == names.count)
        #expect(Set(names) == Set(try formatFiles()))
        for format in CaptureFormats.all {
            #expect(!format.summary.isEmpty && !format.linkTypes.isEmpty)
        }
    }
}
