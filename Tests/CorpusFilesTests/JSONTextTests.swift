import Testing

@testable import CorpusFiles

/// How values are shown to a person.
@Suite struct JSONTextTests {
    @Test func showsAValueAsJSONOnOneLine() {
        let value = JSONValue.object([
            "v": .string("a\"b"), "n": .array([.number("1"), .null, .bool(true)]), "x": .bytes([0, 255]),
        ])
        #expect(value.shown == "{\"v\":\"a\\\"b\",\"n\":[1,null,true],\"x\":\"00ff\"}")
    }

    @Test func cutsStringsOver140CharactersAndBytesOver70() {
        #expect(JSONValue.string(String(repeating: "x", count: 140)).shown.count == 142)
        #expect(
            JSONValue.string(String(repeating: "x", count: 141)).shown == "\"" + String(repeating: "x", count: 128)
                + "… (141 characters)\"")
        #expect(JSONValue.bytes([UInt8](repeating: 7, count: 70)).shown.count == 142)
        #expect(
            JSONValue.bytes([UInt8](repeating: 7, count: 71)).shown == "\"" + String(repeating: "07", count: 64)
                + "… (71 bytes)\"")
        #expect(JSONValue.array([JSONValue](repeating: .integer(1_000_000), count: 100_000)).shown.count == 400)
    }

    @Test func hidesWhatATerminalActsOn() {
        #expect(JSONValue.string("\u{1B}[2J\u{9B}\u{202E}\n").shown == "\"\\u001b[2J\\u009b\\u202e\\u000a\"")
    }
}
