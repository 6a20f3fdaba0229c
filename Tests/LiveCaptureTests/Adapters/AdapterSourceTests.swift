import Testing

@testable import LiveCapture

@Suite struct AdapterSourceTests {
    @Test func refusesANameThatIsNoAdapters() {
        let error = LiveSourceError(
            .noAdapter, source: "eth0", message: "an adapter's name is hci0, bluetooth0 or bluetooth-monitor")
        #expect(throws: error) { try AdapterSource(name: "eth0").open() }
    }

    @Test func refusesAnAdapterThatNoMachineHas() {
        // Index 65535 stands for "no adapter" in the kernel.
        let source = AdapterSource(name: "hci65535")
        #expect(source.name == "hci65535")
        do {
            try source.open()
            Issue.record("opened")
        } catch {
            #expect(error.kind == .noAdapter)
            #expect(error.source == "hci65535")
        }
    }

    @Test func endsAtOnceWhenItWasNotOpened() {
        let port = CollectingPort()
        AdapterSource(name: "hci0").run(into: port)
        #expect(port.deliveries == [.notice(.lost("it was not opened"))])
    }
}
