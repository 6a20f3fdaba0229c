import Dissection
import Foundation
import LinkLayers
import Testing
import WireFormat

@testable import Conformance
@testable import Output

/// The objects of docs/ndjson.schema.json, each compared as a whole.
@Suite struct NDJSONPrinterTests {
    /// Checks that `line` is one line, JSON for Foundation too, and gives its value.
    private func value(_ line: String) throws -> JSONValue {
        #expect(line.hasSuffix("\n"))
        #expect(line.filter { $0 == "\n" }.count == 1)
        _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
        return try JSONValue(reading: String(line.dropLast()))
    }

    private func check(_ line: String, _ expected: String) throws {
        #expect(
            try value(line)
                == (try JSONValue(reading: expected.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.joined())))
    }

    /// Printing traps at a longer one.
    @Test func everyKeyIsShort() {
        for field in JudgedPacket.fields + AdvertisementFields.all { #expect(field.key.utf8CodeUnitCount <= 32, "\(field.name)") }
    }

    @Test func aMessageOnALink() throws {
        let line = Press(NDJSONPrinter.self).print([HandMadeFrame.message("say \"hi\"\n\u{202E}")], on: Press.link)
        try check(
            line,
            #"""
            {"schema":1,"no":1,"record":1,"source":"a.btsnoop","time":"2025-10-09T08:53:20.123456Z","direction":"received","adapter":2,
            "link":{"handle":64,"address":"c0:de:c0:00:00:01","role":"central","attribute":"discovered"},"via":"notification",
            "frame":{"version":1,"type":2,"typeName":"message","ttl":7,"timestamp":"1760000000000","flags":[],"rawFlags":0,
            "sender":"a1a2a3a4a5a6a7a8","payloadLength":12,"route":[],"compressed":false,"payload":"73617920226869220ae280ae",
            "padding":0,"trailing":0,"length":34,"packetID":"\#(try packetID(line))"},
            "payload":{"kind":"message","text":"say \"hi\"\u000a\u202e"}}
            """#)
    }

    /// The ID is the hash function's; here only that it is 32 digits.
    private func packetID(_ line: String) throws -> String {
        guard case .text(let id)? = try value(line)["frame"]?["packetID"] else { return "" }
        #expect(id.count == 32 && Hexadecimal.decode(id) != nil)
        return id
    }

    /// docs/protocol.md 10.2, every figure from its table.
    @Test func theWorkedRequest() throws {
        let press = Press(NDJSONPrinter.self)
        let payload = Hexadecimal.encode(WorkedExamples.request[30..<97])
        let signature = Hexadecimal.encode(WorkedExamples.request[97...])
        let line = press.print(WorkedExamples.request)
        try check(
            line,
            #"""
            {"schema":1,"no":1,"frame":{"version":1,"type":33,"typeName":"requestSync","ttl":0,"timestamp":"1760000000000",
            "flags":["recipient","signature"],"rawFlags":3,"sender":"8bb815b342cea14d","payloadLength":67,"recipient":"3dcc8696566b1e17",
            "route":[],"compressed":false,"payload":"\#(payload)","signature":"\#(signature)","padding":0,"trailing":0,"length":161,
            "packetID":"\#(try packetID(line))"},
            "payload":{"kind":"requestSync","p":7,"m":256,"filter":"0a1b","values":["11","39"],"types":["fragment"],"rawTypes":"32",
            "sinceTimestamp":"1759999400000","fragmentIDFilter":{"ids":["45a43038a50aa502","08cd9b1e6948a499"],"tokens":2,"ignored":false}}}
            """#)
    }

    @Test func whatACutFrameSays() throws {
        let press = Press(NDJSONPrinter.self)
        let line = press.print(Array(HandMadeFrame(flags: 0x01, between: run(1, 8), section: utf8("hello")).bytes.prefix(31)))
        try check(
            line,
            #"""
            {"schema":1,"no":1,"frame":{"version":1,"type":2,"typeName":"message","ttl":7,"timestamp":"1760000000000",
            "flags":["recipient"],"rawFlags":1,"sender":"a1a2a3a4a5a6a7a8","payloadLength":5},
            "error":{"reason":"truncated","layer":"frame","offset":30,"needed":35,"available":31}}
            """#)
    }

    @Test func whatHasNoHeader() throws {
        try check(
            Press(NDJSONPrinter.self).print([1, 2]),
            #"{"schema":1,"no":1,"error":{"reason":"short","layer":"frame","offset":0,"needed":22,"available":2}}"#)
    }

    @Test func allFlagsARouteAndTheTail() throws {
        let press = Press(NDJSONPrinter.self)
        let frame = HandMadeFrame(
            version: 2, type: 0x77, ttl: 255, time: .max, flags: 0xFF, sender: 0,
            between: run(0xFF, 8) + [2] + run(1, 8) + run(2, 8),
            section: [0, 0, 0, 2, 1, 2, 0, 0xFD, 0xFF, 9, 8], signature: run(0x51, 64))
        let line = press.print(frame.bytes + [7])
        try check(
            line,
            #"""
            {"schema":1,"no":1,"frame":{"version":2,"type":119,"ttl":255,"timestamp":"18446744073709551615",
            "flags":["recipient","signature","compressed","route","rsr"],"rawFlags":255,"sender":"0000000000000000","payloadLength":11,
            "recipient":"ffffffffffffffff","route":["0101010101010101","0202020202020202"],"compressed":true,"originalSize":2,
            "payload":"0908","signature":"\#(String(repeating: "51", count: 64))","padding":0,"trailing":1,"length":124,
            "packetID":"\#(try packetID(line))"},"payload":{"kind":"unknown","content":"0908"}}
            """#)
    }

    @Test func paddingAndSentDirectionAndFirstRecord() throws {
        let press = Press(NDJSONPrinter.self)
        let bytes = HandMadeFrame(type: 3).bytes + run(20, 20)
        let line = press.print([Array(bytes.prefix(10)), Array(bytes.dropFirst(10))], on: Press.link, .sent, via: .writeCommand)
        let value = try value(line)
        #expect(value["record"] == .number("2"))
        #expect(value["firstRecord"] == .number("1"))
        #expect(value["direction"] == .text("sent"))
        #expect(value["via"] == .text("writeCommand"))
        #expect(value["frame"]?["padding"] == .number("20"))
        #expect(value["frame"]?["trailing"] == .number("0"))
    }

    @Test func aRebuiltPacketNamesItsFragments() throws {
        let press = Press(NDJSONPrinter.self)
        let inner = HandMadeFrame.message("inside")
        let values = [inner.prefix(14), inner.dropFirst(14)].enumerated().map { index, slice in
            HandMadeFrame(type: 0x20, section: big(UInt64(0xAB)) + [0, UInt8(index), 0, 2, 2] + slice).bytes
        }
        let lines = press.print(values, on: Press.link).split(separator: "\n").map(String.init)
        #expect(lines.count == 3)
        let rebuilt = try value(lines[2] + "\n")
        #expect(try rebuilt["reassembled"] == JSONValue(reading: #"{"stream":"00000000000000ab","fragments":2,"records":[1,2]}"#))
        #expect(try rebuilt["payload"] == JSONValue(reading: #"{"kind":"message","text":"inside"}"#))
        #expect(try value(lines[0] + "\n")["reassembled"] == nil)
        #expect(
            try value(lines[1] + "\n")["payload"]
                == JSONValue(
                    reading:
                        #"{"kind":"fragment","stream":"00000000000000ab","index":1,"total":2,"originalType":2,"originalTypeName":"message","data":""#
                        + Hexadecimal.encode(inner.dropFirst(14)) + "\"}"))
    }

    @Test func anOldDialectIsNamed() throws {
        let value = try value(Press(NDJSONPrinter.self).print(HandMadeFrame(type: 1, section: utf8("bob")).bytes))
        #expect(value["dialect"] == .text("2025-07-04"))
        #expect(try value["payload"] == JSONValue(reading: #"{"kind":"announce","text":"bob","content":"626f62"}"#))
        #expect(value["frame"]?["typeName"] == .text("announce"))
    }

    @Test func verdictsFindingsAndSignature() throws {
        let press = Press(NDJSONPrinter.self)
        press.verdicts = Samples.verdicts
        press.findings = Samples.findings
        let value = try value(press.print([1]))
        #expect(
            try value["verdicts"]
                == JSONValue(
                    reading:
                        #"{"ios":{"accept":false,"reason":"responseWindowClosed","now":"1760000030001","skew":"30001","linkPeer":"0000000000000005","window":"0000000000000006","requestAge":30001},"#
                        + #""spec":{"accept":true,"reason":"freshTimestamp","now":"5","skew":"0"},"android":{"reason":"notChecked"}}"#
                ))
        #expect(
            try value["findings"]
                == JSONValue(
                    reading: #"[{"rule":"AAA-001","severity":"warning","message":"found \"1\", allowed 2"},"#
                        + #"{"rule":"BBB-002","severity":"error","message":"too long","offset":61}]"#))
        #expect(value.keys == ["schema", "no", "verdicts", "findings", "error"])
    }

    @Test func anAdvert() throws {
        let press = Press(NDJSONPrinter.self)
        try check(
            press.print(Samples.advert),
            #"""
            {"schema":1,"record":3,"source":"a.btsnoop","time":"2025-10-09T08:53:20.000000Z","direction":"received","adapter":1,
            "advert":{"origin":"received","address":"c0:de:c0:00:00:01","service":"release","peer":"3dcc8696566b1e17","localName":true,
            "rssi":-61}}
            """#)
        var own = Samples.advert
        own.origin = .own
        own.address = nil
        own.hasDebugService = true
        own.peerID = nil
        own.hasLocalName = false
        own.rssi = nil
        own.record.time = .unknown
        press.findings = [Samples.findings[1]]
        try check(
            press.print(own),
            #"""
            {"schema":1,"record":3,"source":"a.btsnoop","direction":"sent","adapter":1,
            "advert":{"origin":"own","service":"debug","localName":false},
            "findings":[{"rule":"BBB-002","severity":"error","message":"too long","offset":61}]}
            """#)
    }

    @Test func keysStandInAFixedOrder() throws {
        let press = Press(NDJSONPrinter.self, PrintingOptions(showsHex: true))
        press.verdicts = Samples.verdicts
        press.findings = Samples.findings
        let bytes = HandMadeFrame(flags: 0x03, between: run(1, 8), section: [0xFF], signature: run(2, 64)).bytes
        let value = try value(press.print([Array(bytes.prefix(20)), Array(bytes.dropFirst(20))], on: Press.link))
        #expect(
            value.keys == [
                "schema", "no", "record", "firstRecord", "source", "time", "direction", "adapter", "link", "via", "frame",
                "verdicts",
                "findings", "error", "hex",
            ])
        #expect(
            value["frame"]?.keys == [
                "version", "type", "typeName", "ttl", "timestamp", "flags", "rawFlags", "sender", "payloadLength", "recipient",
                "route",
                "compressed", "payload", "signature", "padding", "trailing", "length", "packetID",
            ])
        #expect(value["hex"] == .text(Hexadecimal.encode(bytes)))
    }

    @Test func aNameOfASourceIsEscaped() throws {
        let press = Press(NDJSONPrinter.self)
        let value = try value(press.print([HandMadeFrame.message("x")], on: Press.link, source: "a\"\\\u{7}.log", time: .unknown))
        #expect(value["source"] == .text("a\"\\\u{7}.log"))
        #expect(value["time"] == nil)
    }
}

extension PrintingOptions {
    /// The standard options, but for the hex dump.
    init(showsHex: Bool) {
        self.init()
        self.showsHex = showsHex
    }
}
