import Capture
import Testing
import WireFormat

/// Comments on records (`opt_comment` of pcapng): their length, and where they stand.
@Suite struct RecordCommentTests {
    @Test(arguments: [65_534, 65_535, 65_536])
    func aCommentHasAtMost65535Bytes(length: Int) {
        #expect(RecordComment(String(repeating: "a", count: length)).utf8.count == min(length, 65_535))
    }

    @Test func aLongCommentIsCutAfterAWholeCharacter() {
        let comment = RecordComment(String(repeating: "\u{20AC}", count: 21_846))
        #expect(comment.utf8.count == 65_535)
        let uneven = RecordComment("a" + String(repeating: "\u{20AC}", count: 21_846))
        #expect(uneven.utf8.count == 65_533)
        #expect(String(validating: uneven.utf8, as: UTF8.self) != nil)
    }

    @Test func commentsStandBeforeTheFlagsInTheOptionsOfTheirPacket() {
        let bytes: [UInt8] = [1, 0x03, 0x0C, 0]
        let record = CaptureRecord(
            number: 1, time: CaptureTime(microseconds: 0), direction: .sent, adapter: 0, linkType: .h4, tag: 0,
            originalLength: 4, fileOffset: 0)
        var writer = PcapngRecordWriter(application: ""), output = ByteWriter()
        writer.begin(nil, &output)
        let fit = bytes.withRawSpan { writer.append(record, $0, [RecordComment("ab"), RecordComment("")], to: &output) }
        #expect(fit == .whole)
        let data: [UInt8] = [0, 0, 0, 0] + bytes
        let options: [UInt8] = [1, 0, 2, 0, 0x61, 0x62, 0, 0, 1, 0, 0, 0, 2, 0, 4, 0, 2, 0, 0, 0, 0, 0, 0, 0]
        #expect(output.bytes.suffix(36) == data + options + [64, 0, 0, 0])
        #expect(output.bytes.suffix(64).prefix(8) == [6, 0, 0, 0, 64, 0, 0, 0])
    }

    @Test func formatsWithoutCommentsWriteTheRecordAsItIs() {
        let bytes: [UInt8] = [1, 0x03, 0x0C, 0]
        let record = CaptureRecord(
            number: 1, time: CaptureTime(microseconds: 0), direction: .sent, adapter: 0, linkType: .h4, tag: 0,
            originalLength: 4, fileOffset: 0)
        var plain = ByteWriter(), commented = ByteWriter()
        var one = PcapRecordWriter(), other = PcapRecordWriter()
        bytes.withRawSpan { span in
            _ = one.append(record, span, to: &plain)
            _ = other.append(record, span, [RecordComment("ab")], to: &commented)
        }
        #expect(plain.bytes == commented.bytes)
    }
}
