import Foundation
import Testing
import WireFormat

@testable import Output

@Suite struct OutputBufferTests {
    /// What `write` leaves in memory.
    private func text(_ write: (OutputBuffer) -> Void) -> String {
        let out = OutputBuffer(.memory)
        write(out)
        return String(decoding: out.take(), as: UTF8.self)
    }

    @Test(arguments: [(0, "0"), (9, "9"), (10, "10"), (12_345, "12345"), (UInt64.max, "18446744073709551615")])
    func writesUnsignedNumbers(value: UInt64, expected: String) {
        #expect(text { $0.decimal(value) } == expected)
    }

    @Test(arguments: [(0, "0"), (-1, "-1"), (-10, "-10"), (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808")])
    func writesSignedNumbers(value: Int, expected: String) {
        #expect(text { $0.decimal(value) } == expected)
    }

    @Test(
        arguments: [(0, "0000000000000000"), (0x8BB8_15B3_42CE_A14D, "8bb815b342cea14d"), (.max, "ffffffffffffffff")]
            as [(UInt64, String)])
    func writesSixteenHexDigits(value: UInt64, expected: String) {
        #expect(text { $0.hex(value) } == expected)
    }

    @Test func writesPartsOfSpansRawAndAsHex() {
        let bytes: [UInt8] = [0x00, 0x41, 0x42, 0xFF]
        #expect(text { out in bytes.withRawSpan { out.hex($0, ByteRange(0, 4)) } } == "004142ff")
        #expect(text { out in bytes.withRawSpan { out.hex($0, ByteRange(3, 9)) } } == "ff")
        #expect(text { out in bytes.withRawSpan { out.raw($0, ByteRange(1, 2)) } } == "AB")
    }

    /// Each of them begins at the very end of the room once, which the others before it move.
    @Test func shortValuesFindRoomAtTheEnd() {
        let label = JSONLabel(key: "a key that has thirty-two bytes!", hasKey: true)
        let before = "\"a key that has thirty-two bytes!\":"
        let short: [(String, (OutputBuffer) -> Void)] = [
            ("-9223372036854775808,", { $0.member(label, number: .min) }),
            ("9999999999999999,", { $0.member(label, number: 9_999_999_999_999_999) }),
            ("\"10000000000000000\",", { $0.member(label, quoting: 10_000_000_000_000_000) }),
            ("\"18446744073709551615\",", { $0.member(label, quoting: UInt64.max) }),
            ("\"ffffffffffffffff\",", { $0.member(label, digitsOf: .max) }),
            ("false,", { $0.member(label, "false") }),
            ("\"a text that has thirty-three bytes\",", { $0.member(label, quoting: "a text that has thirty-three bytes") }),
            ("[", { $0.open(label, 91) }),
        ]
        for (expected, write) in short {
            for missing in 0...80 {
                let out = OutputBuffer(.memory), filled = out.capacity - missing
                out.text(String(repeating: "x", count: filled))
                for _ in 0..<5 { write(out) }
                let written = out.take()
                #expect(written.dropFirst(filled).elementsEqual(String(repeating: before + expected, count: 5).utf8))
                #expect(written.count <= out.capacity)
            }
        }
    }

    @Test func aReaderThatHasGoneIsNoticedWithoutAWrite() throws {
        let pipe = Pipe()
        let out = OutputBuffer(.descriptor(pipe.fileHandleForWriting.fileDescriptor))
        out.lookForReader()
        #expect(!out.isClosed)
        try pipe.fileHandleForReading.close()
        out.lookForReader()
        #expect(out.isClosed)
        #expect(out.failure == 0)
        let memory = OutputBuffer(.memory)
        memory.lookForReader()
        #expect(!memory.isClosed)
    }

    @Test func takingStartsAnew() {
        let out = OutputBuffer(.memory)
        out.text("a" as StaticString)
        out.text("b" as String)
        out.byte(10)
        out.flush()
        out.endLine(flush: true)
        #expect(out.take() == Array("ab\n".utf8))
        #expect(out.take() == [])
    }

    @Test func writesToADescriptorWhenFlushedOrFull() throws {
        let pipe = Pipe()
        let out = OutputBuffer(.descriptor(pipe.fileHandleForWriting.fileDescriptor))
        out.text("one\n" as StaticString)
        out.endLine()
        out.endLine(flush: true)
        #expect(pipe.fileHandleForReading.availableData == Data("one\n".utf8))
        let line = String(repeating: "x", count: 65_535)
        out.text(line)
        out.endLine()
        out.byte(10)
        out.endLine()
        #expect(try pipe.fileHandleForReading.read(upToCount: 65_536) == Data((line + "\n").utf8))
        #expect(!out.isClosed)
        #expect(out.failure == 0)
    }

    @Test func aClosedPipeEndsQuietly() throws {
        signal(SIGPIPE, SIG_IGN)
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let out = OutputBuffer(.descriptor(pipe.fileHandleForWriting.fileDescriptor))
        out.text("lost" as StaticString)
        #expect(!out.isClosed)
        out.flush()
        #expect(out.isClosed)
        #expect(out.failure == 0)
        out.text("lost too" as StaticString)
        out.flush()
        #expect(out.failure == 0)
    }

    @Test func aReaderThatTakesNothingIsGivenUpWhenNoMoreMayBeWaited() {
        let pipe = Pipe()
        var questions = 0
        let out = OutputBuffer(.descriptor(pipe.fileHandleForWriting.fileDescriptor)) {
            questions += 1
            return questions < 2
        }
        out.text(String(repeating: "x", count: 70_000))
        out.flush()
        #expect(out.isClosed)
        #expect(out.failure == 0)
        #expect(out.untaken == 70_000 - 65_536)
        #expect(questions == 2)
        out.text("more" as StaticString)
        out.flush()
        #expect(out.untaken == 70_000 - 65_536 + 4)
    }

    /// What fits is known in whole pages: of those that hold unread bytes, one may be begun at either end.
    @Test func aPipeTakesWhatItIsSaidToHaveRoomFor() throws {
        let pipe = Pipe(), descriptor = pipe.fileHandleForWriting.fileDescriptor
        try #require(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
        let reader = OutputReader(of: descriptor)
        #expect(reader.room(descriptor) == 65_536)
        #expect(write(descriptor, run(0, 5000), 5000) == 5000)
        _ = try pipe.fileHandleForReading.read(upToCount: 100)
        let room = reader.room(descriptor)
        #expect(room == 12 * 4096)
        #expect(write(descriptor, run(0, room), room) == room)
        #expect(reader.room(descriptor) == 4096)
    }

    @Test func filesAndTheNullDeviceHaveNoReader() throws {
        for path in ["/dev/null", "/proc/self/exe"] {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            #expect(OutputReader(of: file.fileDescriptor) == .none)
        }
        #expect(OutputReader(of: -1) == .none)
    }

    @Test func aDescriptorThatDoesNotWaitIsWaitedFor() throws {
        let pipe = Pipe(), descriptor = pipe.fileHandleForWriting.fileDescriptor
        try #require(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
        let reading = pipe.fileHandleForReading
        let reader = Thread { _ = try? reading.read(upToCount: 200_000) }
        let out = OutputBuffer(.descriptor(descriptor))
        out.text(String(repeating: "x", count: 200_000))
        reader.start()
        out.flush()
        #expect(!out.isClosed)
        #expect(out.failure == 0)
    }

    @Test func anyOtherFailureIsKept() {
        let out = OutputBuffer(.descriptor(-1))
        out.text("lost" as StaticString)
        out.flush()
        #expect(out.isClosed)
        #expect(out.failure == EBADF)
    }
}
