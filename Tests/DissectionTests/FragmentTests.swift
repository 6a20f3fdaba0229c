import BitchatFrame
import Capture
import Dissection
import LinkLayers
import Testing
import WireFormat

/// docs/protocol.md 3.6, as far as packets are put together here.
@Suite struct FragmentTests {
    static let stream: UInt64 = 0x45A4_3038_A50A_A502
    static let inner = HandMadeFrame.message("a text that was cut into pieces", sender: 9)

    /// One fragment packet of the sender, whose time makes each of them another packet.
    private static func fragment(
        _ index: UInt16, of total: UInt16, _ slice: [UInt8], stream: UInt64 = stream, sender: UInt64 = 9, recipient: UInt64? = nil
    ) -> [UInt8] {
        HandMadeFrame(
            type: 0x20, flags: recipient == nil ? 0 : 1, sender: sender, between: recipient.map { big($0) } ?? [],
            section: big(stream) + big(index) + big(total) + [2] + slice
        ).bytes
    }

    /// `inner` in fragments of `size` bytes.
    private static func train(
        _ inner: [UInt8], of size: Int = 20, stream: UInt64 = stream, sender: UInt64 = 9, recipient: UInt64? = nil
    ) -> [[UInt8]] {
        let slices = pieces(inner, of: size)
        return slices.enumerated().map {
            fragment(UInt16($0), of: UInt16(slices.count), $1, stream: stream, sender: sender, recipient: recipient)
        }
    }

    private func rebuilt(_ seen: [Seen]) -> [Seen] { seen.filter { $0.packet.reassembly != nil } }

    @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
    func fragmentsComeTogetherInAnyOrder(order: [Int]) throws {
        let script = StreetScript()
        let link = script.link(1)
        let train = Self.train(Self.inner)
        for index in order { script.deliver(train[index], on: link) }
        #expect(script.packets.count == 4)
        let last = try #require(script.packets.last)
        #expect(last.text == "a text that was cut into pieces")
        #expect(last.frame == Self.inner)
        #expect(last.packet.number == 4)
        #expect(last.packet.error == nil)
        #expect(last.packet.context == script.packets[2].packet.context)
        let records = order.enumerated().sorted { $0.element < $1.element }.map { $0.offset + 1 }
        let outer = try #require(script.packets[2].packet.header)
        #expect(
            last.packet.reassembly
                == Reassembly(stream: Self.stream, records: records, outer: outer, originalType: .message))
        #expect(script.packets.dropLast().allSatisfy { $0.packet.reassembly == nil })
    }

    @Test func aMissingFragmentLeavesThePacketUnbuilt() {
        let script = StreetScript()
        let link = script.link(1)
        for fragment in Self.train(Self.inner).dropFirst() { script.deliver(fragment, on: link) }
        #expect(rebuilt(script.finished()).isEmpty)
    }

    @Test func aPacketOfOneFragmentIsBuiltAtOnce() {
        let script = StreetScript()
        script.deliver(Self.fragment(0, of: 1, Self.inner), on: script.link(1))
        #expect(script.packets.map { $0.packet.reassembly?.records } == [nil, [1]])
    }

    @Test func directedAndBroadcastFragmentsAreBuilt() {
        let script = StreetScript()
        let link = script.link(1)
        for recipient in [nil, 5, UInt64.max] {
            for fragment in Self.train(Self.inner, stream: recipient ?? 1, recipient: recipient) {
                script.deliver(fragment, on: link)
            }
        }
        #expect(rebuilt(script.packets).map { $0.packet.reassembly?.stream } == [1, 5, .max])
    }

    @Test func copiesOverASecondLinkAreShownAndNotBuiltAgain() {
        let script = StreetScript()
        let first = script.link(1), second = script.link(2)
        for fragment in Self.train(Self.inner) {
            script.deliver(fragment, on: first, .sent, via: .writeCommand)
            script.deliver(fragment, on: second, .sent, via: .writeCommand)
        }
        #expect(script.packets.count == 7)
        #expect(rebuilt(script.packets).map { $0.packet.reassembly?.records } == [[2, 4, 5]])
    }

    @Test(arguments: [(30_000_000, 1), (30_001_000, 2)])
    func aStreamIsBuiltAgainAfter30Seconds(pause: Int64, expected: Int) {
        let script = StreetScript()
        let link = script.link(1)
        for time in [0, pause] { for fragment in Self.train(Self.inner) { script.deliver(fragment, on: link, at: time) } }
        #expect(rebuilt(script.packets).count == expected)
    }

    @Test(arguments: [(30_000_000, 1), (32_000_000, 0)])
    func aStreamIsForgotten30SecondsAfterItsFirstFragment(pause: Int64, expected: Int) {
        let script = StreetScript()
        let link = script.link(1)
        let train = Self.train(Self.inner)
        script.deliver(train[0], on: link, at: 0)
        script.deliver(train[1], on: link, at: 15_000_000)
        script.deliver(train[2], on: link, at: pause)
        #expect(rebuilt(script.packets).count == expected)
    }

    @Test func sendersDirectionsAndAdaptersArePutTogetherApart() {
        let script = StreetScript()
        let first = script.link(1), other = script.link(2, adapter: 1)
        let train = Self.train(Self.inner), foreign = Self.train(Self.inner, sender: 8)
        script.deliver(train[0], on: first)
        script.deliver(train[1], on: first)
        script.deliver(foreign[2], on: first)
        script.deliver(train[2], on: first, .sent, via: .writeCommand)
        script.deliver(train[2], on: other)
        #expect(rebuilt(script.packets).isEmpty)
        script.deliver(train[2], on: first)
        #expect(rebuilt(script.packets).count == 1)
    }

    /// Three copies of 400,000 bytes: more than the 1,048,576 that iOS lets one stream have.
    @Test func copiesDoNotCountTowardsTheSizeOfAStream() {
        let script = StreetScript()
        let links = [script.link(1), script.link(2), script.link(3)]
        let large = HandMadeFrame(version: 2, section: run(0x61, 400_000), signature: []).bytes
        for fragment in Self.train(large, of: 40_000) {
            for link in links { script.deliver(fragment, on: link, .sent, via: .writeCommand) }
        }
        #expect(rebuilt(script.packets).map { $0.payload?.count } == [400_000])
    }

    @Test(arguments: [(1_048_576, 1), (1_048_577, 0)])
    func aStreamHasUpTo1048576Bytes(size: Int, expected: Int) {
        let script = StreetScript()
        let link = script.link(1)
        let large = HandMadeFrame(version: 2, section: run(0x61, size - 24)).bytes
        for fragment in Self.train(large, of: 65_000) { script.deliver(fragment, on: link) }
        #expect(rebuilt(script.packets).count == expected)
    }

    /// Four streams that never end hold 4,160,000 of the 4,194,304 bytes that those of one adapter and direction may have.
    @Test(arguments: [(34_304, 1), (34_305, 0)])
    func allStreamsTogetherHaveUpTo4MiB(size: Int, expected: Int) {
        let script = StreetScript()
        let link = script.link(1)
        for number in 0..<64 {
            let slice = run(0x61, 65_000)
            script.deliver(Self.fragment(UInt16(number % 16), of: 99, slice, stream: UInt64(number / 16)), on: link)
        }
        let inner = HandMadeFrame(section: run(0x61, size - 22)).bytes
        script.deliver(Self.fragment(0, of: 1, inner, stream: 99), on: link)
        #expect(rebuilt(script.packets).count == expected)
    }

    /// `layers` fragments of one piece around each other, and the message inside.
    private func nested(_ layers: Int) -> [Seen] {
        let script = StreetScript()
        var bytes = Self.inner
        for layer in 0..<layers { bytes = Self.fragment(0, of: 1, bytes, stream: UInt64(layer)) }
        script.deliver(bytes, on: script.link(1))
        return script.packets
    }

    @Test func fragmentsInsideFragmentsAreFollowedThreeDeepAndNoDeeper() {
        #expect(nested(3).map(\.packet.header?.type) == [.fragment, .fragment, .fragment, .message])
        #expect(nested(3).map { $0.packet.reassembly?.stream } == [nil, 2, 1, 0])
        #expect(nested(4).map(\.packet.header?.type) == [.fragment, .fragment, .fragment, .fragment])
        #expect(nested(4).map { $0.packet.reassembly?.stream } == [nil, 3, 2, 1])
    }

    @Test func anInnerFrameThatDoesNotDecodeIsShownWithItsError() throws {
        let script = StreetScript()
        let link = script.link(1)
        for fragment in Self.train(Array(Self.inner.dropLast())) { script.deliver(fragment, on: link) }
        let last = try #require(rebuilt(script.packets).first)
        #expect(
            last.packet.error
                == DecodeError(
                    .truncated, layer: .frame, claim: .payloadLength, offset: 22, needed: Self.inner.count,
                    available: Self.inner.count - 1))
        #expect(last.packet.header?.sender.value == 9)
        #expect(script.finished().count == 4)
    }

    @Test func aFragmentThatIOSRefusesIsNotPutTogether() {
        let script = StreetScript()
        let link = script.link(1)
        script.deliver(Self.fragment(0, of: 0, Self.inner), on: link)
        script.deliver(Self.fragment(1, of: 1, Self.inner), on: link)
        #expect(script.packets.map(\.packet.error?.reason) == [.fieldValue, .fieldValue])
    }

    /// Fragments whose own frames come over several notifications.
    @Test func fragmentsOfSeveralValuesArePutTogether() {
        let script = StreetScript()
        let link = script.link(1)
        for fragment in Self.train(Self.inner) { for piece in pieces(fragment, of: 20) { script.deliver(piece, on: link) } }
        #expect(rebuilt(script.packets).map(\.text) == ["a text that was cut into pieces"])
        #expect(rebuilt(script.packets).map { $0.packet.reassembly?.records } == [[3, 6, 9]])
    }

    @Test func bytesFromNoCaptureAreNotPutTogether() {
        let script = StreetScript()
        Self.fragment(0, of: 1, Self.inner).withRawSpan(script.dissector.standalone)
        #expect(script.packets.count == 1)
    }
}
