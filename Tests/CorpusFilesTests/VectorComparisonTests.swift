import Testing

@testable import CorpusFiles

/// The forms in which an expectation may stand for an answer.
@Suite struct VectorComparisonTests {
    /// SHA-256 of the bytes `abc` (FIPS 180-4, first example).
    static let digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

    private func isSame(_ want: String, _ actual: JSONValue) throws -> Bool {
        VectorComparison(["want": try read(want).get()], ["want": actual]).differences.isEmpty
    }

    @Test(arguments: [
        "\"616263\"", "\"sha256:\(digest)\"", "\"sha256:\(digest.prefix(32))\"", "{\"hex\":\"616263\"}",
        "{\"len\":3,\"sha256\":\"\(digest)\"}", "{\"sha256\":\"\(digest)\",\"len\":3}",
    ])
    func takesEveryFormOfBytes(want: String) throws { #expect(try isSame(want, .bytes([0x61, 0x62, 0x63]))) }

    @Test(arguments: [
        "\"616264\"", "\"61626\"", "\"6162\"", "\"61626300\"", "\"\"", "null", "{}", "\"sha256:\(digest.prefix(31))\"",
        "\"sha256:\(digest.prefix(33))\"", "\"sha256:\(digest)0\"", "\"sha256:\"", "\"sha256:\(digest.dropLast())0\"",
        "{\"hex\":\"616264\"}", "{\"hex\":\"616263\",\"len\":3}", "{\"len\":4,\"sha256\":\"\(digest)\"}",
        "{\"len\":3,\"sha256\":\"\(digest.prefix(32))\"}", "{\"len\":\"3\",\"sha256\":\"\(digest)\"}",
        "{\"sha256\":\"\(digest)\"}",
        "{\"hex\":\"616263\",\"sha256\":\"\(digest)\"}",
    ])
    func refusesAnythingElseForBytes(want: String) throws { #expect(try !isSame(want, .bytes([0x61, 0x62, 0x63]))) }

    @Test func comparesStringsByteForByte() throws {
        #expect(try isSame("\"\u{E9}\"", .string("\u{E9}")))
        #expect(try !isSame("\"\u{E9}\"", .string("e\u{301}")))
        #expect(try !isSame("\"sha256:\(Self.digest)\"", .string("616263")))
        #expect(try !isSame("\"1\"", .number("1")))
    }

    @Test func comparesNumbersDigitForDigit() throws {
        #expect(try isSame("9007199254740993", .integer(9_007_199_254_740_993)))
        #expect(try !isSame("9007199254740992", .integer(9_007_199_254_740_993)))
        #expect(try !isSame("1", .bool(true)))
        #expect(try !isSame("0", .null))
    }

    @Test func countsAListThatIsOnlyCounted() throws {
        let list = JSONValue.array([.string("a"), .string("b")])
        #expect(try isSame("\"count:2\"", list))
        #expect(try !isSame("\"count:1\"", list))
        #expect(try !isSame("\"count:3\"", list))
        #expect(try !isSame("\"count:02\"", list))
    }

    @Test func comparesObjectsInAnyOrderAndWhole() throws {
        #expect(try isSame("{\"b\":2,\"a\":1}", .object(["a": .integer(1), "b": .integer(2)])))
        #expect(try !isSame("{\"a\":1}", .object(["a": .integer(1), "b": .null])))
        #expect(try !isSame("{\"a\":1,\"b\":null}", .object(["a": .integer(1)])))
        #expect(try !isSame("[1,2]", .array([.integer(2), .integer(1)])))
        #expect(try !isSame("[1]", .array([.integer(1), .integer(2)])))
    }

    @Test func comparesTheClassOfARefusalLoosely() {
        let expected: JSONObject = ["want": .null, "why": .string("short")]
        #expect(VectorComparison(expected, ["want": .null, "why": .string("version")]).differences.isEmpty)
        #expect(VectorComparison(expected, ["want": .null]).differences.isEmpty)
        let found = VectorComparison(expected, ["want": .string("x"), "why": .string("other")]).differences
        #expect(
            found == [
                VectorDifference(
                    place: "want", expected: .null, actual: .string("x"), expectedWhy: .string("short"),
                    actualWhy: .string("other"))
            ])
        #expect(found.map(\.description) == ["want: expected null (\"short\"), actual \"x\" (\"other\")"])
    }

    @Test func comparesAClassInsideTheAnswerStrictly() throws {
        #expect(
            try !isSame(
                "{\"r\":\"dropped\",\"why\":\"size-limit\"}", .object(["r": .string("dropped"), "why": .string("inconsistent")])))
    }

    @Test func namesThePlaceInAnEvent() {
        let expected: JSONObject = ["events": .array([.object([:]), .object(["want": .object(["v": .string("accept")])])])]
        let actual: JSONObject = ["events": .array([.object([:]), .object(["want": .object(["v": .string("malformed")])])])]
        #expect(
            VectorComparison(expected, actual).differences.map(\.description)
                == ["events[1].want.v: expected \"accept\", actual \"malformed\""])
    }

    @Test func missesNoEvent() {
        let one: JSONObject = ["events": .array([.object([:])])]
        let two: JSONObject = ["events": .array([.object([:]), .object([:])])]
        #expect(VectorComparison(one, two).differences.count == 1)
        #expect(VectorComparison(two, one).differences.count == 1)
        #expect(VectorComparison(one, [:]).differences.count == 1)
        #expect(
            VectorComparison(one, ["events": .array([.object(["want": .null])])]).differences.map(\.place) == ["events[0].want"])
        #expect(VectorComparison(["events": .array([.null])], one).differences.count == 1)
    }

    @Test func stopsAtTheNumberAskedFor() {
        let expected: JSONObject = ["want": .object(["a": .null, "b": .null, "c": .null])]
        #expect(VectorComparison(expected, ["want": .object([:])], most: 2).differences.map(\.place) == ["want.a", "want.b"])
    }
}
