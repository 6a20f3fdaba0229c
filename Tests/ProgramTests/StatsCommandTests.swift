import Foundation
import Testing

@Suite struct StatsCommandTests {
    @Test func countsWhatEachCaptureHoldsAndTheirTotal() throws {
        let scratch = try Scratch()
        let first = scratch.path("a", SampleCapture.btsnoop("one", "two")),
            second = scratch.path("b", SampleCapture.gzip(SampleCapture.btsnoop("three")))
        let run = try Program.run("stats", "-r", first, second, "--json")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.lines.count == 1)
        let object = try #require(try run.objects().first)
        #expect(object["schema"] as? Int == 1)
        let files = try #require(object["files"] as? [[String: Any]])
        let all = files + [try #require(object["total"] as? [String: Any])]
        #expect(files.map { $0["source"] as? String } == [first, second])
        #expect(files.map { $0["format"] as? String } == ["btsnoop", "btsnoop"])
        #expect(all.map { $0["records"] as? Int } == [2, 1, 3])
        #expect(all.map { ($0["frames"] as? [String: Int]) } == [["message": 2], ["message": 1], ["message": 3]])
        #expect(all.map { ($0["att"] as? [String: Int]) } == [["0x1b": 2], ["0x1b": 1], ["0x1b": 3]])
        #expect(all.map { ($0["hci"] as? [String: Int])?["acl"] } == [2, 1, 3])
        #expect(all.allSatisfy { ($0["skipped"] as? [String: Int]) == [:] })
    }

    @Test func aPageForAPerson() throws {
        let run = try Program.run(["stats", "-r", "-"], input: SampleCapture.btsnoop("one"))
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("- (btsnoop)\n  records: 1\n"))
        #expect(run.output.contains("\n  bitchat frames: 1\n    message: 1\n"))
    }

    @Test func aCaptureThatCannotBeReadIsAnError() throws {
        let run = try Program.run("stats", "-r", "/nonexistent", "--json")
        #expect(run.status == 3)
        #expect(run.errorLines.count == 1)
    }

    /// Records as in Captures/interop.expected.txt and its script: advert, connection, MTU, subscription, then the frames.
    @Test func saysWhetherBitchatIsOnTheAir() throws {
        let path = Repository.root.appendingPathComponent("Captures/interop.btsnoop").path
        let run = try Program.run("stats", "-r", path, "--json")
        let file = try #require((try run.objects().first?["files"] as? [[String: Any]])?.first)
        let onAir = try #require(file["onAir"] as? [String: Any])
        #expect(onAir["stage"] as? String == "accepted")
        let steps = ["ownAdvert", "advert", "connection", "mtu", "subscription", "sent", "received"].map {
            onAir[$0] as? [String: Any]
        }
        #expect(steps.map { $0?["record"] as? Int } == [5, 13, 17, 19, 30, 32, 33])
        #expect(steps.map { $0?["count"] as? Int } == [1, 1, 1, 1, 1, 6, 15])
        #expect(steps[3]?["value"] as? Int == 517)
        #expect(steps[5]?["time"] as? String == "2026-08-10T12:00:00.736800Z")
        let page = try Program.run("stats", "-r", path)
        #expect(
            page.output.contains("\n  on the air: frames both ways, accepted\n    own adverts: 1, first at 12:00:00, record 5\n"))
    }
}
