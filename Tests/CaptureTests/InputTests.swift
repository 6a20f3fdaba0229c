import Capture
import Foundation
import Glibc
import Testing
import WireFormat

/// Fails after some bytes, as a removed disk does.
private final class FailingSource: ByteSource {
    private let source: MemorySource
    init(_ bytes: [UInt8]) { source = MemorySource(bytes) }
    func read(into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int {
        let got = try source.read(into: &buffer, at: offset, count: count)
        if got == 0 { throw .system(EIO) }
        return got
    }
}

@Suite struct InputTests {
    private func open(_ path: String) -> (input: ByteInput?, error: CaptureError?) {
        do throws(CaptureError) {
            return (try CaptureSource.open(path), nil)
        } catch {
            return (nil, error)
        }
    }

    private func withFile<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws -> Result {
        let url = FileManager.default.temporaryDirectory.appending(path: "capture-\(UUID().uuidString)")
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try body(url.path)
    }

    @Test func missingFileIsNamedSo() {
        let error = open("/nowhere/at all").error
        #expect(
            error == CaptureError(.system(ENOENT), source: "/nowhere/at all", message: "cannot be opened: no such file"))
    }

    @Test func folderIsNamedSo() {
        #expect(open("/").error?.kind == .isDirectory)
    }

    @Test func fileIsReadAndZipInAnyOrder() throws {
        let sample = SampleFile.btsnoop.bytes
        let archive = zipArchive([ZipPart(name: "btsnoop_hci.log", bytes: sample)])
        for bytes in [sample, archive] {
            let outcome = try withFile(bytes) { path in open(path).input.map { read($0) } }
            #expect(outcome == read(bytes))
            #expect(outcome?.records.count == 4)
        }
    }

    @Test func pipeIsReadAsItComes() throws {
        for bytes in [SampleFile.btsnoop.bytes, zipArchive([ZipPart(name: "btsnoop_hci.log", bytes: SampleFile.btsnoop.bytes)])] {
            var ends: [Int32] = [0, 0]
            #expect(pipe(&ends) == 0)
            _ = bytes.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
            close(ends[1])
            #expect(read(ByteInput(DescriptorSource(ends[0], ownsDescriptor: true))) == read(bytes))
        }
    }

    @Test func recordsOfAPipeComeBeforeItsEnd() throws {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        let bytes = SampleFile.btsnoop.bytes
        _ = bytes.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
        // The writing end stays open: a reader that waits for the end would wait for ever.
        let outcome = read(ByteInput(DescriptorSource(ends[0], ownsDescriptor: true)), limit: 4)
        #expect(outcome.records.count == 4)
        close(ends[1])
    }

    @Test func beforeAPipeIsWaitedForTheHookIsCalledAndMayEndIt() throws {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        let source = DescriptorSource(ends[0], ownsDescriptor: true)
        let bytes = SampleFile.btsnoop.bytes
        _ = bytes.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
        var calls = 0
        source.beforeWaiting = {
            calls += 1
            return calls < 2
        }
        var buffer = [UInt8](repeating: 0, count: bytes.count)
        #expect(try source.read(into: &buffer, at: 0, count: bytes.count) == bytes.count)
        #expect(calls == 0)
        // The writing end stays open.
        #expect(try source.read(into: &buffer, at: 0, count: 1) == 0)
        #expect(calls == 2)
        close(ends[1])
    }

    @Test func aFileNeverWaits() throws {
        let bytes = SampleFile.btsnoop.bytes
        let outcome = try withFile(bytes) { path in
            read(try CaptureSource.open(path, beforeWaiting: { false }))
        }
        #expect(outcome == read(bytes))
    }

    @Test func aReaderGoesOnAfterWhatWasCounted() throws {
        var summary = CaptureSummary()
        summary.records = 10
        summary.truncatedRecords = 3
        let bytes = SampleFile.btsnoop.bytes
        var reader = CaptureReader(source: "test", input: ByteInput(MemorySource(Array(bytes.dropLast()))), after: summary)
        var sink = Collector()
        let error = #expect(throws: CaptureError.self) { try reader.read(into: &sink) }
        #expect(sink.records.map(\.record.number) == [11, 12, 13])
        #expect(error?.record == 14)
        #expect(error?.message.hasPrefix("cut in the middle of record 14") == true)
        #expect(reader.summary.records == 13)
        #expect(reader.summary.truncatedRecords == 3 + read(bytes).summary.truncatedRecords)
    }

    @Test func failedReadComesAfterTheRecords() {
        let bytes = SampleFile.btsnoop.bytes
        let outcome = read(ByteInput(FailingSource(bytes)))
        #expect(outcome.records == read(bytes).records)
        #expect(outcome.error?.kind == .system(EIO))
        #expect(outcome.error?.offset == bytes.count)
    }

    @Test func inputHoldsNoMoreThanItsMaximum() {
        let input = ByteInput(MemorySource([UInt8](repeating: 1, count: 3 << 20), chunk: 1000))
        #expect(input.fill(2 << 20) == ByteInput.maximum)
        #expect(input.skip(5 << 20) == 3 << 20)
        #expect(input.position == 3 << 20)
        #expect(input.buffered == 0)
    }

    @Test func consumingMovesThePosition() {
        let input = ByteInput(MemorySource(Array(0..<200), chunk: 7))
        #expect(input.fill(10) == 14)
        input.consume(12)
        #expect(input.position == 12)
        #expect(input.fill(3) == 9)
        #expect(input.withBuffered { $0.array } == Array(12..<21))
        input.consume(-1)
        input.consume(1000)
        #expect(input.position == 21)
    }

    @Test func largeRecordsPassThroughTheBuffer() {
        let packet = [2] + (0..<65_000).map { UInt8(truncatingIfNeeded: $0) }
        let file = btsnoopHeader(1002) + (0..<20).flatMap { _ in btsnoopRecord(packet, flags: 0) }
        let outcome = read(file, chunk: 50_000)
        #expect(outcome.packets == [[UInt8]](repeating: packet, count: 20))
    }
}
