import Testing

@testable import DisplayFilter

/// Expressions that mean nothing are refused with the place of the fault.
@Suite struct FaultTests {
    @Test(arguments: [
        ("bitchat.sendr == 3", 1, "no field is called 'bitchat.sendr'; did you mean bitchat.sender?"),
        ("bitchat.ttl == bitchat.tpye", 16, "no field is called 'bitchat.tpye'; did you mean bitchat.type?"),
        ("xyzzy", 1, "no field is called 'xyzzy'"), ("bitchat.ttl = 3", 13, "'=' means nothing here; equal is written =="),
        ("bitchat.ttl == ", 16, "the expression ends too early"), ("bitchat.ttl and", 16, "the expression ends too early"),
        ("(bitchat.ttl == 3", 1, "'(' is not closed: ')' is missing"), ("bitchat.ttl == 3)", 17, "')' was not expected here"),
        ("== 3", 1, "a field was expected, not '=='"), ("3 == bitchat.ttl", 1, "a field was expected on this side, not 3"),
        ("\"a\" == bitchat.ttl", 1, "a field was expected on this side, not \"a\""),
        ("bitchat.ttl == 3 4", 18, "'4' was not expected here"), ("bitchat.ttl EQ 3", 13, "'EQ' was not expected here"),
        ("bitchat.ttl in {}", 17, "a value was expected, not '}'"),
        ("bitchat.ttl in 3", 16, "'in' needs a set such as {1, 3..5}"),
        ("bitchat.ttl in {1 2}", 19, "'}' was expected, not '2'"), ("bitchat.ttl in {1,}", 19, "a value was expected, not '}'"),
        ("bitchat.ttl in {5..3}", 20, "this range ends before it begins"),
        ("bitchat.ttl in {5", 16, "'{' is not closed: '}' is missing"),
        ("bitchat.ttl contains 3", 1, "'contains' needs text or bytes, and this is a number"),
        ("bitchat.ttl matches \"3\"", 1, "'matches' needs text or bytes, and this is a number"),
        ("bitchat.type_name matches abc", 27, "'matches' needs a regular expression in double quotes"),
        ("bitchat.ttl[0] == 3", 1, "a number has no bytes to take a slice of"),
        ("bitchat.sender[] == 3", 15, "a slice needs an offset, such as [0:4]"),
        ("bitchat.sender[a]", 15, "'a' is no offset of a slice"),
        ("bitchat.sender[3-1]", 15, "[3-1] ends before it begins"),
        ("bitchat.sender[0:0]", 15, "[0:0] is not 1 byte long at least"),
        ("bitchat.sender[0:4", 15, "this bracket is not closed"), ("bitchat.type_name == \"a", 22, "this text is not closed"),
        ("bitchat.ttl == 'ab'", 16, "single quotes hold one character"),
        ("bitchat.ttl == bitchat.sender", 16, "a number and a ID cannot be compared"),
        ("count(bitchat.ttl)", 1, "what a function makes of a field must be compared"),
        ("max(bitchat.ttl) == 1", 1, "no function is called 'max': there are len, count, upper, lower, string"),
        ("upper(bitchat.sender) == \"A\"", 7, "upper() takes no ID"), ("len(bitchat.ttl) == 1", 5, "len() takes no number"),
        ("len(bitchat.sender == 1", 20, "')' was expected, not '=='"),
        ("len(bitchat.sender", 4, "'(' is not closed: ')' is missing"),
        ("bitchat.link == 3", 1, "a group of fields has no value: '==' needs one of its fields"),
        ("any bitchat.ttl", 1, "'any' needs a comparison"), ("bitchat.sender & 1", 1, "'&' needs a number, and this is a ID"),
        ("bitchat.ttl == 99999999999999999999", 16, "99999999999999999999 is too large: numbers have at most 64 bits"),
        ("bitchat.ttl == and", 16, "a value was expected, not 'and'"), ("bitchat.ttl not 3", 17, "'3' was not expected here"),
        ("bitchat.type_name == \"é\" x", 26, "'x' was not expected here"),
    ]) func isRefusedAtItsColumn(expression: String, column: Int, message: String) throws {
        let fault = try #require(Sample.fault(expression))
        #expect(fault.message == message)
        #expect(fault.column == column)
    }

    @Test(arguments: [
        ("bitchat.ttl == abc", "abc is no number"), ("bitchat.ttl == \"3\"", "\"3\" is no number"),
        ("bitchat.ttl == 08", "08 is no number"),
        ("bitchat.ttl == 0x", "0x is no number"), ("bitchat.ttl == 3.5", "3.5 is no number"),
        ("bitchat.flags.rsr == yes", "yes is no truth value"),
        ("bitchat.sender == xyz", "xyz is no ID"), ("bitchat.payload == 8bb", "8bb is no byte sequence"),
        ("bitchat.payload == 8:b", "8:b is no byte sequence"), ("bitchat.payload == a1:a2-a3", "a1:a2-a3 is no byte sequence"),
        ("bitchat.time > \"yesterday\"", "\"yesterday\" is no time"), ("bitchat.time > 2025-02-30", "2025-02-30 is no time"),
        ("bitchat.time > 2025-02-28T24:00", "2025-02-28T24:00 is no time"),
    ]) func aLiteralOfAnotherTypeIsRefusedWithAHint(expression: String, message: String) throws {
        #expect(try #require(Sample.fault(expression)).message.hasPrefix(message + ": write "))
    }

    @Test func aCaretLineStandsUnderThePlace() throws {
        #expect(try #require(Sample.fault("bitchat.ttl\t== abc")).excerpt == ["bitchat.ttl == abc", "               ^~~"])
        let long = String(repeating: "bitchat.ttl == 1 and ", count: 20)
        #expect(
            try #require(Sample.fault(long + "bitchat.ttl == abc")).excerpt
                == ["..." + (long + "bitchat.ttl == abc").suffix(63), String(repeating: " ", count: 63) + "^~~"])
        #expect(try #require(Sample.fault("bitchat.ttl ==")).excerpt == ["bitchat.ttl ==", "              ^"])
        #expect(
            try #require(Sample.fault("bitchat.type_name == \"ÄÖ\" and ü")).excerpt.last == "                              ^")
    }

    @Test(arguments: [("[0:,0:,0:,0:][0:,0:,0:,0:]", true), ("[0:,0:,0:,0:][0:,0:,0:,0:,0:]", false)])
    func slicesTakeAValueAtMost16Times(slices: String, isRead: Bool) {
        #expect((Sample.fault("bitchat.bytes" + slices + " == 00") == nil) == isRead)
    }

    @Test(arguments: [(63, true), (64, true), (65, false)]) func parenthesesAreNested64DeepAtMost(depth: Int, isRead: Bool) {
        let expression = String(repeating: "(", count: depth) + "bitchat.ttl" + String(repeating: ")", count: depth)
        #expect((Sample.fault(expression) == nil) == isRead)
    }

    @Test func negationsAndConnectivesAreNotNested() throws {
        #expect(try Sample.isTrue(String(repeating: "!", count: 10_000) + "bitchat.ttl"))
        #expect(try Sample.isTrue(Array(repeating: "bitchat", count: 1_000).joined(separator: " and ")))
    }

    @Test(arguments: [(16_384, true), (16_385, false)]) func anExpressionHas16384BytesAtMost(length: Int, isRead: Bool) {
        let expression = "bitchat.ttl" + String(repeating: " ", count: length - 11)
        #expect((Sample.fault(expression) == nil) == isRead)
    }

    @Test func anythingIsReadOrRefused() {
        let words = [
            "bitchat.ttl", "==", "(", ")", "[", "]", "{", "}", "..", "\"", "'", "\\", "in", "not", "5", ",", "é", "~", "&", "len",
            "\u{0}",
        ]
        for first in words {
            for second in words {
                for third in words { _ = Sample.fault(first + second + " " + third) }
            }
        }
    }
}
