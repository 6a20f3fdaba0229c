import Output
import Testing

@Suite struct OutputFormatsTests {
    @Test func formatsAreFoundByName() {
        #expect(OutputFormats.all.map { $0.name } == ["line", "tree", "ndjson", "fields"])
        #expect(OutputFormats.format(named: "tree").map { $0.name } == "tree")
        #expect(OutputFormats.format(named: "xml") == nil)
        #expect(OutputFormats.all.allSatisfy { !$0.summary.isEmpty })
    }
}
