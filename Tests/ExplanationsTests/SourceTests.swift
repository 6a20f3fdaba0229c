import Explanations
import Foundation
import Testing

/// Explanations cite what is there.
@Suite struct SourceTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The numbers of the chapters and sections of docs/protocol.md.
    private static let sections: Set<String> = {
        let text = (try? String(contentsOf: root.appending(path: "docs/protocol.md"), encoding: .utf8)) ?? ""
        return Set(text.matches(of: #/(?m)^#+ (\d+(?:\.\d+)?)\.? /#).map { String($0.1) })
    }()

    @Test func theDocumentHasItsSections() {
        #expect(Self.sections.count > 80)
        #expect(Self.sections.isSuperset(of: ["2.1", "4", "5.2", "13.10"]))
    }

    @Test func everyCitedSectionExists() {
        for explanation in Explanations.topics.flatMap(\.explanations) {
            let source = explanation.source
            guard source.hasPrefix("docs/protocol.md ") else {
                let path = source.split(separator: " ").first.map(String.init) ?? ""
                let place = Self.root.appending(path: path).path
                #expect(FileManager.default.fileExists(atPath: place), "\(explanation.name): \(source)")
                continue
            }
            let cited = source.matches(of: #/(?:^docs/protocol\.md (?:chapter )?|, )(\d+(?:\.\d+)?)/#).map { String($0.1) }
            #expect(!cited.isEmpty, "\(explanation.name): \(source)")
            #expect(cited.filter { !Self.sections.contains($0) } == [], "\(explanation.name): \(source)")
        }
    }
}
