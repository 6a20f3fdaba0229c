import Testing
import WireFormat

@testable import Mutators

@Suite struct CaptureMutationTests {
    static let container = CaptureFileKind.allCases

    @Test(arguments: container) func findsTheRecordsOfEachContainer(kind: CaptureFileKind) {
        let file = CaptureSamples.file(kind)
        let records = file.withRawSpan { RecordSpans($0) }
        #expect(records?.kind == kind)
        let bodies = file.withRawSpan { span in
            (records?.elements(span) ?? []).map { span.array(ByteRange($0.body.lowerBound, $0.body.count)) }
        }
        #expect(
            bodies.suffix(3) == [CaptureSamples.packet(1, kind), CaptureSamples.packet(2, kind), CaptureSamples.packet(3, kind)])
    }

    @Test(arguments: container) func dropsRepeatsAndSwapsRecords(kind: CaptureFileKind) {
        let file = CaptureSamples.file(kind)
        let count = CaptureSamples.records(file).count
        #expect(Mutants(RecordDrop.self, file).all.contains { CaptureSamples.records($0).count == count - 1 })
        #expect(Mutants(RecordRepeat.self, file).all.contains { CaptureSamples.records($0).count == count + 1 })
        #expect(Mutants(RecordSwap.self, file).all.contains { $0.count == file.count })
        #expect(Mutants(RecordCut.self, file).all.allSatisfy { file.starts(with: $0) })
    }

    @Test(arguments: container) func letsRecordLengthsLie(kind: CaptureFileKind) {
        let file = CaptureSamples.file(kind)
        for mutation in [RecordLength.self, RecordOriginal.self, RecordTime.self, RecordFlags.self] as [any Mutation.Type] {
            let results = Mutants(mutation, file, count: 300).all
            #expect(results.allSatisfy { $0.count == file.count })
            #expect(results.count > 3 || (mutation == RecordOriginal.self && kind.rawValue > 4))
        }
    }

    @Test func setsLengthsOfBtsnoopOneOff() {
        let file = CaptureSamples.file(.btsnoop)
        let lengths = Mutants(RecordLength.self, file).numbers(at: 20..<24)
        #expect(lengths.isSuperset(of: [15, 17, 0, 65_535, 0x7FFF_FFFF, 0xFFFF_FFFF]))
        #expect(Mutants(RecordOriginal.self, file).numbers(at: 16..<20).isSuperset(of: [15, 17, 0, 528]))
    }

    @Test(arguments: container) func resizesRecordsWithTheirLengths(kind: CaptureFileKind) {
        let file = CaptureSamples.file(kind)
        let count = CaptureSamples.records(file).count
        let results = Mutants(RecordResize.self, file).all
        #expect(results.allSatisfy { CaptureSamples.records($0).count == count })
        let lengths = Set(results.flatMap { CaptureSamples.records($0).map(\.body.count) })
        #expect(lengths.isSuperset(of: [0, 1, 2, 26, 27, 28, 250, 251, 252]))
    }

    @Test func givesTheFileOtherMagicAndLinks() {
        let file = CaptureSamples.file(.pcapLittle)
        #expect(Mutants(FileMagic.self, file).numbers(at: 0..<4).count == 9)
        let links = Set(Mutants(FileHeader.self, file).all.map { Draft.number($0, 20..<24, littleEndian: true) })
        #expect(links.isSuperset(of: [187, 251, 254, 256, 272, 1_001, 0]))
        #expect(Mutants(GzipHeader.self, file, count: 40).all.allSatisfy { $0.starts(with: [0x1F, 0x8B]) })
        #expect(Mutants(FileAppend.self, file, partner: [1, 2]).all == [file + file, file + [1, 2]])
    }

    @Test func letsBlocksDisagreeAndHaveOptions() {
        let file = CaptureSamples.file(.pcapngLittle)
        let results = Mutants(BlockLength.self, file).all
        #expect(results.contains { Draft.number($0, 4..<8) == Draft.number(file, 4..<8) && $0 != file })
        #expect(Mutants(BlockOption.self, file).lengths == [file.count, file.count + 8])
        #expect(Mutants(BlockLength.self, CaptureSamples.file(.btsnoop)).all.isEmpty)
    }

    @Test(arguments: container) func changesLinkLayers(kind: CaptureFileKind) {
        let file = CaptureSamples.file(kind)
        let (record, parts) = CaptureSamples.attribute(file)
        func numbers(_ mutation: any Mutation.Type, _ range: Range<Int>) -> Set<UInt64> {
            Set(Mutants(mutation, file, count: 900).all.map { Draft.number($0, range, littleEndian: true) })
        }
        #expect(record.body.upperBound == parts.body.upperBound)
        #expect(numbers(PacketLength.self, parts.packetLength).isSuperset(of: [10, 12, 0, 65_535]))
        #expect(numbers(ChannelLength.self, parts.length).isSuperset(of: [6, 8, 0, 14, 65_535]))
        #expect(numbers(PacketHandle.self, parts.handle).isSuperset(of: [0x41, 0x1040, 0x2040, 0x3040, 0xEFF]))
        #expect(numbers(ChannelNumber.self, parts.channel).isSuperset(of: [0, 1, 5, 6, 0x40]))
        #expect(numbers(AttributeCode.self, parts.body.prefix(1)).isSuperset(of: [0x12, 0x52, 0x16, 0x17, 0x23]))
        #expect(
            numbers(AttributeHandle.self, parts.body.lowerBound + 1..<parts.body.lowerBound + 3).isSuperset(of: [
                0x11, 0x13, 0xFFFF,
            ]))
    }

    @Test(arguments: container) func splitsAPacketInTwo(kind: CaptureFileKind) {
        let file = CaptureSamples.file(kind)
        let results = Mutants(PacketSplit.self, file).all
        #expect(results.count > 10)
        for result in results {
            #expect(CaptureSamples.records(result).count == CaptureSamples.records(file).count + 1)
            #expect(CaptureSamples.joined(result, kind) == CaptureSamples.joined(file, kind))
        }
    }

    @Test(arguments: container) func changesFramesInsideWithEveryLength(kind: CaptureFileKind) {
        let file = CaptureSamples.file(kind, value: Samples.announce)
        let results = Mutants(ValueFrame.self, file, partner: [], count: 600).all
        #expect(results.allSatisfy { CaptureSamples.records($0).count == CaptureSamples.records(file).count })
        #expect(
            results.contains { result in
                CaptureSamples.values(result).contains { decoded($0)?.length == 181 && decoded($0)?.recipient != nil }
            })
    }

    @Test func takesRecordsOfAPartnerOfTheSameKind() {
        let (file, other) = (CaptureSamples.file(.btsnoop), CaptureSamples.file(.btsnoop, value: Samples.announce))
        #expect(
            Mutants(RecordSplice.self, file, partner: other).all.contains { CaptureSamples.values($0).contains(Samples.announce) }
        )
        #expect(Mutants(RecordSplice.self, file, partner: CaptureSamples.file(.pcapBig)).all.isEmpty)
        #expect(Mutants(RecordBytes.self, file).all.allSatisfy { $0.starts(with: file.prefix(16)) })
    }
}
