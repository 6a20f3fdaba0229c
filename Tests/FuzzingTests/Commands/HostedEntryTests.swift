import Testing

@testable import Fuzzing

@Suite struct HostedEntryTests {
    @Test(arguments: [
        ("bitchat-fuzz-empty", "empty"), ("/out/bitchat-fuzz-self-check", "self-check"), ("./bitchat-fuzz-empty", "empty"),
    ])
    func theEndOfTheFilesNameIsTheTarget(program: String, target: String) {
        #expect(HostedEntry.target(program: program).map { $0.name } == target)
    }

    @Test(arguments: [
        "bitchat-fuzz", "/out/bitchat-fuzz", "bitchat-fuzz-", "bitchat-fuzz-other", "empty", "bitchat-fuzz-empty/x", "",
    ])
    func anyOtherNameIsTheOrdinaryProgram(program: String) { #expect(HostedEntry.target(program: program) == nil) }

    @Test func aBuildWithoutCoverageIsRefused() throws {
        let target = try #require(HostedEntry.target(program: "bitchat-fuzz-empty"))
        #expect(HostedEntry.run(target, ["bitchat-fuzz-empty", "-runs=0"], Console()) == .usage)
    }
}
