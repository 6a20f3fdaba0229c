import BitchatFrame
import BitchatPayload
import Capture
import FuzzTargets
import Mutators
import WireFormat

/// Which target a file belongs to, when nobody says.
enum TargetGuess {
    /// The target that the path names: by a folder of its name, or by the text that stands beside an artifact.
    static func target(of path: String) -> (any FuzzTarget.Type)? {
        let folders = path.split(separator: "/").dropLast().reversed()
        return folders.lazy.compactMap { named($0) }.first ?? textBeside(path).flatMap { named(in: $0) }
    }

    /// The target in the command that repeats an artifact.
    private static func named(in text: String) -> (any FuzzTarget.Type)? {
        let words = text.split { $0 == " " || $0 == "\n" }
        return words.firstIndex(of: "replay").flatMap { index in
            words.indices.contains(index + 1) ? named(words[index + 1]) : nil
        }
    }

    private static func named(_ name: Substring) -> (any FuzzTarget.Type)? { try? TargetNames.target(String(name), command: "") }

    private static func textBeside(_ path: String) -> String? {
        (try? FileSystem.input(path + ".txt")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// What `input` decodes as, tried in the order of how little can be mistaken: a capture, a frame, a sync request, a payload
    /// with its type; a frame when it is none.
    static func shape(of input: [UInt8]) -> InputShape {
        if isCapture(input) { return .capture }
        if isFrame(input) { return .frame }
        if decodes(.requestSync, input) { return .requestSync }
        if let type = input.first.map(MessageType.init), type.name != nil, decodes(type, Array(input.dropFirst())) {
            return .payload
        }
        return .frame
    }

    private static func isFrame(_ input: [UInt8]) -> Bool {
        input.withRawSpan { bytes in
            [FrameLimits.ios, .android].contains { (try? FrameDecoder(limits: $0).frame(bytes, bytes.whole)) != nil }
        }
    }

    private static func decodes(_ type: MessageType, _ payload: [UInt8]) -> Bool {
        payload.withRawSpan { (try? Payload.decode(type: type, $0, $0.whole)) != nil }
    }

    private static func isCapture(_ input: [UInt8]) -> Bool {
        var reader = CaptureReader(
            source: "input", input: Capture.ByteInput(MemorySource(input)), formats: CaptureExplanation.formats)
        var sink = FirstRecord()
        return (try? reader.read(into: &sink)) != nil || sink.hasRecord
    }

    /// Takes one record and no more.
    private struct FirstRecord: CaptureSink {
        var hasRecord = false

        mutating func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
            hasRecord = true
            return false
        }
        mutating func problem(_ problem: CaptureProblem) {}
    }
}
