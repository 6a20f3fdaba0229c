import Testing

/// The reader that the other tests of this folder rest on.
@Suite struct JSONReaderTests {
    @Test func readsWhatThisProjectWrites() throws {
        let value = try JSONValue(reading: #"{"a":[1,-2],"b":{"c":"x\u0041\"\\"},"d":true,"e":[]}"#)
        #expect(
            value
                == .object([
                    .init(key: "a", value: .list([.number("1"), .number("-2")])),
                    .init(key: "b", value: .object([.init(key: "c", value: .text("xA\"\\"))])),
                    .init(key: "d", value: .word("true")), .init(key: "e", value: .list([])),
                ]))
        #expect(value.keys == ["a", "b", "d", "e"])
    }

    @Test(arguments: [
        #"{"a":1,"a":1}"#, #"{"a":{"b":1,"b":2}}"#, #"{"a":1"#, #"{"a":01}"#, #"{"a":1,}"#, #"{"a" :1}"#, #"{"a":1}x"#, #"{a:1}"#,
        "{\"a\":\"\u{1}\"}", #"{"a":"\x"}"#, #"["#, "",
    ])
    func refuses(text: String) {
        #expect(throws: JSONValue.Fault.self) { try JSONValue(reading: text) }
    }
}
