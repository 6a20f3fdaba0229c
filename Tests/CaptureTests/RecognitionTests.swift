import Capture
import Testing
import WireFormat

@Suite struct RecognitionTests {
    @Test func emptySourceIsNamedSo() {
        #expect(read([]).error == CaptureError(.empty, source: "test", message: "is empty: 0 bytes"))
        #expect(read(gzip([])).error?.kind == .empty)
    }

    @Test func textIsShown() {
        let outcome = read(Array("{\"json\": true}\n".utf8))
        #expect(outcome.error?.kind == .notACapture)
        #expect(outcome.error?.message.contains("\"{\"json\": true}\"") == true)
        #expect(outcome.summary.format == "")
    }

    @Test func escapesInTextAreNotPrinted() {
        let outcome = read(Array("ab\u{1B}[31m and more text than one line can hold here".utf8))
        #expect(outcome.error?.message.contains("\"ab.[31m and") == true)
    }

    @Test(
        arguments: [
            [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0x00], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10],
            [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6F, 0x6D, 0, 0, 2, 0, 0x69, 0x73, 0x6F, 0x6D],
        ] as [[UInt8]])
    func otherBinariesAreNoCapture(bytes: [UInt8]) {
        let outcome = read(bytes)
        #expect(outcome.error?.kind == .notACapture)
        let head = Hexadecimal.encode(bytes.prefix(8))
        #expect(outcome.error?.message == "not a capture: it begins with the bytes \(head), which no known format does")
    }

    @Test func zerosAreNoCapture() {
        #expect(read([UInt8](repeating: 0, count: 200_000)).error?.kind == .notACapture)
    }

    @Test func gzipFourTimesIsReadAndFiveTimesRefused() {
        var bytes = SampleFile.btsnoop.bytes
        for _ in 0..<4 { bytes = gzip(bytes) }
        #expect(read(bytes).records.count == 4)
        #expect(read(gzip(bytes)).error?.kind == .damaged)
    }

    @Test func gzipMembersAreJoined() {
        let bytes = SampleFile.btsnoop.bytes
        #expect(read(gzip(Array(bytes.prefix(50))) + gzip(Array(bytes.dropFirst(50)))) == read(bytes))
    }

    @Test func damagedGzipKeepsWhatCameOut() {
        var packed = gzip(SampleFile.btsnoop.bytes)
        packed[packed.count - 8] ^= 1
        let outcome = read(packed)
        #expect(outcome.records.count == 4)
        #expect(outcome.error?.kind == .damaged)
        #expect(read([0x1F, 0x8B, 8, 0xFF, 0, 0, 0, 0, 0, 3, 7]).error != nil)
    }

    @Test func magicDecidesBeforeTheSecondLook() {
        // A live server sends a header, then nothing for a while: it must be enough.
        let source = CountingSource(btsnoopHeader(1002))
        _ = read(ByteInput(source))
        #expect(source.reads == 2)
    }
}

/// Counts how often it was asked for bytes.
private final class CountingSource: ByteSource {
    private(set) var reads = 0
    private let source: MemorySource
    init(_ bytes: [UInt8]) { source = MemorySource(bytes) }
    func read(into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int {
        reads += 1
        return try source.read(into: &buffer, at: offset, count: count)
    }
}
