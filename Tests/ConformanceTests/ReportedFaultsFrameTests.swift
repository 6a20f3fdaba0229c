import Conformance
import MeshModel
import Testing
import WireFormat

/// Faults of frames that users of real clients reported, each made anew.
@Suite struct ReportedFaultsFrameTests {
    private static let olga = ReportedFaults.olga

    /// A frame of 668 bytes, a length without padding, whose signature ends in 01.
    private static let endingIn01 = (1...200).lazy.map { olga.frame(.message, noise(582, seed: $0)) }.first { $0.last == 1 } ?? []

    @Test func aStrippedPadThatWasNeverAddedLosesTheLastByte() {
        #expect(Self.endingIn01.count == 668)
        let train = FragmentTrain(by: Self.olga) { $0.size = 80 }
        let whole = ReportedFaults.judged(train.fragments(of: Self.endingIn01))
        #expect(whole.last?.packet.frame?.length == 668)
        #expect(whole.last?.rules == [])
        let cut = ReportedFaults.judged(train.fragments(of: Self.endingIn01.dropLast()))
        #expect(cut.last?.packet.reassembly?.records.count == 9)
        #expect(cut.last?.packet.error?.needed == 668)
        #expect(cut.last?.packet.error?.available == 667)
        #expect(cut.last?.rules == ["HDR-002", "FRG-007"])
        #expect(cut.dropLast().flatMap(\.rules) == [])
    }

    @Test(arguments: [128, 155, 256, 416]) func paddingBetweenAnnouncesIsReportedAndNothingIsDropped(size: Int) {
        let padded = Self.olga.frame(.announce, Self.olga.announcement, at: 1_000, padded: true)
        let next = Self.olga.frame(.announce, Self.olga.announcement, at: 31_000)
        #expect([padded.count, next.count] == [256, 160])
        let stream = padded + next
        let script = MeshScript()
        let link = script.link(1)
        for start in stride(from: 0, to: stream.count, by: size) {
            script.receive(Array(stream[start..<min(start + size, stream.count)]), on: link, at: 31_000)
        }
        let judged = script.judged()
        #expect(judged.map(\.packet.frame?.length) == [160, 160])
        #expect(judged.map(\.packet.padding) == [96, 0])
        #expect(judged.map(\.packet.trailing) == [0, 0])
        #expect(judged.map(\.packet.context?.delivery.skipped) == [0, 0])
        #expect(judged[0].rules.contains("HDR-013"))
        #expect(!judged[1].rules.contains("HDR-013"))
    }

    @Test(
        arguments: [([], ["CMP-001", "CMP-002"], .packedEmpty), ([3], ["CMP-002"], .originalLimit)]
            as [([UInt8], [String], DecodeError.Reason)])
    func aHugeSizeOverNoBodyIsRefusedBeforeItIsMade(body: [UInt8], rules: [String], reason: DecodeError.Reason) {
        let bomb = BareFrame.compressedLong(0x7FFF_FFFF, body)
        #expect(bomb.findings == rules)
        let script = MeshScript()
        script.decode(bomb.bytes)
        let packet = script.judged().first?.packet
        #expect(packet?.error?.reason == reason)
        #expect(packet?.payloadRange == nil)
    }

    /// A compressed message of 168 letters, signed over the bytes that are sent.
    private static func signed(_ body: [UInt8]) -> [UInt8] {
        var frame = BareFrame(flags: 0x04, sender: olga.id.bytes, section: [0, 168] + body)
        var covered = frame.bytes
        covered[2] = 0
        Peer.pad(&covered)
        frame.flags |= 0x02
        return frame.bytes + olga.signature(over: covered)
    }

    /// RFC 1951 3.2.4: the last block, stored.
    private static let stored: [UInt8] = [0x01, 0xA8, 0x00, 0x57, 0xFF] + [UInt8](repeating: 0x6F, count: 168)

    @Test func aSignatureOverAForeignEncodersBytesHoldsOnlyForThoseBytes() throws {
        let judged = try #require(ReportedFaults.judged([Self.signed(Self.stored)]).first)
        #expect(judged.signature == SignatureCheck(received: .valid, reencoded: .invalid))
        #expect(judged.rules.contains("SIG-007"))
        #expect(judged.answers == [.invalidSignature, .noTimeRule])
    }

    @Test func aSignatureOverTheBytesThatZlibMakesHoldsForBoth() throws {
        let text = [UInt8](repeating: 0x6F, count: 400)
        let frame = Self.olga.frame(.message, text)
        #expect(frame.count < 200)
        let judged = try #require(ReportedFaults.judged([frame]).first)
        #expect(judged.signature == SignatureCheck(.valid))
        #expect(judged.findings.isEmpty)
        #expect(judged.answers == [.freshTimestamp, .noTimeRule])
    }
}
