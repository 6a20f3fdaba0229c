import Testing

@testable import LiveCapture

@Suite struct LiveSourceNameTests {
    static let names: [(String, LiveSourceName)] = [
        ("hci0", .adapter("hci0")), ("hci65535", .adapter("hci65535")), ("bluetooth0", .adapter("bluetooth0")),
        ("bluetooth-monitor", .adapter("bluetooth-monitor")), ("-", .standardInput),
        ("tcp:127.0.0.1:8872", .tcp(host: "127.0.0.1", port: 8872)), ("tcp:phone:1", .tcp(host: "phone", port: 1)),
        ("tcp:[::1]:65535", .tcp(host: "::1", port: 65535)), ("hci_snoop.log", .path("hci_snoop.log")),
        ("./hci0", .path("./hci0")), ("/tmp/tcp:1", .path("/tmp/tcp:1")), ("hci-0", .path("hci-0")),
        ("bluetooth-monitor2", .path("bluetooth-monitor2")), ("TCP:a:1", .path("TCP:a:1")),
    ]

    @Test(arguments: names) func understands(text: String, expected: LiveSourceName) throws {
        #expect(try LiveSourceName(text) == expected)
    }

    static let faults: [(String, String)] = [
        ("", "needs a name"), ("hci", "as in hci0"), ("bluetooth", "as in bluetooth0"), ("hci65536", "as in hci0"),
        ("hci00", "as in hci0"), ("tcp:", "as in tcp:127.0.0.1:8872"), ("tcp:127.0.0.1", "as in tcp:127.0.0.1:8872"),
        ("tcp:[::1]", "as in tcp:[::1]:8872"), ("tcp:8872", "as in tcp:127.0.0.1:8872"), ("tcp:a:", "from 1 to 65535"),
        ("tcp:a:0", "from 1 to 65535"), ("tcp:a:65536", "from 1 to 65535"), ("tcp:a:-1", "from 1 to 65535"),
        ("tcp:a:x", "from 1 to 65535"), ("tcp::8872", "as in tcp:127.0.0.1:8872"), ("tcp:::1:8872", "as in tcp:[::1]:8872"),
        ("tcp:[]:8872", "in brackets"), ("tcp:[::1:8872", "in brackets"),
    ]

    @Test(arguments: faults) func refusesAndSaysWhatToWrite(text: String, words: String) {
        let fault = #expect(throws: LiveSourceName.Fault.self) { try LiveSourceName(text) }
        #expect(fault?.message.contains(words) == true, "\(fault?.message ?? "")")
    }
}
