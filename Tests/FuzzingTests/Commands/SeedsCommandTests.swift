import FuzzTargets
import Testing

@testable import Fuzzing

@Suite struct SeedsCommandTests {
    @Test func everySeedIsAFileInTheFolderOfItsTarget() throws {
        let scratch = try Scratch()
        #expect(try SeedsCommand(Arguments.parse("seeds", "all", "--into", scratch.path("out")), Console()).run() == .clean)
        #expect(try scratch.names("out") == FuzzTargets.all.map { $0.name }.sorted())
        for target in FuzzTargets.all {
            let seeds = target.seeds()
            #expect(try scratch.names("out/" + target.name) == seeds.map(\.name).sorted())
            for seed in seeds { #expect(try scratch.bytes("out/\(target.name)/\(seed.name)") == seed.bytes) }
        }
    }

    @Test(arguments: [["seeds"], ["seeds", "no-target"], ["seeds", "all", "empty"]])
    func aCommandLineThatMakesNoSenseIsRefused(words: [String]) { #expect(BitchatFuzz(console: Console()).run(words) == .usage) }
}
