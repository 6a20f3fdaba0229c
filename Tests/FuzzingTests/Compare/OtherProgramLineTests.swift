import CorpusFiles
import Testing

@testable import Fuzzing

/// The lines of docs/compare.md, as they are written and understood.
@Suite struct OtherProgramLineTests {
    private func understand(_ text: String, id: String = "a") -> OtherReply { OtherProgram.understand(Array(text.utf8), id: id) }

    @Test func answersNeedTheIDAndGotOrSkip() throws {
        #expect(understand(#"{"id":"a","got":null}"#) == .answer(try Questions.object(#"{"id":"a","got":null}"#)))
        #expect(understand(#"{"id":"a","skip":"no"}"#) == .skip("no"))
        #expect(understand(#"{"id":"a","skip":1}"#) == .skip("1"))
        #expect(understand(#"{"id":"a"}"#) == .failure(.noAnswer))
        #expect(understand(#"{"id":"b","got":1}"#) == .failure(.otherID(#""b""#)))
        #expect(understand(#"{"got":1}"#) == .failure(.otherID("nothing")))
    }

    @Test(arguments: ["", "ok", "[1]", #"{"id":"a","got":1"#, #"{"id":"a","got":1}}"#])
    func whatIsNoObjectIsGarbage(text: String) { #expect(understand(text) == .failure(.garbage(text))) }

    @Test func theAnswerToHelloNeedsOnlyItsID() throws {
        #expect(understand(#"{"id":"hello"}"#, id: "hello") == .answer(try Questions.object(#"{"id":"hello"}"#)))
        #expect(OtherOffer(try Questions.object(#"{"id":"hello"}"#)) == OtherOffer())
    }

    @Test func helloNamesTheProtocolKindsAndProfiles() throws {
        let hello = try Questions.object(String(decoding: OtherProgram.hello, as: UTF8.self))
        #expect(hello["id"] == .string("hello"))
        #expect(hello["hello"] == .number("1"))
        #expect(hello["protocol"] == .number("1"))
        #expect(hello.list(at: ["kinds"])?.count == VectorKinds.all.count)
        #expect(hello.list(at: ["profiles"]) == [.string("spec"), .string("ios"), .string("android")])
    }

    @Test func aQuestionIsTheVectorWithoutItsExpectation() throws {
        let question = try Questions.question(
            #"{"id":"a","kind":"android_gate","profile":"android","differs":true,"note":"n","rule":"r","local":"7e0c7194ade21f2b","#
                + #""events":[{"t":1,"do":"frame","hex":"00","sig":"none","want":false,"why":"malformed"}]}"#)
        #expect(
            String(decoding: question.line, as: UTF8.self)
                == #"{"id":"a","kind":"android_gate","profile":"android","local":"7e0c7194ade21f2b","#
                + #""events":[{"t":1,"do":"frame","hex":"00","sig":"none"}]}"#)
    }

    @Test func theOthersOfASetAreAnInput() throws {
        let question = try Questions.question(
            #"{"id":"a","kind":"gcs_build","ids":["00"],"max":9,"fpr":0.01,"want":{"p":7,"others":["01"],"other_members":"0"}}"#)
        #expect(question.object["others"] == .array([.string("01")]))
        #expect(question.object["want"] == nil)
        #expect(try question.answer(for: .ios)["want"] != nil)
    }

    @Test func textIsWrittenInASCIIOnOneLine() {
        #expect(JSONLine.text(of: ["a": .string("\"\\\n\u{1F600}é")]) == #"{"a":"\"\\\u000a\ud83d\ude00\u00e9"}"#)
    }

    @Test func linesAreGatheredFromPieces() {
        var lines = LineGatherer(longest: 4)
        lines.add(Array("ab".utf8)[...])
        let none = lines.next()
        lines.add(Array("c\r\n\nwxyz".utf8)[...])
        let first = lines.next(), second = lines.next(), third = lines.next()
        #expect([none, first, second, third] == [nil, Array("abc".utf8), [], nil])
        #expect(!lines.isTooLong)
        lines.add(Array("!".utf8)[...])
        #expect(lines.isTooLong)
    }
}
