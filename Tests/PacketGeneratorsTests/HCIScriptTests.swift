import BitchatFrame
import PacketGenerators
import Testing
import WireFormat

@Suite struct HCIScriptTests {
    static let address = RadioAddress(0xC0DE_C000_0001)

    static func link(_ role: ScriptedLink.Role, mtu: UInt16 = 30, aclSize: Int = 251) -> ScriptedLink {
        ScriptedLink(
            handle: 0x0040, address: address, role: role, server: .ios, clientMTU: mtu, serverMTU: 527, aclSize: aclSize)
    }

    static func log(_ action: (inout HCIScript) -> Void) -> [HCIPacket] {
        var log = HCIScript(start: 1_000_000)
        action(&log)
        return log.packets
    }

    static func hex(_ packets: [HCIPacket]) -> [String] { packets.map { Hexadecimal.encode($0.bytes) } }

    @Test func resetIsACommandAndItsCompletion() {
        let packets = Self.log { $0.reset() }
        #expect(Self.hex(packets) == ["030c00", "0e0401030c00"])
        #expect(packets.map(\.isReceived) == [false, true])
        #expect(packets.map(\.kind) == [.command, .event])
        #expect(packets.map(\.time) == [1_000_000, 1_000_600])
    }

    /// A write of 20 bytes is 27 with its ATT and L2CAP headers: one packet at an ACL size of 27, two at one byte more.
    @Test(arguments: [(19, [26]), (20, [27]), (21, [27, 1]), (48, [27, 27, 1])])
    func cutsACLPacketsAt27Bytes(_ size: Int, _ lengths: [Int]) {
        let packets = Self.log { $0.write([UInt8](repeating: 5, count: size), Self.link(.central, mtu: 527, aclSize: 27)) }
        #expect(packets.map { $0.bytes.count - 4 } == lengths)
        #expect(packets.map { $0.bytes[1] >> 4 } == [0] + [UInt8](repeating: 1, count: lengths.count - 1))
        #expect(packets.flatMap { $0.bytes.dropFirst(4) }.prefix(7) == [UInt8(size + 3), 0, 4, 0, 0x52, 0x2C, 0])
    }

    @Test func theCentralWritesAndThePeripheralNotifies() {
        for (role, isWriteReceived) in [(ScriptedLink.Role.central, false), (.peripheral, true)] {
            let write = Self.log { $0.write([1], Self.link(role)) }
            let notification = Self.log { $0.notify([1], Self.link(role)) }
            #expect(write.map(\.isReceived) == [isWriteReceived])
            #expect(notification.map(\.isReceived) == [!isWriteReceived])
        }
        #expect(Self.hex(Self.log { $0.notify([0xAB], Self.link(.central)) }) == ["40200800040004001b2c00ab"])
        #expect(Self.hex(Self.log { $0.notify([0xAB], Self.link(.peripheral)) }) == ["40000800040004001b2c00ab"])
    }

    /// An MTU of 30 leaves 27 bytes.
    @Test(arguments: [(26, 1), (27, 1), (28, 2), (54, 2), (55, 3)])
    func cutsNotificationsAtTheMTULess3(_ size: Int, _ count: Int) {
        #expect(Self.log { $0.notify([UInt8](repeating: 1, count: size), Self.link(.central)) }.count == count)
    }

    @Test func longWritesArePreparedAndExecuted() {
        let packets = Self.log { $0.writeLong([UInt8](repeating: 1, count: 26), Self.link(.central)) }
        #expect(packets.map { $0.bytes[8] } == [0x16, 0x17, 0x16, 0x17, 0x18, 0x19])
        #expect(packets[2].bytes[9...] == [0x2C, 0, 25, 0, 1])
        #expect(packets[4].bytes[9...] == [1])
    }

    @Test func multipleNotificationsCarryALengthEach() {
        let packets = Self.log { $0.notifyTogether([[1], [2, 3]], Self.link(.central)) }
        #expect(Self.hex(packets).map { $0.dropFirst(16) } == ["232c000100012c0002000203"])
    }

    @Test func takenPacketsStillCount() {
        var log = HCIScript(start: 0)
        log.reset()
        #expect(log.take().count == 2)
        log.reset()
        #expect(log.recordNumber == 4)
        #expect(log.packets.count == 2)
    }
}
