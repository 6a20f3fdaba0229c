import Testing
import WireFormat

@Suite struct ByteWriterTests {
    @Test func writesIntegersInBothOrders() {
        var writer = ByteWriter()
        writer.byte(0xAB)
        writer.bigEndian(UInt16(0x0102))
        writer.littleEndian(UInt16(0x0102))
        writer.bigEndian(UInt32(0x0304_0506))
        writer.littleEndian(UInt32(0x0304_0506))
        writer.bigEndian(UInt64(0x0102_0304_0506_0708))
        writer.littleEndian(UInt64(0x0102_0304_0506_0708))
        #expect(
            writer.bytes == [
                0xAB, 1, 2, 2, 1, 3, 4, 5, 6, 6, 5, 4, 3, 1, 2, 3, 4, 5, 6, 7, 8, 8, 7, 6, 5, 4, 3, 2, 1,
            ])
    }

    @Test func writesNegativeNumbersInTwosComplement() {
        var writer = ByteWriter()
        writer.bigEndian(Int32(-2))
        writer.littleEndian(Int16.min)
        #expect(writer.bytes == [0xFF, 0xFF, 0xFF, 0xFE, 0x00, 0x80])
    }

    @Test func appendsFillsAndOverwrites() {
        let source: [UInt8] = [10, 11, 12, 13]
        var writer = ByteWriter(capacity: 0)
        writer.append([1, 2])
        source.withRawSpan { writer.append(ByteRange(1, 2), of: $0) }
        writer.fill(7, count: 3)
        writer.fill(8, count: 0)
        writer.overwrite(at: 0, 9)
        #expect(writer.bytes == [9, 2, 11, 12, 7, 7, 7])
    }
}
