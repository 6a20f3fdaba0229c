import CommandLineSupport
import Foundation
import Testing

@Suite struct LineReaderTests {
    /// Every line of `bytes`, written to a pipe and then ended.
    private func lines(_ bytes: [UInt8], longest: Int = 100) throws -> [LineReader.Line] {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
        try pipe.fileHandleForWriting.close()
        var reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor, longest: longest)
        var lines: [LineReader.Line] = []
        while let line = reader.next() { lines.append(line) }
        #expect(reader.next() == nil)
        return lines
    }

    private func lines(_ text: String, longest: Int = 100) throws -> [LineReader.Line] {
        try lines(Array(text.utf8), longest: longest)
    }

    @Test func endsLinesAtLineFeedsWithOrWithoutReturn() throws {
        #expect(try lines("one\ntwo\r\n\r\n\nlast") == [.text("one"), .text("two"), .text(""), .text(""), .text("last")])
        #expect(try lines("one\n") == [.text("one")])
        #expect(try lines("\n") == [.text("")])
        #expect(try lines("") == [])
    }

    @Test func keepsAReturnInsideALineAndOneAtMostIsItsEnd() throws {
        #expect(try lines("a\rb\r\r\n") == [.text("a\rb\r")])
    }

    @Test(arguments: [(4, LineReader.Line.text("abcd")), (5, .text("abcde")), (6, .tooLong(6))])
    func keepsLinesOfUpToFiveBytes(length: Int, expected: LineReader.Line) throws {
        let line = String("abcdef".prefix(length))
        #expect(try lines(line + "\nnext\n", longest: 5) == [expected, .text("next")])
        #expect(try lines(line, longest: 5) == [expected])
    }

    @Test func replacesBadUTF8() throws {
        #expect(try lines([0x61, 0xFF, 0x62, 10]) == [.text("a\u{FFFD}b")])
    }

    /// A pipe holds less than this file, and one read less still.
    @Test func readsLinesOverManyReads() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: path) }
        let long = String(repeating: "x", count: 200_000)
        try Data((long + "\nshort\n" + long + "y").utf8).write(to: path)
        let file = try FileHandle(forReadingFrom: path)
        var reader = LineReader(descriptor: file.fileDescriptor, longest: 200_000)
        let lines = [reader.next(), reader.next(), reader.next(), reader.next()]
        #expect(lines == [.text(long), .text("short"), .tooLong(200_001), nil])
    }

    @Test func aDescriptorThatCannotBeReadHasNoLine() {
        var reader = LineReader(descriptor: -1, longest: 10)
        #expect(reader.next() == nil)
    }
}
