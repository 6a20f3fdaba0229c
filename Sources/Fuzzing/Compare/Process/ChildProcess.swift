import CorpusFiles
import Glibc

/// A program that was started with pipes to its standard input, output and error, in a process group of its own.
final class ChildProcess {
    /// How one exchange of lines ended.
    enum Exchange: Equatable {
        /// A line came back.
        case line([UInt8])
        /// The line that came back is longer than allowed.
        case tooLong
        /// No line came back in time.
        case silent
        /// The program closed its output, or ended.
        case closed
        /// The user asked to stop.
        case interrupted
    }

    /// How long it waits before it looks whether the user asked to stop, in milliseconds.
    private static let longestWait: Int32 = 200

    private let identifier: pid_t
    private let input: Pipe, output: Pipe, errors: Pipe
    private let relay: ErrorRelay
    private var answers = LineGatherer(longest: VectorFile.longestLine)
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)
    private var isRunning = true

    /// Starts `command`, found as a shell finds it; throws when that fails.
    init(_ command: [String], _ relay: ErrorRelay) throws(OtherSideError) {
        self.relay = relay
        (input, output, errors) = (try Pipe(), try Pipe(), try Pipe())
        identifier = try Spawning.start(command, input: input.reading, output: output.writing, errors: errors.writing)
        input.closeReading()
        output.closeWriting()
        errors.closeWriting()
        for descriptor in [input.writing, output.reading, errors.reading] { Pipe.setNonblocking(descriptor) }
    }

    deinit { if isRunning { _ = end(patience: 0) } }

    /// Sends a line and waits for one in return, until `milliseconds` have passed.
    func exchange(_ line: [UInt8], within milliseconds: Int) -> Exchange {
        let deadline = Deadline(milliseconds: milliseconds)
        var unsent = (line + [0x0A])[...]
        while true {
            if unsent.isEmpty, let line = answers.next() { return .line(line) }
            if answers.isTooLong { return .tooLong }
            if output.reading < 0 { return .closed }
            if Interruption.isRequested { return .interrupted }
            if deadline.isOver { return .silent }
            wait(deadline, isSending: !unsent.isEmpty)
            if !unsent.isEmpty { send(&unsent) }
            if !answers.isFull { read(output) { answers.add($0) } }
            read(errors) { relay.add($0) }
        }
    }

    /// Closes the program's input, gives it `patience` milliseconds to end, and kills what is left of its group.
    func end(patience: Int) -> OtherFailure {
        input.closeWriting()
        let deadline = Deadline(milliseconds: patience)
        while !Spawning.hasEnded(identifier), !deadline.isOver {
            _ = poll(nil, 0, 2)
            read(errors) { relay.add($0) }
        }
        let ending = Spawning.reap(identifier)
        isRunning = false
        read(errors) { relay.add($0) }
        relay.finish()
        return ending
    }

    /// Waits until something can be read or sent, not too long.
    private func wait(_ deadline: Deadline, isSending: Bool) {
        var descriptors = [
            pollfd(fd: output.reading, events: answers.isFull ? 0 : Int16(POLLIN), revents: 0),
            pollfd(fd: errors.reading, events: Int16(POLLIN), revents: 0),
            pollfd(fd: isSending ? input.writing : -1, events: Int16(POLLOUT), revents: 0),
        ]
        _ = unsafe poll(&descriptors, nfds_t(descriptors.count), min(deadline.left, Self.longestWait))
    }

    /// Sends what the pipe takes; a program that closed its input gets no more.
    private func send(_ unsent: inout ArraySlice<UInt8>) {
        // The pointer stands only during the call.
        let count = unsafe unsent.withUnsafeBytes { unsafe write(input.writing, $0.baseAddress, $0.count) }
        if count > 0 {
            unsent = unsent.dropFirst(count)
        } else if errno != EAGAIN, errno != EINTR {
            unsent = []
        }
    }

    /// Reads what a pipe holds, at most one chunk; closes it at its end.
    private func read(_ pipe: Pipe, _ take: (ArraySlice<UInt8>) -> Void) {
        guard pipe.reading >= 0 else { return }
        let count = unsafe Glibc.read(pipe.reading, &chunk, chunk.count)
        if count > 0 {
            take(chunk[..<count])
        } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
            pipe.closeReading()
        }
    }
}
