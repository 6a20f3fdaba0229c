import Testing

/// Talks that differ in one message.
@Suite struct NoiseCounterOrderTests {
    private static let ada = Peer("ada"), bo = Peer("bo"), cy = Peer("cy")

    /// A message of ada's with `counter`, by default to bo; its text is made from `time`.
    private static func sealed(_ counter: Int, at time: Int64, from sender: Peer = ada, to recipient: Peer = bo, ttl: UInt8 = 7)
        -> [UInt8]
    {
        let payload = PayloadTLV.big(counter, 4) + PayloadTLV.big(time, 8) + PayloadTLV.noise(16)
        return sender.frame(.noiseEncrypted, payload, ttl: ttl, at: time, to: recipient.id, isSigned: false)
    }

    private static func handshake(from sender: Peer = ada, to recipient: Peer = bo, at time: Int64) -> [UInt8] {
        sender.frame(.noiseHandshake, PayloadTLV.noise(64), at: time, to: recipient.id, isSigned: false)
    }

    /// The messages of the rule when the frames come one after the other.
    private static func messages(_ frames: [UInt8]...) -> [String] {
        let script = MeshScript()
        let link = script.link(1)
        for (index, frame) in frames.enumerated() { script.receive(frame, on: link, at: Int64(index)) }
        return script.judged().flatMap(\.findings).filter { "\($0.rule.id)" == "NOI-004" }.map(\.message)
    }

    @Test func keepsQuietForCountersThatRiseOrSkip() {
        #expect(Self.messages(Self.sealed(0, at: 0), Self.sealed(1, at: 1), Self.sealed(9, at: 2)) == [])
    }

    @Test func firesForARepeatedCounter() {
        let found = Self.messages(Self.sealed(4, at: 0), Self.sealed(4, at: 1))
        #expect(found == ["counter 4 of \(Self.ada.id) is repeated"])
    }

    @Test func firesForACounterThatGoesBack() {
        let found = Self.messages(Self.sealed(9, at: 0), Self.sealed(2, at: 1), Self.sealed(10, at: 2))
        #expect(found == ["counter 2 of \(Self.ada.id) comes after 9, 7 behind"])
    }

    @Test func takesTheSameTimeAndPayloadForACopy() {
        let script = MeshScript()
        let links = [script.link(1), script.link(2)]
        for ttl in [7, 6] as [UInt8] {
            for link in links { script.receive(Self.sealed(0, at: 0, ttl: ttl), on: link, at: 0) }
            for link in links { script.receive(Self.sealed(1, at: 1, ttl: ttl), on: link, at: 1) }
        }
        #expect(script.count(of: "NOI-004") == 0)
    }

    @Test func keepsSendersRecipientsDirectionsAndAdaptersApart() {
        #expect(Self.messages(Self.sealed(4, at: 0), Self.sealed(0, at: 1, from: Self.bo, to: Self.ada)) == [])
        #expect(Self.messages(Self.sealed(4, at: 0), Self.sealed(0, at: 1, to: Self.cy)) == [])
        let script = MeshScript()
        let link = script.link(1)
        script.receive(Self.sealed(4, at: 0), on: link, at: 0)
        script.send(Self.sealed(3, at: 1), on: link, at: 1)
        script.receive(Self.sealed(2, at: 2), on: script.link(2, adapter: 1), at: 2)
        #expect(script.count(of: "NOI-004") == 0)
    }

    @Test func beginsAnewWithAHandshakeOfEitherPeer() {
        #expect(Self.messages(Self.sealed(4, at: 0), Self.handshake(at: 1), Self.sealed(0, at: 2)) == [])
        let answered = Self.handshake(from: Self.bo, to: Self.ada, at: 1)
        #expect(Self.messages(Self.sealed(4, at: 0), answered, Self.sealed(0, at: 2)) == [])
        let foreign = Self.handshake(from: Self.cy, to: Self.ada, at: 1)
        #expect(Self.messages(Self.sealed(4, at: 0), foreign, Self.sealed(0, at: 2)).count == 1)
    }

    @Test func knowsLateCopiesOfTheSessionBefore() {
        let old = Self.sealed(4, at: 0)
        #expect(Self.messages(old, Self.handshake(at: 1), old, Self.sealed(0, at: 2)) == [])
    }

    @Test func takesTheLargestCounter() {
        #expect(Self.messages(Self.sealed(0xFFFF_FFFD, at: 0), Self.sealed(0xFFFF_FFFE, at: 1)) == [])
        #expect(Self.messages(Self.sealed(0xFFFF_FFFF, at: 0), Self.sealed(0, at: 1)).count == 1)
    }
}
