import BitchatPayload
import Foundation
import Testing
import WireFormat

/// The list of payload types is complete, and its names keep to the contract.
struct PayloadsTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/BitchatPayload")

    /// The names of every type in the folder that is declared as a `PayloadLayout`.
    private static func layouts() throws -> [String] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var names: [String] = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            for line in text.split(separator: "\n") where line.contains(": PayloadLayout {") {
                names += line.split(separator: " ").filter { $0.hasSuffix(":") }.map { String($0.dropLast()) }
            }
        }
        return names
    }

    @Test func listsEveryLayoutOfTheFolder() throws {
        let list = try String(contentsOf: Self.folder.appendingPathComponent("Payloads.swift"), encoding: .utf8)
        let layouts = try Self.layouts()
        #expect(layouts.count == Payloads.all.count + Payloads.insideNoise.count)
        #expect(layouts.filter { !list.contains(" \($0).self") } == [])
    }

    @Test func listsTypesInAscendingOrderOnce() {
        let types = Payloads.all.compactMap { $0.type?.rawValue }
        #expect(types == [1, 2, 3, 4, 0x10, 0x11, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2C])
        #expect(Payloads.all.filter { $0.type == nil }.map { "\($0.kind)" } == ["unknown"])
    }

    @Test func namesFieldsAsFiltersExpect() {
        let fields = (Payloads.all + Payloads.insideNoise).flatMap { $0.fields } + HistoricalPayload.fields
        for field in fields {
            let name = "\(field.name)"
            #expect(name.hasPrefix("bitchat.") && name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "." || $0 == "_" })
            let key = "\(field.key)"
            #expect(key.first?.isLowercase == true && key.allSatisfy { $0.isLetter || $0.isNumber })
            #expect(!"\(field.label)".isEmpty)
        }
    }

    @Test func everyTypeShowsOneToThreeFieldsOnOneLine() {
        for description in Payloads.all where description.type != nil {
            #expect((1...3).contains(description.fields.count { $0.isGist }), "\(description.kind)")
        }
    }

    @Test func payloadsStaySmall() {
        #expect(MemoryLayout<Payload>.size <= 112)
    }

    @Test func namesNoFieldTwiceInOneType() {
        for description in Payloads.all + Payloads.insideNoise {
            let names = description.fields.map { "\($0.name)" }
            #expect(Set(names).count == names.count, "\(description.kind)")
        }
    }
}
