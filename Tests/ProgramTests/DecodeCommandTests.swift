import Foundation
import Testing

@Suite struct DecodeCommandTests {
    /// docs/protocol.md 10.1 and 10.3.
    static let announce =
        "01010700000199c82cc0000200573dcc8696566b1e1701036164610220fe71a8022e84274cfcd92c575edf553dec712f"
        + "626bd1ab002b2c0101059b5b1d0320fc409b9f00389231ee36ddfae061a35512da67e49005d16d0b2ccc65a0cfffaf04"
        + "088bb815b342cea14d05022903023115e49f6cde288594cafe3e67ed51cccef6b3e414c5dc7a2fb40fcd19f432bd090e"
        + "9fa073657dfd5eb4d337ec3595acd98dc34b15dc5721961c5d22453304"
    static let answer =
        "01200000000199c82ca0c010004d9b5c885b670908a845a43038a50aa502000100030220746865206e6f727468206761"
        + "74652c20776520737461727420617420736576656e2e205265706c79206865726520706c65617365213b428a77175fdb" + "85d28e"

    /// What the run says of its packets: type name and error reason.
    private func words(_ run: Program.Run) throws -> [String] {
        try run.objects().map { object in
            let name = (object["frame"] as? [String: Any])?["typeName"] as? String
            let reason = (object["error"] as? [String: Any])?["reason"] as? String
            return [name, reason].compactMap { $0 }.joined(separator: " ")
        }
    }

    @Test func aWorkedFrameFromAnArgument() throws {
        let run = try Program.run("decode", Self.announce)
        #expect(run.status == 0)
        #expect(run.errors == "")
        let object = try #require(try run.objects().first)
        #expect(run.lines.count == 1)
        #expect(object["no"] as? Int == 1)
        #expect(object["source"] == nil)
        let frame = try #require(object["frame"] as? [String: Any])
        #expect(frame["sender"] as? String == "3dcc8696566b1e17")
        #expect(frame["timestamp"] as? String == "1760000000000")
        #expect(frame["length"] as? Int == 173)
        let payload = try #require(object["payload"] as? [String: Any])
        #expect(payload["nickname"] as? String == "ada")
        #expect(payload["neighbours"] as? [String] == ["8bb815b342cea14d"])
        #expect(
            payload["capabilityNames"] as? [String] == ["prekeys", "groups", "vouch", "privateMedia", "privateMediaReceipts"])
        #expect(object["signature"] as? String == "valid")
        #expect(object["error"] == nil)
    }

    @Test func oneObjectALineFromStandardInput() throws {
        let input = "\(Self.announce)\n\n\(Self.answer)\r\n \(Self.answer.uppercased()) \n01:02:07"
        for arguments in [["decode"], ["decode", "-"]] {
            let run = try Program.run(arguments, input: Array(input.utf8))
            #expect(run.status == 0)
            #expect(try words(run) == ["announce", "short", "fragment", "fragment", "short"])
            #expect(try run.numbers("no") == [1, 2, 3, 4, 5])
        }
    }

    @Test func argumentsComeBeforeStandardInput() throws {
        let run = try Program.run(["decode", "-", Self.announce, ""], input: Array("010207".utf8))
        #expect(try words(run) == ["announce", "short", "short"])
    }

    @Test func noInputIsNoObject() throws {
        #expect(try Program.run("decode") == Program.Run(status: 0, output: "", errors: ""))
    }

    @Test func aLineThatIsNoHexIsNamedAndTheOthersAreDecoded() throws {
        let run = try Program.run(["decode"], input: Array("010\n\(Self.answer)\nxyz\u{1B}\n".utf8))
        #expect(run.status == 3)
        #expect(try words(run) == ["invalidText", "fragment", "invalidText"])
        #expect(try run.numbers("no") == [1, 2, 3])
        #expect(run.errorLines == ["bitchat-dissect: line 1: not hex: '010'", "bitchat-dissect: line 3: not hex: 'xyz\\u001b'"])
    }

    /// The place of the first character that is no digit, or the end where the last digit is missing.
    @Test(arguments: [("0g0", 1), ("01 0x", 4), ("01:02:é3", 6), ("\u{FF10}1", 0), ("010", 3), ("0 1 0 ", 6)])
    func aLineThatIsNoHexSaysWhere(text: String, place: Int) throws {
        for options in [[], ["--conversation"]] {
            let run = try Program.run(["decode", "-T", "ndjson"] + options + [text])
            #expect(run.status == 3)
            #expect(run.lines.count == 1)
            let object = try #require(try run.objects().first)
            #expect(object["frame"] == nil)
            let error = try #require(object["error"] as? [String: Any])
            #expect(error["reason"] as? String == "invalidText")
            #expect(error["layer"] as? String == "frame")
            #expect(["offset", "needed", "available"].map { error[$0] as? Int } == [place, 0, text.count])
        }
    }

    @Test func theClockIsNeverReadUnlessGiven() throws {
        func reason(_ arguments: String...) throws -> String? {
            let object = try Program.run(["decode", "--profile", "spec", Self.announce] + arguments).objects().first
            return ((object?["verdicts"] as? [String: Any])?["spec"] as? [String: Any])?["reason"] as? String
        }
        #expect(try reason() == "notChecked")
        #expect(try reason("--now", "2025-10-09T08:55:19.999Z") == "freshTimestamp")
        #expect(try reason("--now", "1760000120000") == "timestampSkew")
    }

    @Test func formatsAndHex() throws {
        #expect(
            try Program.run("decode", "-T", "line", "010207").output.hasPrefix("    1  !! frame: short at 0, needed 22, there 3"))
        #expect(try Program.run("decode", "-T", "tree", "010207").output.contains("Reason: short\n"))
        #expect(try Program.run("decode", "-x", "010207").objects().first?["hex"] as? String == "010207")
    }

    @Test func fragmentsAreNotPutTogether() throws {
        let inner = SampleCapture.message("x")
        let fragment =
            [1, 0x20, 7, 0, 0, 1, 0x99, 0xC8, 0x2C, 0xC0, 0, 0, 0, UInt8(13 + inner.count), 1, 2, 3, 4, 5, 6, 7, 8]
            + [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 2] + inner
        let digits = fragment.map { String(format: "%02x", $0) }.joined()
        #expect(try words(Program.run("decode", digits)) == ["fragment"])
    }
}
