import Foundation
import Testing

/// The project's own captures, read as a user reads them.
@Suite struct ProjectCaptureTests {
    /// The NDJSON lines of a capture, without the source's name.
    private func packets(_ path: String) throws -> [String] {
        let run = try Repository.shell(".build/release/bitchat-dissect -q -T ndjson -r \(path)")
        #expect(run.status == 0)
        #expect(run.errors == "")
        return run.lines.map { $0.replacingOccurrences(of: path, with: "SOURCE") }
    }

    @Test func everyContainerHoldsTheSamePackets() throws {
        let first = try packets(Repository.demoCaptures[0])
        #expect(first.count == 119)
        for path in Repository.demoCaptures.dropFirst() { #expect(try packets(path) == first, "\(path)") }
    }

    @Test(arguments: ["demo", "interop"]) func packetsAreTheReviewedOnes(scene: String) throws {
        let expected = try Repository.text("Captures/\(scene).ndjson").split(separator: "\n").map(String.init)
        let found = try Repository.shell(".build/release/bitchat-dissect -q -T ndjson -r Captures/\(scene).btsnoop").lines
        #expect(found.count == expected.count)
        for (line, reviewed) in zip(found, expected) { #expect(line == reviewed) }
    }

    /// The script that made the capture kept account of every frame; the dissection must find exactly those.
    @Test(arguments: ["demo", "interop"]) func framesAreThoseOfTheScript(scene: String) throws {
        let script = try Repository.text("Captures/\(scene).expected.txt").split(separator: "\n").filter { !$0.hasPrefix("#") }
        let run = try Repository.shell(".build/release/bitchat-dissect -q -T ndjson -r Captures/\(scene).btsnoop")
        let found = try run.objects().filter { $0["frame"] != nil && $0["reassembled"] == nil }.map(line)
        #expect(found == script.map(String.init))
    }

    /// One packet in the form of the expected lists.
    private func line(_ packet: [String: Any]) throws -> String {
        let frame = try #require(packet["frame"] as? [String: Any])
        func number(_ key: String) -> Int { frame[key] as? Int ?? -1 }
        let fields = [
            "\(packet["record"] ?? "")", "\(packet["direction"] ?? "")", "\(packet["via"] ?? "")", "\(number("version"))",
            String(format: "0x%02x", number("type")), "\(number("ttl"))", String(format: "0x%02x", number("rawFlags")),
            "\(number("payloadLength"))", "\(frame["sender"] ?? "")", "\(frame["recipient"] ?? "-")",
        ]
        return fields.joined(separator: " ")
    }

    @Test func demoMeshHasNoFinding() throws {
        #expect(try Repository.shell(".build/release/bitchat-dissect lint -r Captures/demo.btsnoop").output == "")
    }

    /// What each profile answers to the ten-minute-old messages of the Android phone, first seen and repeated.
    @Test func interopShowsTheThreeVerdictsSideBySide() throws {
        let run = try Repository.shell(".build/release/bitchat-dissect -q -T ndjson -r Captures/interop.btsnoop")
        let verdicts = try run.objects().filter { [39, 49].contains($0["record"] as? Int) }.map { packet in
            let all = packet["verdicts"] as? [String: [String: Any]] ?? [:]
            return ["spec", "ios", "android"].map { "\(all[$0]?["accept"] ?? "-") \(all[$0]?["reason"] ?? "-")" }
        }
        #expect(
            verdicts == [
                ["1 solicitedResponse", "0 timestampSkew", "1 noTimeRule"],
                ["1 solicitedResponse", "0 timestampSkew", "0 duplicate"],
            ])
    }

    @Test func whyNamesTheMissingMark() throws {
        let run = try Repository.shell(
            ".build/release/bitchat-dissect why 'the library is open again' -r Captures/interop.btsnoop")
        #expect(run.status == 0)
        let conclusion = run.lines.suffix(3).joined(separator: "\n")
        #expect(
            conclusion.contains(
                "ios     record 39: refused, timestampSkew: 722251 ms from the clock, at most 120000 are allowed; it answers the"
                    + " request of record 35, 48 ms old, but lacks the IS_RSR bit (flag 0x10)"))
    }
}
