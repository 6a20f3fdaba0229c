import BitchatFrame
import BitchatPayload
import MeshModel
import Testing
import WireFormat

@testable import MeshSimulation

/// What is found out once about a packet is what each node would find out for itself.
@Suite struct SharedPacketTests {
    private let cast = Cast()

    private func frame(_ type: MessageType = .message, _ payload: [UInt8] = Array("hello".utf8)) -> [UInt8] {
        cast.encoder.encode(cast.packet(type, payload, by: cast.ada, at: Scenario.start)) ?? []
    }

    @Test(arguments: [0, 6, 7] as [UInt8]) func copiesDifferInTheirHopsAlone(ttl: UInt8) {
        let bytes = frame()
        let copy = SharedPacket(bytes).copy(ttl: ttl)
        #expect(copy.ttl == ttl)
        #expect(copy.bytes == bytes[..<2] + [ttl] + bytes[3...])
    }

    /// 200 equal characters: what a relay sends is compressed anew, to the same bytes.
    @Test(arguments: [5, 200]) func aPacketIsPassedOnAsItsEncoderWouldWriteIt(length: Int) {
        let bytes = frame(.message, [UInt8](repeating: 0x61, count: length))
        for profile in [GateProfile.Name.ios, .android] {
            let packet = SharedPacket(bytes)
            #expect(packet.reencoded(by: profile, cast.codec) === packet)
        }
    }

    @Test func paddingAndUnknownFlagsAreNotPassedOn() {
        var bytes = frame()
        let clean = bytes
        bytes[11] |= 0x80
        bytes += [UInt8](repeating: 20, count: 20)
        let packet = SharedPacket(bytes).reencoded(by: .ios, cast.codec)
        #expect(packet?.copy(ttl: 7).bytes == clean)
    }

    @Test func whatDoesNotDecodeHasNoReading() {
        #expect(SharedPacket([1, 2, 3]).reading(for: .ios, cast.codec) == nil)
        #expect(SharedPacket([]).copy(ttl: 3).bytes == [])
    }

    @Test(arguments: [GateProfile.Name.spec, .ios, .android]) func aGateSeesWhatItWouldSeeAlone(profile: GateProfile.Name) throws
    {
        for (type, payload) in [(MessageType.message, Array("hello".utf8)), (.announce, cast.ada.announcement())] {
            let bytes = frame(type, payload)
            let reading = try #require(SharedPacket(bytes).reading(for: profile, cast.codec))
            let key = cast.ada.keys.signing
            let shared = reading.arrival(ttl: 3, on: 9, pinned: key, for: profile, cast.codec)
            var header = reading.frame.header
            header.ttl = 3
            let alone = payload.withRawSpan {
                GateArrival(header, payload: $0, link: 9, signature: .valid, for: profile, cast.codec.hasher)
            }
            #expect(shared == alone)
            #expect(reading.arrival(ttl: 3, on: 9, pinned: key, for: profile, cast.codec) == alone)
        }
    }

    @Test func aSignatureIsJudgedByTheKeyThatTheNodeHasPinned() throws {
        let reading = try #require(SharedPacket(frame()).reading(for: .ios, cast.codec))
        func state(_ key: [UInt8]?) -> SignatureState {
            reading.arrival(ttl: 7, on: 0, pinned: key, for: .ios, cast.codec).signature
        }
        #expect(state(cast.ada.keys.signing) == .valid)
        #expect(state(cast.bo.keys.signing) == .invalid)
        #expect(state(nil) == .noKey)
        #expect(state(cast.ada.keys.signing) == .valid)
    }

    /// What a node vouches for is what verification comes to, under any key.
    @Test(arguments: [5, 90, 200]) func vouchingChangesNoAnswer(length: Int) throws {
        let bytes = frame(.message, [UInt8](repeating: 0x61, count: length))
        for profile in [GateProfile.Name.ios, .android] {
            for key in [cast.ada.keys.signing, cast.bo.keys.signing, nil] {
                let plain = try #require(SharedPacket(bytes).reading(for: profile, cast.codec))
                let vouched = try #require(SharedPacket(bytes).reading(for: profile, cast.codec))
                vouched.vouch(cast.ada.keys.signing)
                let states = [plain, vouched].map {
                    $0.arrival(ttl: 7, on: 0, pinned: key, for: profile, MeshCodec()).signature
                }
                #expect(states[0] == states[1])
            }
        }
    }

    @Test func anAnswerIsEncodedOnceAndAnewWhenItDiffers() throws {
        let packet = try #require(
            SyncPacket(cast.packet(.message, [1, 2], by: cast.ada, at: Scenario.start), cast.codec.hasher))
        let answers = EncodedAnswers()
        let first = try #require(answers.frame(packet, for: .ios, marked: true, cast.codec))
        #expect(answers.frame(packet, for: .ios, marked: true, cast.codec)?.packet === first.packet)
        #expect(first.bytes[2] == 0 && first.bytes[11] & 0x10 != 0)
        #expect(answers.frame(packet, for: .android, marked: false, cast.codec)?.bytes[11] == 0x02)
        var forged = packet.contents
        forged.signature = [UInt8](repeating: 7, count: 64)
        let other = try #require(SyncPacket(forged, cast.codec.hasher))
        #expect(
            answers.frame(other, for: .ios, marked: true, cast.codec)?.bytes.suffix(64) == [UInt8](repeating: 7, count: 64)[...])
    }
}
