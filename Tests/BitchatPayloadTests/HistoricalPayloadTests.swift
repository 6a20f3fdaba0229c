import BitchatFrame
import BitchatPayload
import Testing
import WireFormat

/// The dialects of 2025, docs/protocol.md 3.16.
struct HistoricalPayloadTests {
    private func evidence(_ type: MessageType, _ bytes: [UInt8]) -> HistoricalDialect? {
        HistoricalDialect.evidence(type: type, payload: bytes.span.bytes, ByteRange(0, bytes.count))
    }
    private func text(_ bytes: [UInt8]) -> String {
        let payload = HistoricalPayload(.earlyJuly, .message, bytes.span.bytes, ByteRange(0, bytes.count))
        return String(decoding: bytes.span.bytes.array(payload.text), as: UTF8.self)
    }

    @Test(arguments: [95, 96, 97])
    func aKeyExchangeHas96BytesThatAreNoText(count: Int) {
        #expect(evidence(.message, run(0xFE, count)) == (count == 96 ? .earlyJuly : nil))
        #expect(evidence(.message, run(0x61, count)) == nil)
        #expect(evidence(.leave, run(0xFE, count)) == nil)
    }

    @Test func aFileOf96BytesIsNoKeyExchange() {
        #expect(evidence(.message, long(1, utf8("a")) + hex("0400000057") + run(0xFF, 87)) == nil)
        #expect(evidence(.message, long(1, utf8("a")) + hex("0400000058") + run(0xFF, 87)) == .earlyJuly)
    }

    @Test func aBareNicknameIsAnOldAnnounce() {
        #expect(evidence(.announce, utf8("my-python-client")) == .earlyJuly)
        #expect(evidence(.announce, utf8("zoë")) == .earlyJuly)
        #expect(evidence(.announce, []) == nil)
    }

    @Test func brokenTLVsAreNoOldAnnounce() {
        #expect(evidence(.announce, Samples.announce) == nil)
        #expect(evidence(.announce, Array(Samples.announce.prefix(20))) == nil)
        #expect(evidence(.announce, short(1, utf8("anon"))) == nil)
        #expect(evidence(.announce, hex("01ff616e6f6e")) == nil)
        #expect(evidence(.announce, run(0xFE, 30)) == nil)
    }

    @Test func laterTypesTellALaterDialect() {
        #expect(HistoricalDialect.earlyJuly.refined(by: .announce) == .earlyJuly)
        #expect(HistoricalDialect.earlyJuly.refined(by: MessageType(rawValue: 0x0A)) == .midJuly)
        #expect(HistoricalDialect.midJuly.refined(by: .courierEnvelope) == .midJuly)
        #expect(HistoricalDialect.midJuly.refined(by: MessageType(rawValue: 0x24)) == .lateJuly)
        #expect(HistoricalDialect.lateJuly.refined(by: MessageType(rawValue: 0x08)) == .lateJuly)
        #expect(HistoricalDialect.earlyJuly.refined(by: MessageType(rawValue: 0x7F)) == .earlyJuly)
    }

    @Test func namesTypesAsTheyWereThen() {
        let names = { (dialect: HistoricalDialect) in
            (0...0x26).compactMap { code in
                dialect.name(of: MessageType(rawValue: code)).map { "\(String(code, radix: 16)) \($0)" }
            }
        }
        let early = [
            "1 announce", "2 keyExchange", "3 leave", "4 message", "5 fragmentStart", "6 fragmentContinue", "7 fragmentEnd",
        ]
        let handshakes = [
            "a deliveryAck", "b statusRequest", "c readReceipt", "10 handshakeInit", "11 handshakeResponse", "12 encrypted",
            "13 identityAnnounce",
        ]
        let versions = ["20 versionHello", "21 versionAck"]
        let channels = ["14 channel", "15 channel", "16 channel", "17 channel"]
        #expect(names(.earlyJuly) == early)
        #expect(names(.midJuly) == early + ["8 channelAnnounce"] + handshakes + channels + versions)
        #expect(
            names(.lateJuly) == early + handshakes + versions
                + ["22 ack", "23 nack", "24 systemValidation", "25 handshakeRequest"])
    }

    @Test func findsTheLongestPrintableRun() {
        #expect(text(hex("00 6869 01 68656c6c6f 02 666f6f")) == "hello")
        #expect(text(hex("6162 00 6364")) == "ab")
        #expect(text(utf8("a") + hex("c3") + utf8("grüße") + hex("c285") + utf8("x")) == "grüße")
        #expect(text(hex("7f80ff")) == "")
        #expect(text([]) == "")
    }

    @Test func showsTextAndBytes() {
        let bytes = hex("00 6869")
        let payload = Payload.decode(dialect: .midJuly, type: MessageType(rawValue: 0x0A), bytes.span.bytes, ByteRange(0, 3))
        var lines = FieldLines()
        payload.visit(&lines, bytes.span.bytes)
        #expect(lines.lines == ["text 1+2: \"hi\"", "content 0+3: <006869>"])
        #expect("\(payload.kind)" == "deliveryAck")
        #expect(payload.reencoded(bytes.span.bytes) == bytes)
    }
}
