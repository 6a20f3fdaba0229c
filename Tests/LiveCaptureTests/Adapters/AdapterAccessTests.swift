import HCIAdapters
import Testing

@testable import LiveCapture

private func adapter(_ index: UInt16, isUp: Bool = true) -> HCIAdapter {
    HCIAdapter(index: index, address: "00:AA:01:00:00:0\(index)", bus: "USB", isUp: isUp, counters: events(12))
}

private func access(
    _ adapters: [HCIAdapter], maySniff: Bool = true, program: String = "/opt/bin/bitchat-dissect"
) -> AdapterAccess {
    AdapterAccess(adapters: .success(adapters), maySniff: maySniff, program: program)
}

@Suite struct AdapterAccessTests {
    @Test func givesTheAdapterThatIsNamedOrAll() throws {
        let here = access([adapter(0), adapter(2)])
        #expect(try here.check(.adapter(2), source: "hci2") == [adapter(2)])
        #expect(try here.check(.raw(0), source: "bluetooth0") == [adapter(0)])
        #expect(try here.check(.monitor, source: "bluetooth-monitor") == [adapter(0), adapter(2)])
        #expect(try access([]).check(.monitor, source: "bluetooth-monitor") == [])
    }

    @Test func aMissingRightNamesTheCommandThatGrantsItAndTheWayWithout() {
        let error = LiveSourceError(
            .noPermission, source: "hci0",
            message: """
                watching an adapter needs the capability cap_net_raw; sudo setcap cap_net_raw+ep /opt/bin/bitchat-dissect grants it to \
                this program, or let btmon do it: sudo btmon -w log.btsnoop, then bitchat-dissect -r log.btsnoop
                """)
        #expect(throws: error) { try access([adapter(0)], maySniff: false).check(.adapter(0), source: "hci0") }
    }

    @Test func aMissingAdapterNamesThoseThereAre() {
        let one = LiveSourceError(
            .noAdapter, source: "bluetooth7",
            message: "there is no adapter hci7, only hci0, hci2 (bitchat-dissect -D lists what can be watched)")
        #expect(throws: one) { try access([adapter(0), adapter(2)], maySniff: false).check(.raw(7), source: "bluetooth7") }
        let none = LiveSourceError(
            .noAdapter, source: "hci0",
            message: "there is no adapter hci0, nor any other (bitchat-dissect -D lists what can be watched)")
        #expect(throws: none) { try access([]).check(.adapter(0), source: "hci0") }
    }

    @Test func aKernelWithoutBluetoothIsNoMatterOfRights() {
        let here = AdapterAccess(adapters: .failure(.noBluetooth), maySniff: false, program: "p")
        let error = LiveSourceError(.noAdapter, source: "hci0", message: HCIFailure.noBluetooth.message)
        #expect(throws: error) { try here.check(.adapter(0), source: "hci0") }
    }

    @Test(arguments: [
        ("/usr/bin/a-b_c.9+", "/usr/bin/a-b_c.9+"), ("/my files/p", "'/my files/p'"), ("/it's", #"'/it'\''s'"#),
        ("/a;b", "'/a;b'"), ("/a,b", "'/a,b'"),
    ])
    func quotesThePathForAShell(path: String, word: String) {
        #expect(access([], program: path).grantCommand == "sudo setcap cap_net_raw+ep \(word)")
    }

    @Test func advisesHowToBringAnAdapterUp() {
        #expect(AdapterAccess.advice(adapter(1)) == nil)
        #expect(
            AdapterAccess.advice(adapter(1, isUp: false))
                == "adapter hci1 is down and shows nothing until it is up: bluetoothctl power on, or sudo hciconfig hci1 up")
    }

    @Test func theProgramIsTheFileThatRuns() { #expect(AdapterAccess.current().program.hasPrefix("/")) }
}

@Suite struct InterfaceListTests {
    private let devices = ["bluetooth-monitor", "bluetooth0", "bluetooth1"]

    @Test func showsAdaptersWithWhatIsMissing() {
        let list = InterfaceList(access: access([adapter(0), adapter(1, isUp: false)]), devices: devices)
        #expect(
            list.adapters == [
                ["ADAPTER", "ADDRESS", "BUS", "STATE", "PACKETS", "TO WATCH IT"],
                ["hci0", "00:AA:01:00:00:00", "USB", "up", "12", "ready"],
                ["hci1", "00:AA:01:00:00:01", "USB", "down", "12", "needs to be brought up"],
            ])
        #expect(list.remarks == [AdapterAccess.advice(adapter(1, isUp: false))])
        #expect(
            list.sources.prefix(3) == [
                ["bluetooth-monitor", "every adapter, and what the kernel and its programs remark"],
                ["bluetooth0", "hci0 through a socket of its own"], ["bluetooth1", "hci1 through a socket of its own"],
            ])
        #expect(list.sources.dropFirst(3).map { $0[0] } == ["tcp:HOST:PORT", "FILE or -"])
    }

    @Test func saysWhereTheRightIsMissing() {
        let here = access([adapter(0, isUp: false)], maySniff: false)
        let list = InterfaceList(access: here, devices: devices)
        #expect(list.adapters.last?.last == "needs cap_net_raw, to be brought up")
        #expect(list.sources.first?.last == "every adapter, and what the kernel and its programs remark, needs cap_net_raw")
        #expect(list.remarks.first == here.missingRight)
    }

    @Test func aListedMonitorIsNoProofOfBluetooth() {
        let here = AdapterAccess(adapters: .failure(.noBluetooth), maySniff: true, program: "p")
        let list = InterfaceList(access: here, devices: ["bluetooth-monitor"])
        #expect(list.adapters == [])
        #expect(list.sources.map { $0[0] } == ["tcp:HOST:PORT", "FILE or -"])
        #expect(list.remarks == [HCIFailure.noBluetooth.message])
    }

    @Test func saysThatThereIsNoAdapter() {
        #expect(InterfaceList(access: access([]), devices: []).remarks == ["there is no Bluetooth adapter"])
    }
}
