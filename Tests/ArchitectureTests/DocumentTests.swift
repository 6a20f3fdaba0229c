import Foundation
import Testing

/// What the documents point at is there.
@Suite struct DocumentTests {
    /// Every document of the project, from its root.
    static let documents: [String] = {
        let tracked = FileManager.default.enumerator(atPath: Project.root.path)
        var found: [String] = []
        while let path = tracked?.nextObject() as? String {
            if path.hasPrefix(".") || path.hasSuffix("/.build") { tracked?.skipDescendants() }
            if path.hasSuffix(".md"), !path.hasPrefix(".") { found.append(path) }
        }
        return found.sorted()
    }()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: Project.root.appending(path: path), encoding: .utf8)
    }

    /// The headings of a document as links name them.
    private static func anchors(of text: String) -> Set<String> {
        Set(
            text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
                let words = line.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
                return String(words.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.map { $0 == " " ? "-" : $0 })
            })
    }

    @Test func readmeIsAmongTheDocuments() {
        #expect(Self.documents.contains("README.md") && Self.documents.contains("docs/live.md"))
    }

    @Test(arguments: documents) func everyLocalLinkLeadsSomewhere(document: String) throws {
        let folder = Project.root.appending(path: document).deletingLastPathComponent()
        for match in try Self.text(document).matches(of: /\]\(([^)\s]+)\)/) where !match.1.contains("://") {
            let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let target = parts[0].isEmpty ? Project.root.appending(path: document) : folder.appending(path: String(parts[0]))
            #expect(FileManager.default.fileExists(atPath: target.path), "\(document): \(match.1)")
            guard parts.count == 2, let text = try? String(contentsOf: target, encoding: .utf8) else { continue }
            #expect(Self.anchors(of: text).contains(String(parts[1])), "\(document): \(match.1)")
        }
    }

    @Test func theReadmeLinksEveryDocument() throws {
        let readme = try Self.text("README.md")
        let pages = Self.documents.filter { $0.hasPrefix("docs/") }
        #expect(pages.filter { !readme.contains("](\($0))") } == [])
    }
}
