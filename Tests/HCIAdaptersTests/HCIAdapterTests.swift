import CBluetooth
import Foundation
import Testing

@testable import HCIAdapters

@Suite struct HCIAdapterTests {
    @Test func readsWhatTheKernelAnswers() {
        var info = hci_dev_info()
        info.dev_id = 3
        info.bdaddr.b = (0x00, 0x01, 0x0F, 0x01, 0xAA, 0x5E)
        // An adapter behind USB (1) whose upper half says what it is; flags: up and running, among others.
        info.type = 0x11
        info.flags = 0b101
        info.stat = hci_dev_stats(
            err_rx: 9, err_tx: 9, cmd_tx: 1, evt_rx: 2, acl_tx: 3, acl_rx: 4, sco_tx: 5, sco_rx: 6, byte_rx: 900, byte_tx: 900)
        let adapter = HCIAdapter(info)
        #expect(
            adapter
                == HCIAdapter(
                    index: 3, address: "5E:AA:01:0F:01:00", bus: "USB", isUp: true,
                    counters: HCICounters(
                        commands: 1, events: 2, dataSent: 3, dataReceived: 4, voiceSent: 5, voiceReceived: 6)))
        #expect(adapter.name == "hci3")
        #expect(adapter.packets == 21)
    }

    @Test func isDownWithoutTheLowestFlag() {
        var info = hci_dev_info()
        info.flags = 0b100
        #expect(!HCIAdapter(info).isUp)
    }

    @Test(arguments: [(UInt8(0), "Virtual"), (3, "UART"), (15, "Unknown")])
    func namesTheBus(number: UInt8, name: String) {
        var info = hci_dev_info()
        info.type = number
        #expect(HCIAdapter(info).bus == name)
    }

    @Test func listsTheAdaptersOfTheKernelOrSaysThatThereIsNoBluetooth() throws {
        do {
            let names = try HCIAdapter.all().map(\.name)
            let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/sys/class/bluetooth")) ?? []
            #expect(Set(names) == Set(devices.filter { $0.hasPrefix("hci") && !$0.contains(":") }))
            #expect(try HCIAdapter.all().map(\.index) == HCIAdapter.all().map(\.index).sorted())
            #expect(try AdapterDirectory().counters(65535) == nil)
        } catch {
            #expect(error == .noBluetooth)
        }
    }

    @Test func asksForAsManyAdaptersAsTheKernelTellsInTwoPages() {
        #expect(Int(AdapterDirectory.capacity) * MemoryLayout<hci_dev_req>.stride == 2 * 4096)
    }

    @Test func aSocketFamilyThatIsMissingMeansNoBluetooth() {
        #expect(HCIFailure(number: EAFNOSUPPORT) == .noBluetooth)
        #expect(HCIFailure(number: EPROTONOSUPPORT) == .noBluetooth)
        #expect(HCIFailure(number: EMFILE) == .system(EMFILE))
        #expect(HCIFailure.noBluetooth.message.hasPrefix("this kernel has no Bluetooth"))
        #expect(HCIFailure.system(EMFILE).message == "the kernel does not tell its Bluetooth adapters: Too many open files")
    }
}
