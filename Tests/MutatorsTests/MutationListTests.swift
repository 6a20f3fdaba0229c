import Foundation
import Testing

@testable import Mutators

/// A mutation is one file and one line in its list: a forgotten line is found here.
@Suite struct MutationListTests {
    @Test func everyMutationStandsInAList() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/Mutators")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let texts = try names.filter { $0.hasSuffix(".swift") }.map {
            try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        }
        let lists =
            texts.filter { $0.contains("MutationTable(") }.joined() + texts.filter { $0.contains(": any Mutation.Type") }.joined()
        let types = texts.flatMap { text in
            text.split(separator: "\n").filter {
                $0.hasPrefix("enum ") && ($0.hasSuffix(": Mutation {") || $0.hasSuffix(": MutationGroup {"))
            }
            .compactMap { $0.split { $0 == " " || $0 == ":" }.dropFirst().first.map(String.init) }
        }
        let roots: Set = ["StreamMutations", "EventMutations", "CaptureMutations", "FilterMutations", "PayloadMutations"]
        #expect(types.count > 120)
        #expect(types.filter { !lists.contains("\($0).self") && !roots.contains($0) } == [])
    }

    @Test func everyNameIsItsOwn() {
        let leaves = InputMutatorTests.shapes.flatMap { ShapeMutations.leaves(of: $0) }
        let types = Set(leaves.map { ObjectIdentifier($0) })
        #expect(Set(leaves.map { $0.name }).count == types.count)
    }
}
