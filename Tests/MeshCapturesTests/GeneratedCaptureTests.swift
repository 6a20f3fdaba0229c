import BitchatFrame
import MeshCaptures
import MeshModel
import PacketGenerators
import Testing

/// A capture, read from its file, shows exactly what the simulation says its node sent and received.
@Suite struct GeneratedCaptureTests {
    @Test(arguments: Simulated.names, CaptureContainer.allCases)
    func showsWhatTheNodeSentAndReceived(name: String, container: CaptureContainer) throws {
        let (capture, dissection) = try Simulated.file(name, container)
        #expect(capture.frames.count > 80)
        #expect(dissection.seen == capture.expected)
    }

    @Test(arguments: Simulated.names, [2, 77] as [UInt64])
    func showsItFromEveryNodeAndUnderOtherSeeds(name: String, seed: UInt64) throws {
        let captures = Simulated.play(name, seed: seed, .everyNode).captures
        #expect(captures.map(\.node) == Array(0..<captures.count))
        for capture in captures {
            let dissection = try CaptureDissection(capture.file(.btsnoop).bytes)
            #expect(dissection.seen == capture.expected, "\(capture.name)")
        }
    }

    /// Only a log that begins late lacks what the node remembers.
    @Test(arguments: Simulated.names) func theNodesVerdictIsThatOfTheDissection(name: String) throws {
        let (capture, dissection) = try Simulated.file(name)
        let wrong = zip(dissection.frames, capture.frames).filter { packet, frame in
            frame.isReceived && packet.reason(.ios) != frame.reason
        }
        if name == "mid-connection" {
            #expect(wrong.allSatisfy { $0.1.reason == .duplicate })
        } else {
            #expect(wrong.isEmpty)
        }
    }

    @Test(arguments: Simulated.honest) func honestTrafficBreaksNoRule(name: String) throws {
        #expect(try Simulated.file(name).dissection.findings(.error) == [:])
    }

    @Test(arguments: Simulated.names) func theSameSeedGivesTheSameBytes(name: String) {
        let first = Simulated.usual(name), second = Simulated.play(name).captures[0]
        #expect(first.packets == second.packets)
        #expect(first.list == second.list)
        #expect(first.packets != Simulated.play(name, seed: 2).captures[0].packets)
    }

    @Test(arguments: Simulated.names) func recordsAreInOrderOfTime(name: String) {
        let times = Simulated.usual(name).packets.map(\.time)
        #expect(times == times.sorted())
    }

    @Test(arguments: Simulated.names) func theListHasALineForEveryFrame(name: String) {
        let capture = Simulated.usual(name)
        let lines = capture.list.split(separator: "\n").map(String.init)
        #expect(lines.first == "# record time handle direction via verdict bytes")
        #expect(Array(lines.dropFirst()) == capture.frames.map(\.description))
    }

    @Test func theScriptedScenariosAreThePublishedOnes() throws {
        for (name, files) in [("demo", ScenarioFile.demo()), ("interop", ScenarioFile.interop())] {
            let capture = Simulated.play(name).captures[0]
            let made = CaptureContainer.allCases.map { capture.file($0) } + [capture.listFile]
            for file in files { #expect(made.first { $0.name == file.name }?.bytes == file.bytes, "\(file.name)") }
        }
    }

    @Test func everyScenarioIsFoundByItsName() {
        #expect(CaptureScenarios.all.map { $0.name } == ["demo", "interop"] + Simulated.names)
        for scenario in CaptureScenarios.all { #expect(CaptureScenarios.named(scenario.name) == scenario) }
        #expect(CaptureScenarios.named("nothing") == nil)
    }
}
