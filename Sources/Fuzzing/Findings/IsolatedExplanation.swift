import FuzzTargets
import Mutators
import Output
import WireFormat

/// The explanation of an input, made in a process of its own: what ended or held up the target may do the same here.
enum IsolatedExplanation {
    /// What an explanation may cost.
    private static let limits = RunLimits(milliseconds: 5_000)
    /// The longest text that is taken, in bytes.
    private static let longestText = 16 << 20
    /// How often the parent looks, in milliseconds.
    private static let pause = 10

    /// The text about an input of `target`, or why there is none and the bytes in hex.
    static func text(target: any FuzzTarget.Type, input: [UInt8]) -> String { text(shape: target.shape, input: input) }

    /// The text about an input of a shape, or why there is none and the bytes in hex.
    static func text(shape: InputShape, input: [UInt8]) -> String {
        text(of: input, limits: limits) { Explanation.text(shape: shape, input: input) }
    }

    /// What `make` says about `input` within `limits`, or why it says nothing and the bytes in hex.
    static func text(of input: [UInt8], limits: RunLimits, _ make: () -> String) -> String {
        guard let board = SharedBoard(),
            let worker = WorkerProcess({ socket in
                Worker.prepare(board, limits)
                _ = socket.write(Array(make().utf8))
            })
        else { return refusal("no process can be started", input) }
        guard let text = read(worker, limits.milliseconds) else { return refusal("that takes too long", input) }
        let ending = board.breach.map { .breach($0) } ?? worker.wait(blocks: true) ?? .exit(-1)
        if let failure = ending.failure(word: worker.lastWord()) { return refusal(failure.message, input) }
        return String(decoding: text, as: UTF8.self)
    }

    /// All that the process writes until it ends; nil when it takes longer than allowed, or writes more.
    private static func read(_ worker: WorkerProcess, _ milliseconds: Int) -> [UInt8]? {
        var watch = HangWatch(limit: milliseconds)
        var text: [UInt8] = []
        while text.count <= longestText {
            if Descriptor.wait(for: [worker.socket], milliseconds: pause) == [true] {
                guard let part = worker.socket.read(), !part.isEmpty else { return text }
                text += part
            }
            let time = worker.processorTime ?? 0
            if watch.hang(0, processor: time, clock: MonotonicClock.milliseconds) != nil { return nil }
        }
        return nil
    }

    private static func refusal(_ reason: String, _ input: [UInt8]) -> String {
        let out = OutputBuffer(.memory)
        input.withRawSpan { HexDump.write($0, to: out, indent: 0) }
        return "The input cannot be explained: \(EscapedText.plain(reason))\n" + String(decoding: out.take(), as: UTF8.self)
    }
}
