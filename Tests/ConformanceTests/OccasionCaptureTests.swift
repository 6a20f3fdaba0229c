import Capture
import Conformance
import Dissection
import Foundation
import LinkLayers
import Testing
import WireFormat

/// What rules wait for hides none of their findings in the captures and vectors of the repository; see `JudgePair`.
@Suite struct OccasionCaptureTests {
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../").standardized

    private static func files(_ folder: String, _ extensions: Set<String>) throws -> [URL] {
        let place = root.appendingPathComponent(folder)
        return try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
            .filter { extensions.contains($0.pathExtension) }
    }

    @Test func noOccasionHidesAFindingInACapture() throws {
        let files = try Self.files("Captures", ["btsnoop", "pcapng", "pklg"])
        #expect(files.count >= 5)
        for file in files {
            let collector = JudgedCollector(), pair = JudgePair(into: collector, JudgeOptions())
            var dissector = Dissector(source: "capture", packets: PacketDissector(into: pair, firstNumber: 1))
            var reader = CaptureReader(source: "capture", input: ByteInput(MemorySource([UInt8](try Data(contentsOf: file)))))
            try reader.read(into: &dissector)
            dissector.finish()
            #expect(!collector.packets.isEmpty, "\(file.lastPathComponent)")
        }
    }

    /// Whatever is hex in a vector and long enough for a frame is taken for one.
    @Test func noOccasionHidesAFindingInAVector() throws {
        var frames = 0
        for file in try Self.files("Corpus/vectors", ["jsonl"]) {
            let script = MeshScript(), link = script.link(1)
            for (index, match) in try String(contentsOf: file, encoding: .utf8).matches(of: /"((?:[0-9a-f]{2}){22,1000})"/)
                .enumerated()
            {
                guard let bytes = Hexadecimal.decode(String(match.1)) else { continue }
                frames += 1
                script.decode(bytes)
                script.receive(bytes, on: link, at: Int64(index))
            }
        }
        #expect(frames > 1_000)
    }
}
