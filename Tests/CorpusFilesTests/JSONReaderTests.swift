import Testing

@testable import CorpusFiles

/// The grammar of RFC 8259, point by point.
@Suite struct JSONReaderTests {
    @Test(arguments: [
        ("null", JSONValue.null), ("true", .bool(true)), ("false", .bool(false)), (" \t\r\n7 \n", .number("7")),
        ("[]", .array([])), ("[ ]", .array([])), ("{}", .object([:])), ("{ }", .object([:])), ("\"\"", .string("")),
        ("[1,[2],{\"a\":null}]", .array([.number("1"), .array([.number("2")]), .object(["a": .null])])),
        ("{\"b\" : 1 , \"a\" : [ true ] }", .object(["b": .number("1"), "a": .array([.bool(true)])])),
        ("{\"\":{\"\":0}}", .object(["": .object(["": .number("0")])])),
    ])
    func readsWhatIsJSON(text: String, value: JSONValue) { #expect(read(text) == .success(value)) }

    @Test(arguments: [
        "0", "-0", "10", "-1", "0.5", "-0.50", "1e5", "1E+05", "1e-5", "0e0", "1.25e10",
        "18446744073709551615", "18446744073709551616", "-9223372036854775809", "1e999999",
        String(repeating: "9", count: 5_000),
    ])
    func keepsTheTextOfANumber(text: String) { #expect(read(text) == .success(.number(text))) }

    @Test(arguments: [
        ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\/\u{8}\u{C}\n\r\t"), ("\"\\u0000\\u001F\"", "\u{0}\u{1F}"),
        ("\"\\u00e9\\u20AC\"", "\u{E9}\u{20AC}"), ("\"\\uD83D\\uDE00\"", "\u{1F600}"), ("\"\\uD800\\uDC00\"", "\u{10000}"),
        ("\"\\uDBFF\\uDFFF\"", "\u{10FFFF}"), ("\"\\uD7FF\\uE000\"", "\u{D7FF}\u{E000}"),
        ("\"a\u{1F600}\u{7F}\"", "a\u{1F600}\u{7F}"),
        ("\"\\uFEFFx\"", "\u{FEFF}x"),
    ])
    func readsEveryEscape(text: String, string: String) throws {
        guard case .string(let found) = try read(text).get() else { throw JSONError(offset: 0, expected: .quote) }
        #expect(Array(found.utf8) == Array(string.utf8))
    }

    @Test(arguments: [
        ("", 0, JSONError.Expected.value), (" ", 1, .value), ("nul", 0, .value), ("True", 0, .value), ("+1", 0, .value),
        (".5", 0, .value), ("'a'", 0, .value), ("NaN", 0, .value), ("[1,]", 3, .value), ("[,1]", 1, .value),
        ("1 2", 2, .end), ("{}x", 2, .end), ("01", 1, .end), ("1.5.2", 3, .end), ("nullx", 4, .end), ("\u{FEFF}1", 0, .value),
        ("{1:2}", 1, .name), ("{,}", 1, .name), ("{\"a\":1,}", 7, .name), ("{\"a\"}", 4, .colon), ("{\"a\" 1}", 5, .colon),
        ("{\"a\":}", 5, .value), ("{\"a\":1 \"b\":2}", 7, .memberEnd), ("{\"a\":1]", 6, .memberEnd), ("[1 2]", 3, .elementEnd),
        ("[1}", 2, .elementEnd), ("-", 1, .digit), ("-a", 1, .digit), ("1.", 2, .digit), ("1.e5", 2, .digit), ("1e", 2, .digit),
        ("1e+", 3, .digit), ("\"a", 2, .quote), ("\"a\nb\"", 2, .character), ("\"\t\"", 1, .character), ("\"\0\"", 1, .character),
        ("\"\\a\"", 2, .escape), ("\"\\", 2, .escape), ("\"\\'\"", 2, .escape), ("\"\\u12G4\"", 5, .hexDigits),
        ("\"\\u123\"", 6, .hexDigits), ("\"\\u\"", 3, .hexDigits), ("\"\\u+123\"", 3, .hexDigits),
        ("\"\\uD83D\"", 1, .surrogatePair), ("\"\\uDE00\"", 1, .surrogatePair), ("\"\\uD83Dx\"", 1, .surrogatePair),
        ("\"\\uD83D\\n\"", 1, .surrogatePair), ("\"\\uD83D\\uD83D\"", 1, .surrogatePair),
        ("\"\\uDC00\\uDC00\"", 1, .surrogatePair),
    ])
    func namesWhatShouldStandThere(text: String, offset: Int, expected: JSONError.Expected) {
        #expect(refusal(of: text) == JSONError(offset: offset, expected: expected))
    }

    @Test(arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]] as [[UInt8]])
    func refusesStringsThatAreNotUTF8(bytes: [UInt8]) {
        #expect(read([0x5B, 0x22] + bytes + [0x22, 0x5D]) == .failure(JSONError(offset: 1, expected: .text)))
    }

    @Test func refusesANameThatItsObjectHas() {
        #expect(refusal(of: "{\"a\":1,\"b\":2,\"a\":3}") == JSONError(offset: 13, expected: .newName))
        #expect(refusal(of: "{\"a\":1,\"\\u0061\":2}") == JSONError(offset: 7, expected: .newName))
        #expect(refusal(of: "[{\"a\":{\"a\":1}},{\"a\":1}]") == nil)
    }

    @Test func tellsNamesApartThatOnlyLookTheSame() {
        #expect(refusal(of: "{\"\u{E9}\":1,\"e\u{301}\":2}") == nil)
    }

    @Test func nestsThirtyTwoLevelsAndNoMore() {
        func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
        #expect(refusal(of: nested(31)) == nil)
        #expect(refusal(of: nested(32)) == nil)
        #expect(refusal(of: nested(33)) == JSONError(offset: 32, expected: .depth))
        #expect(refusal(of: String(repeating: "[", count: 1_000_000)) == JSONError(offset: 32, expected: .depth))
        #expect(refusal(of: String(repeating: "{\"a\":", count: 1_000_000)) == JSONError(offset: 160, expected: .depth))
    }

    private static let sample = "{\"id\":\"a\\u00e9\\uD83D\\uDE00\",\"n\":[-1.5e+3,0],\"t\":true,\"o\":{\"x\":null,\"y\":[]}}"

    @Test func refusesEveryTruncation() {
        let bytes = Array(Self.sample.utf8)
        #expect((try? read(bytes).get()) != nil)
        for length in 0..<bytes.count {
            guard case .failure(let error) = read(Array(bytes.prefix(length))) else {
                Issue.record("taken at \(length) bytes")
                continue
            }
            #expect(error.offset <= length)
        }
    }

    @Test func answersEveryChangedByte() {
        let bytes = Array(Self.sample.utf8)
        var furthest = 0
        for index in bytes.indices {
            for value in UInt8.min...UInt8.max {
                var changed = bytes
                changed[index] = value
                if case .failure(let error) = read(changed) { furthest = max(furthest, error.offset) }
            }
        }
        #expect(furthest == bytes.count)
    }
}
