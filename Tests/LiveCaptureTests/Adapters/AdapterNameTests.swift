import Testing

@testable import LiveCapture

@Suite struct AdapterNameTests {
    @Test(arguments: [
        ("hci0", AdapterName.adapter(0), "bluetooth-monitor"), ("hci65535", .adapter(65535), "bluetooth-monitor"),
        ("bluetooth0", .raw(0), "bluetooth0"), ("bluetooth12", .raw(12), "bluetooth12"),
        ("bluetooth-monitor", .monitor, "bluetooth-monitor"),
    ])
    func namesADeviceOfLibpcap(text: String, name: AdapterName, device: String) {
        #expect(AdapterName(text) == name)
        #expect(name.device == device)
        #expect(name.text == text)
    }

    @Test(arguments: [
        "", "hci", "hci00", "hci-1", "hci+1", "hci65536", "hci0 ", "HCI0", "bluetooth", "bluetooth-", "eth0", "/hci0",
    ])
    func isNilForAnythingElse(text: String) { #expect(AdapterName(text) == nil) }

    @Test func hasTheIndexOfItsAdapter() {
        #expect([AdapterName.adapter(3), .raw(4), .monitor].map(\.index) == [3, 4, nil])
    }
}
