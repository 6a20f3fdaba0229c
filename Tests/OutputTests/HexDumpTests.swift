import Testing
import WireFormat

@testable import Output

@Suite struct HexDumpTests {
    private func dump(_ bytes: [UInt8], indent: Int = 0) -> String {
        let out = OutputBuffer(.memory)
        bytes.withRawSpan { HexDump.write($0, to: out, indent: indent) }
        return String(decoding: out.take(), as: UTF8.self)
    }

    @Test func noBytesAreNoLine() {
        #expect(dump([]) == "")
    }

    @Test func oneByteIsALineWithRoomForSixteen() {
        #expect(dump([0x41], indent: 2) == "  000000  41" + String(repeating: "   ", count: 15) + "  A\n")
    }

    @Test func sixteenBytesAreOneLineAndSeventeenTwo() {
        let line = "000000  20 7e 1f 7f 80 00 41 42 43 44 45 46 47 48 49 ff   ~....ABCDEFGHI.\n"
        let bytes: [UInt8] = [0x20, 0x7E, 0x1F, 0x7F, 0x80, 0x00] + Array(0x41...0x49) + [0xFF]
        #expect(dump(bytes) == line)
        #expect(dump(bytes + [0x61]) == line + "000010  61" + String(repeating: "   ", count: 15) + "  a\n")
    }

    @Test func offsetsHaveSixHexDigits() {
        let lines = dump(run(0, 0x1_0001)).split(separator: "\n")
        #expect(lines.count == 0x1001)
        #expect(lines.last?.prefix(10) == "010000  00")
    }
}
