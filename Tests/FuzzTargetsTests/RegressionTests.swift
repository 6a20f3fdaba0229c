import Foundation
import FuzzTargets
import Testing
import WireFormat

/// Everything that was ever found is a file under `Corpus/regressions`, and stays mended.
@Suite struct RegressionTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Corpus/regressions")

    /// The inputs, as `target/name`.
    static let inputs: [String] = {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.contains("/") }.sorted()
    }()

    @Test func thereAreRegressions() { #expect(Self.inputs.count >= 3) }

    @Test(arguments: inputs) func everyLawHolds(name: String) throws {
        let target = try #require(FuzzTargets.named(String(name.prefix { $0 != "/" })))
        let input = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
        var subject = Subject()
        subject.isThorough = true
        var report = FuzzReport()
        input.withRawSpan { target.init(subject).run($0, &report) }
        #expect(report.violation == nil)
    }
}
