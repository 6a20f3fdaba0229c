import Testing

/// What the program says about rules, and how findings end it.
@Suite struct FindingCommandTests {
    private static func status(_ arguments: String) throws -> Int32 {
        try Repository.shell(".build/release/bitchat-dissect \(arguments)").status
    }

    @Test(arguments: [("error", 1), ("warning", 1), ("note", 1)] as [(String, Int32)])
    func findingsOfASeverityOrWorseEndWithStatus1(severity: String, status: Int32) throws {
        #expect(try Self.status("-q -r Captures/interop.btsnoop --fail-on \(severity)") == status)
        #expect(try Self.status("lint -q -r Captures/interop.btsnoop --fail-on \(severity)") == status)
        #expect(try Self.status("-q -r Captures/demo.btsnoop --fail-on \(severity)") == 0)
        #expect(try Self.status("stats -q -r Captures/demo.btsnoop --fail-on \(severity)") == 0)
    }

    @Test func findingsAloneAreNoFailure() throws { #expect(try Self.status("-q -r Captures/interop.btsnoop") == 0) }

    /// A capture of the first fragment of stream 0102030405060708, which breaks no rule unless its ttl is above 7.
    private static func capture(_ data: [UInt8], of total: UInt8, ttl: UInt8 = 7) -> [UInt8] {
        let fragment =
            [1, 0x20, ttl, 0x00, 0x00, 0x01, 0x99, 0xC8, 0x2C, 0xC0, 0x00, 0, 0, UInt8(13 + data.count)]
            + [0xA1, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA8, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, total, 2] + data
        return SampleCapture.header + SampleCapture.record(SampleCapture.notification(fragment))
    }

    /// A ttl above 7 is a warning.
    @Test(arguments: [("note", 1), ("warning", 1), ("error", 0)] as [(String, Int32)])
    func severitiesBelowTheLimitDoNotCount(severity: String, status: Int32) throws {
        let run = try Program.run(["lint", "-r", "-", "--fail-on", severity], input: Self.capture([0x61], of: 2, ttl: 8))
        #expect(run.output.contains("warning HDR-010"))
        #expect(!run.output.contains("error"))
        #expect(run.status == status)
    }

    /// The message inside, which the same record completes, is unsigned: an error.
    @Test(arguments: [(1, 0), (2, 1)] as [(Int, Int32)])
    func findingsOfPacketsThatAreNotPrintedDoNotCount(count: Int, status: Int32) throws {
        let input = Self.capture(SampleCapture.message("one"), of: 1)
        let run = try Program.run(["-r", "-", "-T", "ndjson", "-c", "\(count)", "--fail-on", "error"], input: input)
        #expect(run.lines.count == count)
        #expect(run.output.contains("SIG-005") == (status == 1))
        #expect(run.status == status)
    }

    /// The demo's silence means something only if the other capture is not silent.
    @Test func lintNamesWhatTheInteropMeshBreaks() throws {
        let run = try Repository.shell(".build/release/bitchat-dissect lint -r Captures/interop.btsnoop")
        #expect(run.status == 0)
        #expect(
            run.lines.first
                == "Captures/interop.btsnoop:39: error TIM-001: timestamp 722251 ms behind the clock, allowed are 120000 ms"
                + " (message from 2c91168f619f7138)")
        #expect(run.lines.contains { $0.hasPrefix("Captures/interop.btsnoop:39: warning RSR-010: ") })
    }

    @Test func listsEveryRuleOnceWithItsSeverity() throws {
        let run = try Program.run("list", "rules")
        #expect(run.status == 0)
        #expect(run.errors == "")
        let rows = run.lines.map { $0.split(separator: " ", maxSplits: 2).map(String.init) }
        #expect(rows.allSatisfy { $0.count == 3 && ["error", "warning", "note"].contains($0[1]) && $0[2].hasSuffix(".") })
        #expect(Set(rows.map { $0[0] }).count == rows.count)
        #expect(rows.map { $0[0] } == rows.map { $0[0] }.sorted())
        #expect(rows.count > 100)
        #expect(rows.contains { $0[0] == "RSR-001" && $0[1] == "error" })
    }

    @Test func listsTheProfiles() throws {
        let run = try Program.run("list", "profiles")
        #expect(run.status == 0)
        #expect(run.lines.map { $0.split(separator: " ").first } == ["spec", "ios", "android"])
    }

    @Test(arguments: ["rsr-001", "RSR-001"]) func explainsARule(name: String) throws {
        let run = try Program.run("explain", name)
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.lines.first == "RSR-001 (error)")
        #expect(run.output.contains("30.000 s"))
        #expect(run.lines.suffix(3).map { $0.prefix(11) } == ["  iOS:     ", "  Android: ", "  written: "])
        #expect(run.lines.last?.contains("docs/protocol.md 5.1") == true)
    }

    @Test func anUnknownRuleNamesTheNearest() throws {
        let run = try Program.run("explain", "rsr-0001")
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.contains("did you mean RSR-001?"))
    }
}
