import Foundation
import Testing

/// Comparisons with other programs; each says what it skipped because a program is not installed.
@Suite struct OtherToolTests {
    @Test func attributeValuesAreThoseThatTsharkAndBtmonSee() throws {
        let run = try Repository.shell(
            "python3 scripts/compare-att .build/release/bitchat-dissect \(Repository.demoCaptures.joined(separator: " "))"
                + " Captures/interop.btsnoop")
        print(run.output, terminator: "")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.lines.last?.contains(" 0 failed") == true)
    }

    @Test func everyLineFitsTheSchema() throws {
        let isInstalled = try Repository.shell("python3 -c 'import jsonschema'").status == 0
        guard isInstalled else { return print("skipped: python3-jsonschema is not installed") }
        let files = (Repository.demoCaptures + ["Captures/interop.btsnoop"]).joined(separator: " ")
        let run = try Repository.shell(
            "(.build/release/bitchat-dissect -q -T ndjson -x -r \(files);"
                + " sed 's/.*\"hex\":\"\\([0-9a-f]*\\)\".*/\\1/;/^[0-9a-f]*$/!d' Corpus/vectors/frame.jsonl"
                + " | .build/release/bitchat-dissect decode -T ndjson --now 1760000000000 -;"
                + " .build/release/bitchat-dissect decode -T ndjson 'no hex') | scripts/check-ndjson")
        #expect(run.status == 0, "\(run.output)")
        let words = run.lines.last?.split(separator: " ") ?? []
        #expect(words.dropFirst() == ["passed,", "0", "failed"])
        #expect(words.first.flatMap { Int($0) } ?? 0 > 500)
    }

    @Test func theSecondImplementationAgreesOnEveryVector() throws {
        let run = try Repository.shell("python3 Tests/SecondImplementation/check.py Corpus/vectors/*.jsonl")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.lines.last == "\(try Repository.vectorCount()) passed, 0 failed")
    }

    @Test func everyVectorFitsTheSchema() throws {
        let isInstalled = try Repository.shell("python3 -c 'import jsonschema'").status == 0
        guard isInstalled else { return print("skipped: python3-jsonschema is not installed") }
        let run = try Repository.shell("cat Corpus/vectors/*.jsonl | scripts/check-ndjson Corpus/vectors.schema.json")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.lines.last == "\(try Repository.vectorCount()) passed, 0 failed")
        let wrong = [
            #"{"id":"ios-block-1","profile":"ios","kind":"block","note":"n","rule":"protocol.md 2.5","size":1}"#,
            #"{"id":"ios-block-1","profile":"ios","kind":"blocks","note":"n","rule":"protocol.md 2.5","size":1,"want":256}"#,
            #"{"id":"ios-block-1","profile":"ios","kind":"block","note":"n","rule":"none","size":1,"want":256}"#,
            #"{"id":"ios-unpad-1","profile":"ios","kind":"unpad","note":"n","rule":"protocol.md 2.5","hex":"6","want":""}"#,
        ]
        for line in wrong {
            #expect(try Repository.shell("scripts/check-ndjson Corpus/vectors.schema.json <<< '\(line)'").status == 1)
        }
    }

    @Test func theCommandWritesTheCorpusAnewByteForByte() throws {
        let run = try Repository.shell(
            "scratch=$(mktemp -d); .build/release/bitchat-fuzz generate corpus --out $scratch > /dev/null"
                + " && for part in vectors frames keys.jsonl; do diff -r $scratch/$part Corpus/$part; done; rm -r $scratch")
        #expect(run == Program.Run(status: 0, output: "", errors: ""))
        #expect(try Repository.shell(".build/release/bitchat-fuzz generate corpus --out /proc/nowhere").status == 3)
        #expect(try Repository.shell(".build/release/bitchat-fuzz generate everything").status == 2)
    }

    @Test func theProgramAgreesOnEveryVectorAndNoticesEveryAlteration() throws {
        let run = try Repository.shell(".build/release/bitchat-fuzz verify Corpus/vectors/*.jsonl")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.lines.last == "\(try Repository.vectorCount()) passed, 0 failed")
        #expect(try Repository.shell(".build/release/bitchat-fuzz verify --alter Corpus/vectors/gate-response.jsonl").status == 0)
    }
}
