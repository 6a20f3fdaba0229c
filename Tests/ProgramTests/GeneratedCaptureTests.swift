import Foundation
import Testing

/// `bitchat-fuzz generate captures`, run as a user runs it, and what other programs see in its files.
@Suite(.serialized) struct GeneratedCaptureTests {
    private static let scenarios = [
        "demo", "interop", "stalled-fragments", "unsolicited-flood", "skewed-clock", "relay-loop", "mid-connection",
    ]
    private static let endings = ["btsnoop", "monitor.btsnoop", "pcap", "pcapng", "pklg"]

    private func generate(_ words: String, into folder: URL) throws -> Program.Run {
        try Repository.shell(".build/release/bitchat-fuzz generate captures \(words) --out \(folder.path)")
    }

    @Test func everyScenarioIsOneFileAContainerAndAList() throws {
        let scratch = try Scratch()
        let run = try generate(Self.scenarios.joined(separator: " "), into: scratch.folder)
        #expect(run.status == 0)
        #expect(run.output == "")
        let files = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted()
        let endings = Self.endings + ["expected.txt"]
        #expect(files == Self.scenarios.flatMap { name in endings.map { "\(name).\($0)" } }.sorted())
        for file in files { #expect(run.errors.contains("wrote \(scratch.folder.path)/\(file), ")) }
    }

    @Test func theScriptedOnesAreTheProjectsOwn() throws {
        let scratch = try Scratch()
        _ = try generate("demo interop", into: scratch.folder)
        let files = try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: "Captures").path)
        let published = files.filter { $0.hasPrefix("demo") || $0.hasPrefix("interop") }.filter { !$0.hasSuffix(".ndjson") }
        #expect(published.count == 8)
        for file in published {
            let own = try Data(contentsOf: Repository.root.appending(path: "Captures/\(file)"))
            #expect(try Data(contentsOf: scratch.folder.appending(path: file)) == own, "\(file)")
        }
    }

    /// Every scenario in one container, and one scenario in the others: tshark takes its time.
    @Test func tsharkSeesTheSameValues() throws {
        guard try Repository.shell("command -v tshark").status == 0 else { return print("skipped: tshark is not installed") }
        let scratch = try Scratch()
        let crowd = "busy-mesh --nodes 8 --minutes 1 --container monitor,pcapng"
        #expect(try generate(Self.scenarios.joined(separator: " "), into: scratch.folder).status == 0)
        #expect(try generate(crowd, into: scratch.folder).status == 0)
        let run = try Repository.shell(
            "python3 scripts/compare-att .build/release/bitchat-dissect $(find \(scratch.folder.path) -name '*.btsnoop' "
                + "-o -name '*.pcap' -o -name '*.pcapng' -o -name '*.pklg')")
        print(run.output, terminator: "")
        #expect(run.status == 0, "\(run.output)")
        let words = run.lines.last?.split(separator: " ") ?? []
        #expect(words.count == 6 && words[2] == "0")
        #expect(words.first.flatMap { Int($0) } ?? 0 >= 37)
    }

    /// The program's own dissection, against the list that the simulation wrote.
    @Test(arguments: scenarios.dropFirst(2)) func dissectionShowsTheFramesOfTheList(scenario: String) throws {
        let scratch = try Scratch()
        #expect(try generate("\(scenario) --container monitor --seed 5", into: scratch.folder).status == 0)
        let list = try String(contentsOf: scratch.folder.appending(path: "\(scenario).expected.txt"), encoding: .utf8)
        let expected = list.split(separator: "\n").dropFirst().map { line in
            let words = line.split(separator: " ")
            return [0, 2, 3, 4, 6].map { String(words[$0]) }.joined(separator: " ")
        }
        let run = try Repository.shell(
            ".build/release/bitchat-dissect -q -x -T ndjson -r \(scratch.folder.path)/\(scenario).monitor.btsnoop")
        let found = try run.objects().filter { $0["link"] != nil && $0["reassembled"] == nil }.map { packet -> String in
            let link = packet["link"] as? [String: Any] ?? [:]
            return "\(packet["record"] ?? "") \(link["handle"] ?? "") \(packet["direction"] ?? "") \(packet["via"] ?? "") "
                + "\(packet["hex"] ?? "")"
        }
        #expect(found == expected)
    }

    @Test func theSummaryIsATableOrAnObject() throws {
        let words = "generate captures busy-mesh --nodes 6 --minutes 1"
        let table = try Repository.shell(".build/release/bitchat-fuzz \(words) --summary")
        #expect(table.status == 0)
        #expect(table.lines.first?.hasPrefix("| What") == true)
        #expect(table.errors.contains("peak memory"))
        let object = try Repository.shell(".build/release/bitchat-fuzz \(words) --json").objects()
        let summary = object.first?["summary"] as? [String: Any]
        #expect(summary?["seconds"] as? Int == 60)
        #expect((summary?["phones"] as? [String: Int])?.values.reduce(0, +) == 6)
    }

    @Test(arguments: [
        ("", "say what to generate"), ("captures relay-lop", "did you mean 'relay-loop'?"),
        ("captures demo --nodes 5", "--nodes and --minutes go with busy-mesh alone"),
        ("captures busy-mesh --nodes 1", "--nodes needs a whole number of at least 2"),
        ("captures busy-mesh --nodes 65 --node all", "--node all is possible with at most 64 nodes"),
        ("captures --container zip", "--container takes btsnoop, monitor, pcap, pcapng, pklg, all"),
        ("captures relay-loop --node 5 --json", "relay-loop has no such node"),
        ("captures --seed x", "--seed needs a whole number"), ("captures --loss 101", "at most"),
    ])
    func aCommandLineThatMakesNoSenseIsRefused(words: String, message: String) throws {
        let run = try Repository.shell(".build/release/bitchat-fuzz generate \(words)")
        #expect(run.status == 2)
        #expect(run.errors.contains(message))
    }
}
