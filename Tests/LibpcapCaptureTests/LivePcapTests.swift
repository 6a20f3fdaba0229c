import Capture
import Foundation
import Testing
import WireFormat

@testable import LibpcapCapture

@Suite struct LivePcapTests {
    @Test func listsBluetoothDevicesAlone() throws {
        let names = try LiveDevices.bluetooth()
        #expect(names.allSatisfy { $0.hasPrefix("bluetooth") })
        #expect(names == names.sorted())
    }

    @Test func aDeviceThatIsNotThereIsRefusedInLibpcapsWords() {
        do {
            _ = try LivePcap("bluetooth65000")
            Issue.record("opened")
        } catch {
            #expect(!error.words.isEmpty)
        }
    }

    @Test(arguments: [
        ("Can't attach to interface: Operation not permitted", LivePcap.Refusal.Kind.noPermission),
        ("Can't create raw socket: Permission denied", .noPermission),
        ("Can't attach to device 7: No such device", .noDevice),
        ("Can't create raw socket: Address family not supported by protocol", .other), ("", .other),
    ])
    func tellsTheKindOfAPlainErrorByItsWords(words: String, kind: LivePcap.Refusal.Kind) {
        #expect(LivePcap.Refusal(.other, words: words).kind == kind)
        #expect(LivePcap.Refusal(.noDevice, words: words).kind == .noDevice)
    }

    @Test(arguments: [
        (Int32(-8), LivePcap.Refusal.Kind.noPermission), (-5, .noDevice), (-1, .other), (-7, .other), (-9, .other),
    ])
    func tellsTheKindByLibpcapsStatus(status: Int32, kind: LivePcap.Refusal.Kind) {
        #expect(LivePcap.Refusal.Kind(status) == kind)
    }

    /// Where the process may open the loopback device, one packet of its own goes all the way.
    @Test(.enabled(if: (try? LivePcap("lo")) != nil)) func handsOverAPacketThatTheDescriptorAnnounces() throws {
        let device = try LivePcap("lo")
        // Some bytes that nothing else on this device will send.
        let mark = Array("\(UUID())".utf8)
        let before = CaptureTime(microseconds: Int64(Date().timeIntervalSince1970 * 1_000_000))
        try Loopback.send(mark)
        var seen: (time: CaptureTime, length: Int, count: Int)?
        let deadline = Date().addingTimeInterval(60)
        while seen == nil, Date() < deadline {
            let answer = device.next { time, length, bytes in
                if Data(bytes.array).range(of: Data(mark)) != nil { seen = (time, length, bytes.byteCount) }
            }
            if answer == .nothing { Loopback.waitReadable(device.descriptor) }
        }
        let packet = try #require(seen)
        #expect(packet.time >= before)
        #expect(packet.time.microseconds - before.microseconds < 3_600_000_000)
        #expect(packet.length == packet.count)
        #expect(device.linkType == .unsupported(1))
    }
}
