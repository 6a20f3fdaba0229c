import BitchatPayload
import Testing
import WireFormat

/// Files, docs/protocol.md 3.8.
struct FileTransferPayloadTests {
    private let content = hex("0400000003616263")
    private func decoded(_ bytes: [UInt8]) -> FileTransferPayload? { try? decode(FileTransferPayload.self, bytes).get() }
    private func content(_ count: Int) -> [UInt8] {
        [4, UInt8(count >> 24 & 255), UInt8(count >> 16 & 255), UInt8(count >> 8 & 255), UInt8(count & 255)] + run(7, count)
    }

    @Test func showsEveryField() {
        #expect(
            shown(FileTransferPayload.self, Samples.file) == [
                "name 3+5: \"a.txt\"", "size 11+4: 3", "mimeType 18+10: \"text/plain\"", "contentLength 33+3: 3",
                "contents 33+3: [", "  contents 33+3: <616263>", "]", "fileDialect 0+36: current",
            ])
    }

    @Test func takesAFileOfContentAlone() {
        let found = decoded(content)
        #expect(found?.name == nil && found?.size == nil && found?.mimeType == nil && found?.contentLength == 3)
        #expect(found?.reencoded(content.span.bytes) == long(2, hex("00000003")) + content)
    }

    @Test(
        arguments: [
            (3, nil, "current"), (4, 258, "current"), (5, nil, "current"), (7, nil, "current"), (8, 258, "legacySize"),
            (9, nil, "current"),
        ]
            as [(Int, UInt64?, String)])
    func readsASizeOf(length: Int, size: UInt64?, dialect: String) {
        let field = Array((run(0, 9) + [1, 2]).suffix(length))
        let found = decoded(long(2, field) + content)
        #expect(found?.size == size)
        #expect(found.map { "\($0.dialect.name)" } == dialect)
        #expect(found?.remarks == (size == nil ? [.ignored] : []))
    }

    @Test(arguments: [(1_048_575, true), (1_048_576, true), (1_048_577, false)] as [(UInt64, Bool)])
    func boundsTheStatedSize(size: UInt64, isTaken: Bool) {
        let error = payloadError(.lengthLimit, claim: .tlvLength, at: 3, needed: 1_048_576, available: Int(size))
        #expect(refusal(FileTransferPayload.self, long(2, big(size)) + content) == (isTaken ? nil : error))
    }

    @Test(arguments: [0, 1, 1_048_575, 1_048_576, 1_048_577])
    func boundsTheContent(count: Int) {
        let bytes = content(count)
        let tooLong = payloadError(.lengthLimit, claim: .tlvLength, at: 5, needed: 1_048_576, available: count)
        let none = payloadError(.missingField, at: 5, needed: 4)
        #expect(refusal(FileTransferPayload.self, bytes) == (count == 0 ? none : count > 1_048_576 ? tooLong : nil))
    }

    @Test func joinsRepeatedContent() {
        let bytes = content + hex("0400000002 6465")
        let found = decoded(bytes)
        #expect(found?.joinedContent(bytes.span.bytes) == utf8("abcde"))
        #expect(found?.contentLength == 5 && found?.contentFields == 2 && found?.remarks == [.repeated])
        #expect(reason(FileTransferPayload.self, content(1_048_576) + content) == .lengthLimit)
    }

    @Test func readsATwoByteContentLengthWhereFourOverrun() {
        let bytes = long(1, utf8("a")) + hex("040003616263")
        #expect(
            shown(FileTransferPayload.self, bytes) == [
                "name 3+1: \"a\"", "contentLength 7+3: 3", "contents 7+3: [", "  contents 7+3: <616263>", "]",
                "fileDialect 0+10: legacyContent",
            ])
        #expect(decoded(long(2, big(3)) + hex("040003616263")).map { "\($0.dialect.name)" } == "legacy")
        #expect(shown(FileTransferPayload.self, hex("04000161")).last == "fileDialect 0+4: legacyContent")
    }

    @Test func refusesCutFields() {
        #expect(refusal(FileTransferPayload.self, []) == payloadError(.missingField, at: 0, needed: 4))
        #expect(refusal(FileTransferPayload.self, content + [1]) == payloadError(.truncated, at: 9, needed: 2))
        let overrun = payloadError(.truncated, claim: .tlvLength, at: 3, needed: 3, available: 2)
        #expect(refusal(FileTransferPayload.self, hex("0400036162")) == overrun)
        #expect(reason(FileTransferPayload.self, content + hex("010002 61")) == .truncated)
    }

    @Test func badTextErasesNameAndType() {
        let bytes = long(1, utf8("a")) + long(1, [0xFF]) + long(3, utf8("b")) + long(3, [0xFF]) + content
        let found = decoded(bytes)
        #expect(found?.name == nil && found?.mimeType == nil && found?.remarks == [.repeated, .badText])
    }

    @Test func showsUnknownFields() {
        let lines = shown(FileTransferPayload.self, content + long(9, [1]))
        #expect(
            lines.suffix(6)
                == [
                    "unknownFields 0+12: [", "  unknownFields 8+4: {", "    type 8+1: 9", "    length 9+2: 1",
                    "    bytes 11+1: <01>", "  }", "]",
                ].suffix(6))
    }
}
