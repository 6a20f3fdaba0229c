import Conformance
import Dissection
import Foundation
import LinkLayers
import MeshModel
import Output
import PacketGenerators
import Testing
import WireFormat

@testable import PacketPipeline

@Suite struct PacketPipelineTests {
    /// Takes note of the packets that come in, and where their bytes are.
    private final class Collector: JudgedPacketSink, @unchecked Sendable {
        var seen: [String] = []
        var hashes: [UInt64?] = []
        var signatures: [SignatureState?] = []

        func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
            seen.append("\(judged.packet.number): \(frameBytes.array) \(payloadBytes.array)")
            hashes.append(judged.packet.payloadHash)
            signatures.append(judged.signature?.received)
        }

        func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
            seen.append("advert of \(source)")
        }
    }

    /// A decoded packet with a number.
    private func packet(_ number: Int) -> DissectedPacket {
        var packet = DissectedPacket()
        packet.number = number
        return packet
    }

    /// Gives `sink` the packets of these numbers; each has two bytes, and every third an inflated payload of its own.
    private func give(_ numbers: Range<Int>, to sink: any PacketSink) {
        for number in numbers {
            let frame = [UInt8(number & 255), UInt8(number >> 8 & 255)]
            frame.withRawSpan { frame in
                guard number % 3 == 0 else { return sink.packet(packet(number), frame, frame) }
                [7, 7, 7].withRawSpan { sink.packet(packet(number), frame, $0) }
            }
        }
    }

    /// What a collector has seen of the packets of these numbers.
    private func expected(_ numbers: Range<Int>) -> [String] {
        numbers.map { number in
            let frame = [number & 255, number >> 8 & 255]
            return "\(number): \(frame) \(number % 3 == 0 ? [7, 7, 7] : frame)"
        }
    }

    @Test(arguments: [1, 63, 64, 65, 5000]) func packetsComeOutInOrderWithTheirBytes(count: Int) {
        for jobs in [2, 5] {
            let collector = Collector()
            let pipeline = PacketPipeline(jobs: jobs, .sink(collector, OutputBuffer(.memory)))
            give(0..<count, to: pipeline.begin(Unjudged.init))
            pipeline.endSource { collector.seen.append("end") }
            #expect(pipeline.close() == nil)
            #expect(collector.seen == expected(0..<count) + ["end"])
        }
    }

    /// The hash is that of "abc" in FIPS 180-4; a packet without a payload has none, and gets 0.
    @Test(arguments: [(true, [0xBA78_16BF_8F01_CFEA, 0]), (false, [nil, nil])] as [(Bool, [UInt64?])])
    func payloadsAreHashedAheadForAJudgeThatNeedsIt(needsPayloadHashes: Bool, hashes: [UInt64?]) {
        let collector = Collector()
        let pipeline = PacketPipeline(jobs: 2, .sink(collector, OutputBuffer(.memory)))
        let sink = pipeline.begin { PreparationWitness(into: $0, needsPayloadHashes: needsPayloadHashes) }
        var first = packet(1)
        first.payloadRange = ByteRange(0, 3)
        Array("abc".utf8).withRawSpan { bytes in
            sink.packet(first, bytes, bytes)
            sink.packet(packet(2), bytes, bytes)
        }
        pipeline.endSource {}
        _ = pipeline.close()
        #expect(collector.hashes == hashes)
    }

    @Test(arguments: 2...5) func whatCanBePreparedIsPreparedOnceBeforeItIsJudged(jobs: Int) throws {
        let collector = Collector()
        let pipeline = PacketPipeline(jobs: jobs, .sink(collector, OutputBuffer(.memory)))
        var witness: PreparationWitness?
        let sink = pipeline.begin {
            let made = PreparationWitness(into: $0, numbers: { $0 % 100 == 0 || $0 == 4_999 })
            witness = made
            return made
        }
        give(0..<5_000, to: sink)
        pipeline.endSource {}
        _ = pipeline.close()
        #expect(collector.seen == expected(0..<5_000))
        let found = try #require(witness)
        #expect(found.early == [])
        var wanted: [Int: [[UInt8]]] = [4_999: [[135, 19, 135, 19]]]
        for number in stride(from: 0, to: 5_000, by: 100) {
            let frame = [UInt8(number & 255), UInt8(number >> 8)]
            wanted[number] = [frame + (number % 3 == 0 ? [7, 7, 7] : frame)]
        }
        #expect(found.prepared == wanted)
    }

    /// More than a batch lies between the message and its author's announce; the second source's author has another key.
    @Test(arguments: 1...5) func signaturesComeToTheSameWheneverTheyAreVerified(jobs: Int) {
        let factory = PacketFactory(.ios), start: UInt64 = 1_760_000_000_000
        let ada = TestIdentity(label: "ada"), other = TestIdentity(label: "other", noiseKey: ada.noiseKey)
        let stranger = TestIdentity(label: "cy")
        let message = factory.message("hello", by: ada, at: start).bytes
        var relayed = message
        relayed[2] -= 1
        let between = (1...100).map { factory.message("\($0)", by: stranger, at: start + $0).bytes }
        let first = [message] + between + [factory.announce(by: ada, at: start).bytes, relayed]
        let second = [
            factory.announce(by: other, at: start).bytes, message, factory.message("hello", by: other, at: start).bytes,
        ]
        let collector = Collector()
        let end = PipelineEnd.sink(collector, OutputBuffer(.memory))
        let street: any PacketStreet = jobs == 1 ? DirectStreet(end, limit: nil) : PacketPipeline(jobs: jobs, end)
        for frames in [first, second] {
            let sink = street.begin { Judge(into: $0, JudgeOptions()) }
            let dissector = PacketDissector(into: sink, firstNumber: 1)
            for (index, frame) in frames.enumerated() { frame.withRawSpan { dissector.conversation($0, line: index + 1) } }
            dissector.finish()
            street.endSource {}
        }
        _ = street.close()
        let unknown = [SignatureState?](repeating: .noKey, count: 101)
        #expect(collector.signatures == unknown + [.valid, .valid] + [.valid, .invalid, .valid])
    }

    @Test func sourcesFollowOneAnother() {
        let collector = Collector()
        let pipeline = PacketPipeline(jobs: 3, .sink(collector, OutputBuffer(.memory)))
        for source in 0..<100 {
            give(0..<(source % 7), to: pipeline.begin(Unjudged.init))
            pipeline.endSource { collector.seen.append("end of \(source)") }
        }
        _ = pipeline.close()
        #expect(collector.seen == (0..<100).flatMap { expected(0..<($0 % 7)) + ["end of \($0)"] })
    }

    @Test func everythingHasComeOutOnceItWasDrained() {
        let collector = Collector()
        let pipeline = PacketPipeline(jobs: 2, .sink(collector, OutputBuffer(.memory)))
        let sink = pipeline.begin(Unjudged.init)
        pipeline.drain()
        for number in 0..<20 {
            give(number..<(number + 1), to: sink)
            pipeline.drain()
            #expect(collector.seen == expected(0..<(number + 1)))
        }
        pipeline.endSource {}
        _ = pipeline.close()
    }

    @Test(arguments: [1, 2]) func isOverOnceTheReaderLeftWhileInputIsWaitedFor(jobs: Int) throws {
        let pipe = Pipe()
        let out = OutputBuffer(.descriptor(pipe.fileHandleForWriting.fileDescriptor))
        let end = PipelineEnd.sink(Collector(), out)
        let street: any PacketStreet = jobs == 1 ? DirectStreet(end, limit: nil) : PacketPipeline(jobs: jobs, end)
        _ = street.begin(Unjudged.init)
        street.drain()
        #expect(!street.isOver)
        try pipe.fileHandleForReading.close()
        street.drain()
        #expect(street.isOver)
        street.endSource {}
        _ = street.close()
    }

    @Test(arguments: OutputFormats.all.map { $0.name }) func printsWhatOneThreadPrints(name: String) throws {
        let format = try #require(OutputFormats.format(named: name))
        var printed: [[UInt8]] = []
        for jobs in 1...4 {
            let out = OutputBuffer(.memory)
            let end = PipelineEnd.printer(format, PrintingOptions(), out)
            let street: any PacketStreet = jobs == 1 ? DirectStreet(end, limit: nil) : PacketPipeline(jobs: jobs, end)
            give(0..<2000, to: street.begin(Unjudged.init))
            street.endSource {}
            _ = street.close()
            printed.append(out.take())
        }
        #expect(!printed[0].isEmpty)
        #expect(printed == [[UInt8]](repeating: printed[0], count: 4))
    }

    @Test func theGravestFindingIsThatOfEveryBatch() {
        for jobs in [1, 2] {
            let end = PipelineEnd.sink(Collector(), OutputBuffer(.memory))
            let street: any PacketStreet = jobs == 1 ? DirectStreet(end, limit: nil) : PacketPipeline(jobs: jobs, end)
            let sink = street.begin { Accuser(into: $0, [0: .note, 300: .error, 900: .warning]) }
            give(0..<1000, to: sink)
            street.endSource {}
            #expect(street.close() == .error)
        }
    }

    @Test func aLineIsNeverLongerThanTwiceItsJobsAndTwo() {
        let collector = Collector()
        let pipeline = PacketPipeline(jobs: 2, .sink(collector, OutputBuffer(.memory)))
        let sink = pipeline.begin { Accuser(into: $0, [:]) }
        // Packets of 100 KB: three fill a batch, and six batches may be under way while a seventh is filled.
        let frame = [UInt8](repeating: 1, count: 100_000)
        for number in 0..<60 {
            frame.withRawSpan { sink.packet(packet(number), $0, $0) }
            #expect(number - collector.seen.count <= 7 * 3)
        }
        pipeline.endSource {}
        _ = pipeline.close()
        #expect(collector.seen.count == 60)
    }
}
