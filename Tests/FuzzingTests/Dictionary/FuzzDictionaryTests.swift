import Foundation
import Testing

@testable import Fuzzing

@Suite struct FuzzDictionaryTests {
    private var lines: [String] { FuzzDictionary.text.split(separator: "\n").map(String.init) }
    private var entries: [(name: String, bytes: [UInt8])] {
        lines.filter { !$0.hasPrefix("#") }.compactMap { line in
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[1].hasPrefix("\""), parts[1].hasSuffix("\"") else { return nil }
            let digits = parts[1].dropFirst().dropLast().split(separator: "\\x", omittingEmptySubsequences: true)
            return (String(parts[0]), digits.compactMap { UInt8($0, radix: 16) })
        }
    }

    @Test func theCommittedFileIsTheOutput() throws {
        let file = try String(contentsOf: Python.root.appendingPathComponent("Corpus/bitchat.dict"), encoding: .utf8)
        #expect(file == FuzzDictionary.text, "bitchat-fuzz dictionary -o Corpus/bitchat.dict writes it anew")
    }

    @Test func everyLineIsAnEntryAsLibFuzzerReadsIt() throws {
        let form = try Regex("[A-Za-z0-9_]+=\"(\\\\x[0-9a-f]{2}){1,64}\"")
        for line in lines where !line.hasPrefix("#") { #expect(line.wholeMatch(of: form) != nil, "\(line)") }
        #expect(entries.count == lines.filter { !$0.hasPrefix("#") }.count)
    }

    @Test func noNameAndNoBytesStandTwice() {
        #expect(Set(entries.map(\.name)).count == entries.count)
        #expect(Set(entries.map(\.bytes)).count == entries.count)
    }

    /// Numbers of docs/protocol.md: the filter's cap (4.1), 60 IDs in 1,019 characters (4.2), 30 seconds (5.1), two minutes (5.2),
    /// a REQUEST_SYNC with ttl 0, the head of its filter, the service.
    @Test(
        arguments: [
            [0x03, 0xFF], [0x04, 0x00], [0x04, 0x01], [0, 0, 4, 1], [0x00, 0x3B], [0x00, 0x3C], [0x00, 0x3D], [0x03, 0xFA],
            [0x03, 0xFB], [0x03, 0xFC], [0, 0, 0x75, 0x30], [0, 0, 0x75, 0x31], [0xFF, 0xFF, 0x8A, 0xCF], [0, 1, 0xD4, 0xC0],
            [1, 0x21, 0], [2, 0x02, 7], [0x01, 0x00, 0x01], [0x02, 0x20], [0x1F, 0x8B, 8], [8, 8, 8, 8, 8, 8, 8, 8],
            [
                0x5C, 0x4B, 0x3A, 0x2C, 0x1D, 0x8E, 0x3F, 0x9B, 0x5A, 0x4C, 0x9E, 0x4A, 0x2D, 0x5E, 0x7B, 0xF4,
            ],
        ] as [[UInt8]])
    func theProtocolsNumbersAreThere(bytes: [UInt8]) { #expect(entries.contains { $0.bytes == bytes }) }

    @Test func everyTypeOfFieldListHasItsHeads() {
        let names = entries.map(\.name).filter { $0.hasPrefix("field_") }
        let types = [
            "announce", "courierEnvelope", "requestSync", "fileTransfer", "boardPost", "prekeyBundle", "groupMessage",
            "nostrCarrier", "announceV2",
        ]
        for type in types { #expect(names.contains { $0.hasPrefix("field_\(type)_") }, "\(type)") }
    }
}
