import CorpusFiles
import WireFormat

/// A program that answers on its standard output what it is asked on its standard input (docs/compare.md).
///
/// It is started with the first question, and again when it is gone.
struct OtherProgram: OtherSide {
    /// How often in a row it may be gone before it answered anything.
    static let mostStarts = 5
    /// The least time it has to start, in milliseconds.
    private static let startingTime = 10_000

    private(set) var offer = OtherOffer()
    private let command: [String]
    private let milliseconds: Int
    private let relay: ErrorRelay
    private var child: ChildProcess?

    /// Names the program; it has so many milliseconds for an answer.
    init(_ command: [String], milliseconds: Int, _ console: Console) {
        self.command = command
        self.milliseconds = milliseconds
        relay = ErrorRelay(console)
    }

    /// Starts the program, if it is not running, and reads what it offers.
    mutating func start() throws(OtherSideError) { _ = try running() }

    /// Lets the program end.
    mutating func end() {
        _ = child?.end(patience: 1000)
        child = nil
    }

    mutating func ask(_ question: CompareCase) throws(OtherSideError) -> OtherReply {
        let child = try running()
        let reply = try reply(of: child, to: question.line, id: question.id, within: milliseconds)
        if case .failure = reply { self.child = nil }
        return reply
    }

    /// The running program, started when it is gone.
    private mutating func running() throws(OtherSideError) -> ChildProcess {
        if let child { return child }
        var last = OtherFailure.silent
        for _ in 0..<Self.mostStarts {
            let child = try ChildProcess(command, relay)
            let time = max(milliseconds, Self.startingTime)
            switch try reply(of: child, to: Self.hello, id: "hello", within: time) {
            case .answer(let answer):
                offer = OtherOffer(answer)
                self.child = child
                return child
            case .skip:
                self.child = child
                return child
            case .failure(let failure): last = failure
            }
            if last.isSlow { break }
        }
        let detail = last.detail.map { ": '\($0)'" } ?? ""
        throw .gaveUp("the other program \(last.word) instead of answering hello\(detail)")
    }

    /// Sends a line and understands what comes back; after a failure the program is ended.
    private func reply(
        of child: ChildProcess, to line: [UInt8], id: String, within time: Int
    ) throws(OtherSideError) -> OtherReply {
        let failure: OtherFailure
        switch child.exchange(line, within: time) {
        case .line(let line):
            let reply = Self.understand(line, id: id)
            guard case .failure(let found) = reply else { return reply }
            failure = found
            _ = child.end(patience: 0)
        case .tooLong:
            failure = .tooLong
            _ = child.end(patience: 0)
        case .silent:
            failure = .silent
            _ = child.end(patience: 0)
        case .closed: failure = child.end(patience: 1000)
        case .interrupted: throw .interrupted
        }
        return .failure(failure)
    }

    /// Reads an answer to the question called `id`; the one to `hello` needs neither `got` nor `skip`.
    static func understand(_ line: [UInt8], id: String) -> OtherReply {
        let value = line.withRawSpan { try? JSONReader.value(of: $0) }
        guard case .object(let answer) = value else {
            return .failure(.garbage(String(decoding: line.prefix(120), as: UTF8.self)))
        }
        guard answer["id"] == .string(id) else {
            return .failure(.otherID(answer["id"]?.shown ?? "nothing"))
        }
        if let reason = answer["skip"] {
            guard case .string(let text) = reason else { return .skip(reason.shown) }
            return .skip(text)
        }
        return answer["got"] != nil || id == "hello" ? .answer(answer) : .failure(.noAnswer)
    }

    /// The first line that a program is sent.
    static var hello: [UInt8] {
        JSONLine.bytes(of: [
            "id": .string("hello"), "hello": .integer(1), "protocol": .integer(1),
            "program": .string("bitchat-fuzz"), "version": .string(Declarations.program.version),
            "kinds": .array(VectorKinds.all.map { .string($0.name) }),
            "profiles": .array(VectorProfile.all.map { .string($0.rawValue) }),
        ])
    }
}
