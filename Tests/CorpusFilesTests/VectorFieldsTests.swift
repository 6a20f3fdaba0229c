import BitchatFrame
import Testing

@testable import CorpusFiles

/// The types that inputs must have, and their bounds.
@Suite struct VectorFieldsTests {
    private func fields(_ text: String) throws -> VectorFields { try vector(#"{"id":"a","kind":"b",\#(text)}"#).fields }

    @Test func readsHeadAndFillInPlaceOfBytes() throws {
        #expect(try fields(#""head":"01","fill":[255,3]"#).bytes("payload") == [1, 255, 255, 255])
        #expect(try fields(#""head":"","fill":[0,0]"#).bytes("hex") == [])
        #expect(try fields(#""hex":"0A","head":"01","fill":[0,1]"#).bytes("hex") == [10])
    }

    @Test func fillsAtMost33554432Bytes() throws {
        #expect(try fields(#""head":"","fill":[1,33554432]"#).bytes("hex").count == 33_554_432)
        let error = VectorError("fill", expected: "[byte, count], the count at most 33554432")
        for fill in ["[1,33554433]", "[1,-1]", "[256,1]", "[1]", "[1,1,1]", "[1,1.0]", "[1,99999999999999999999]", "7", "null"] {
            let fields = try fields(#""head":"","fill":\#(fill)"#)
            #expect(throws: error) { try fields.bytes("hex") }
        }
    }

    @Test func refusesNumbersOutsideTheirType() throws {
        let fields = try fields(#""a":255,"b":256,"c":-1,"d":1.0,"e":"1","f":18446744073709551615"#)
        #expect(try fields.integer("a", UInt8.self) == 255)
        #expect(try fields.integer("f", UInt64.self) == .max)
        for name in ["b", "c", "d", "e", "absent"] {
            #expect(throws: VectorError(name, expected: "a whole number from 0 to 255")) { try fields.integer(name, UInt8.self) }
        }
    }

    @Test func readsUnsigned64BitNumbersFromStrings() throws {
        let fields = try fields(#""a":"18446744073709551615","b":"18446744073709551616","c":"-1","d":1,"e":"""#)
        #expect(try fields.longInteger("a") == .max)
        for name in ["b", "c", "d", "e"] { #expect(throws: VectorError.self) { try fields.longInteger(name) } }
    }

    @Test func readsPeersOf16Digits() throws {
        let fields = try fields(#""a":"0123456789abcdef","b":"0123456789abcde","c":"0123456789abcdef0","d":"0123456789abcdeg""#)
        #expect(try fields.peer("a") == PeerID(value: 0x0123_4567_89AB_CDEF))
        for name in ["b", "c", "d"] {
            #expect(throws: VectorError(name, expected: "a peer ID of 16 hex digits")) { try fields.peer(name) }
        }
    }

    @Test func namesTheEventOfAnError() throws {
        let line = #"{"id":"a","kind":"budget","events":[{"t":0,"do":"prune"},{"t":0,"do":"respond","peer":"x"}]}"#
        let vector = try vector(line)
        #expect(throws: VectorError("events[1].peer", expected: "a peer ID of 16 hex digits")) { try VectorCheck(vector) }
    }

    @Test(arguments: [
        (#""kind":"frame","profile":"pico""#, VectorError("profile", expected: "spec, ios, android")),
        (#""kind":"gate","profile":"android""#, VectorError("profile", expected: "spec, ios")),
        (#""kind":"android_gate""#, VectorError("profile", expected: "android")),
        (#""kind":"frame","hex":"0""#, VectorError("hex", expected: "bytes as hex digits")),
        (#""kind":"frame""#, VectorError("hex", expected: "bytes as hex digits")),
        (#""kind":"window","events":[1]"#, VectorError("events[0]", expected: "an object")),
        (#""kind":"gate""#, VectorError("local", expected: "a peer ID of 16 hex digits")),
    ])
    func saysWhatAVectorLacks(text: String, error: VectorError) throws {
        let vector = try vector(#"{"id":"a",\#(text)}"#)
        #expect(throws: error) { try VectorCheck(vector) }
    }

    @Test func boundsTheAnswersToItsEvents() throws {
        let vector = try vector(#"{"id":"a","kind":"stream","events":[{},{}]}"#)
        let answer: JSONObject = ["x": .bytes([UInt8](repeating: 0, count: 67))]  // With its name and 16 bytes each: 100.
        #expect(try vector.onEvents(longestAnswer: 200) { _ in answer }["events"] == .array([.object(answer), .object(answer)]))
        #expect(throws: VectorError("events", expected: "answers of at most 199 bytes")) {
            try vector.onEvents(longestAnswer: 199) { _ in answer }
        }
    }

    @Test func aVectorWithoutItsExpectationFails() throws {
        let check = try VectorCheck(vector(#"{"id":"a","kind":"block","size":0}"#))
        #expect(check.differences().map(\.description) == ["want: expected nothing, actual 256"])
    }
}
