import BitchatFrame
import CorpusFiles
import Testing

@testable import GoldenCorpus

/// What the corpus must hold: kinds, types, profiles, and every boundary by name.
@Suite struct ContentTests {
    private static let vectors = GoldenCorpus.vectors().flatMap(\.vectors)
    private static let ids = Set(vectors.map(\.id))

    @Test func holds5000VectorsAndEachNameOnce() {
        #expect(Self.vectors.count >= 5_000)
        #expect(Self.ids.count == Self.vectors.count)
    }

    @Test func everyKindIsAskedOfEveryProfileThatAnswers() {
        let asked = Set(Self.vectors.map { $0.text("profile") + " " + $0.kind })
        // The specification is silent about everything but requests, fragments and its own gate.
        let own = ["sync", "streams", "fragments", "window", "budget", "gate", "block"]
        for kind in VectorKinds.all {
            for profile in kind.profiles where profile != .spec || own.contains(kind.name) {
                #expect(asked.contains("\(profile.rawValue) \(kind.name)"))
            }
        }
    }

    @Test func everyMessageTypeStandsInAFrameForBothApps() {
        let types = Set(
            Self.vectors.filter { $0.kind == "frame" }.compactMap { vector -> String? in
                guard case .object(let want) = vector.object["want"], case .number(let type) = want["type"] else { return nil }
                return vector.text("profile") + " " + type
            })
        for code in [1, 2, 3, 4, 0x10, 0x11, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2C, 0x2A] {
            #expect(types.isSuperset(of: ["ios \(code)", "android \(code)"]), "type \(code)")
        }
    }

    @Test func everyTypeButThoseOfOtherKindsHasAPayloadThatIsReadAndOneThatIsRefused() {
        let payloads = Self.vectors.filter { $0.kind == "payload" && $0.text("profile") == "ios" }
        for code in [2, 4, 0x10, 0x11, 0x20, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2C] {
            let answers = payloads.filter { $0.object["type"] == .integer(code) }.map { $0.object["want"] == .null }
            #expect(Set(answers) == [true, false], "type \(code)")
        }
    }

    @Test func everyRefusalHasAClassAndEveryLineANoteAndARule() {
        for vector in Self.vectors {
            #expect(!vector.text("note").isEmpty && !vector.text("rule").isEmpty, "\(vector.id)")
            guard vector.object["want"] == .null, vector.kind != "piece" && vector.kind != "announce" else { continue }
            let hasClass = ["encode", "streams", "flags"].contains(vector.kind) || vector.object["why"] != nil
            #expect(hasClass, "\(vector.id)")
        }
    }

    @Test func marksEveryGroupWhoseProfilesDisagree() {
        let groups = Dictionary(grouping: Self.vectors) { $0.id.drop { $0 != "-" } }
        for group in groups.values where Set(group.map(\.kind)).count == 1 && group[0].kind == "frame" {
            let wants = Set(group.map { "\(String(describing: $0.object["want"]))" })
            let isMarked = group.map { $0.object["differs"] != nil }
            #expect(isMarked.allSatisfy { $0 == (wants.count > 1) }, "\(group[0].id)")
        }
    }

    @Test(arguments: Boundaries.names) func holdsTheBoundary(name: String) { #expect(Self.ids.contains(name)) }
}
