import BitchatFrame
import Dissection
import LinkLayers
import MeshCaptures
import PacketGenerators
import Testing

/// What surrounds the frames in a capture (docs/capture-formats.md chapter 10).
@Suite struct LinkEventTests {
    /// The codes of the events of a log, for LE Meta with the subevent in the high byte.
    private func events(_ packets: [HCIPacket]) -> [Int] {
        packets.filter { $0.kind == .event }.map { $0.bytes[0] == 0x3E ? Int($0.bytes[2]) << 8 | 0x3E : Int($0.bytes[0]) }
    }

    @Test func aLogBeginsWithTheAdapterAndEveryLinkIsSeenConnectedAndSearched() throws {
        let (capture, dissection) = try Simulated.file("relay-loop")
        #expect(capture.packets.first?.bytes == [0x03, 0x0C, 0])
        let events = events(capture.packets)
        #expect(events.count { $0 == 0x013E } == 3)
        #expect(events.count { $0 == 0x023E } == 3)
        #expect(dissection.adverts == 3 + 1)
        #expect(dissection.frames.allSatisfy { $0.judged.packet.context?.mapping == .discovered })
        #expect(dissection.frames.allSatisfy { $0.judged.packet.context?.link.mtu == 527 })
    }

    @Test func anAndroidPhoneNamesItsPeerAndAsksFor517Bytes() throws {
        let captures = Simulated.play("skewed-clock", .everyNode).captures
        let dissection = try CaptureDissection(captures[3].file(.btsnoop).bytes)
        #expect(dissection.frames.allSatisfy { $0.judged.packet.context?.link.mtu == 517 })
        let events = events(captures[3].packets)
        #expect(events.contains(0x0A3E))
        #expect(events.contains(0x0D3E))
    }

    @Test func linksCloseAndOpenAgainWithAHandleOfTheirOwn() {
        let capture = Simulated.usual("unsolicited-flood")
        let events = events(capture.packets)
        #expect(events.count { $0 == 0x013E } == 3)
        #expect(events.count { $0 == 0x05 } == 1)
        #expect(Set(capture.frames.map(\.handle)) == [0x40, 0x41, 0x42])
    }

    /// Every ACL packet that the host hands over is reported as sent, once.
    @Test(arguments: Simulated.names) func theControllerReportsEveryPacketItSent(name: String) {
        let capture = Simulated.usual(name)
        let reported = capture.packets.filter { $0.kind == .event && $0.bytes[0] == 0x13 }
            .reduce(0) { $0 + Int($1.bytes[5]) + Int($1.bytes[6]) << 8 }
        let first = capture.frames.first?.record ?? 0
        let sent = capture.packets.enumerated().count { index, packet in
            packet.kind == .acl && !packet.isReceived && isBitchat(packet, after: first, index)
        }
        #expect(reported == sent)
    }

    /// Whether an outgoing data packet belongs to a frame: it is a write command or notification, or goes on with one.
    private func isBitchat(_ packet: HCIPacket, after first: Int, _ index: Int) -> Bool {
        let isStart = packet.bytes[1] & 0x30 != 0x10
        return isStart ? packet.bytes.count > 8 && [0x52, 0x1B].contains(packet.bytes[8]) : packet.bytes.count > 4
    }

    @Test func longValuesTakeSeveralDataPackets() {
        let capture = Simulated.usual("stalled-fragments")
        for (handle, most) in [(UInt8(0x40), 251), (0x41, 27)] {
            let data = capture.packets.filter { $0.kind == .acl && $0.bytes[0] == handle }
            #expect(data.map { $0.bytes.count - 4 }.max() == most)
            #expect(data.contains { $0.bytes[1] & 0x30 == 0x10 })
        }
    }

    @Test func aLogThatBeginsLateHasNoConnectionAndNoDiscovery() throws {
        let (capture, dissection) = try Simulated.file("mid-connection")
        #expect(capture.packets.allSatisfy { $0.kind == .acl || $0.bytes[0] == 0x13 })
        #expect(dissection.frames.allSatisfy { $0.judged.packet.context?.link.role == .unknown })
        let mappings = Set(dissection.frames.compactMap { $0.judged.packet.context?.mapping })
        #expect(mappings.isSubset(of: [.unknown, .inferred]))
        #expect(mappings.contains(.inferred))
    }
}
