import PacketGenerators
import Testing

@Suite struct ScenarioFileTests {
    @Test func namesEveryContainerAndTheList() {
        #expect(
            ScenarioFile.demo().map(\.name) == [
                "demo.btsnoop", "demo.monitor.btsnoop", "demo.pcap", "demo.pcapng", "demo.pklg", "demo.expected.txt",
            ])
        #expect(ScenarioFile.interop().map(\.name) == ["interop.btsnoop", "interop.expected.txt"])
    }

    @Test func twoRunsGiveTheSameBytes() {
        let isRepeatable = Self.files() == Self.files()
        #expect(isRepeatable)
    }

    /// A difference means that the generator or the compressor changed: look at it, then write the files anew.
    @Test(arguments: files().map(\.name)) func theCommittedFileIsWhatIsGenerated(_ name: String) throws {
        let file = try #require(Self.files().first { $0.name == name })
        let isCommitted = try CapturesFolder.bytes(of: name) == file.bytes
        #expect(isCommitted)
    }

    private static func files() -> [ScenarioFile] { ScenarioFile.demo() + ScenarioFile.interop() }
}
