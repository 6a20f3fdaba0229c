import CFuzzing
import Glibc

/// A process forked from this one: it shares a board and speaks over a socket; what it writes to standard error is kept.
final class WorkerProcess {
    /// The socket to it: readable with a message, and with nothing once it has ended.
    let socket: Descriptor
    /// What it writes to standard error, nil when it goes into a file in memory.
    let log: Descriptor
    private let child: Int32
    private var isReaped = false
    private var unread: ArraySlice<UInt8> = []

    /// Forks a process that runs `body` with its end of the socket, and then ends with status 0; nil when it cannot.
    ///
    /// `log` takes the process's standard error: a pipe's reading end when `isPiped`, a file in memory otherwise.
    init?(isPiped: Bool = false, _ body: (Descriptor) -> Void) {
        var ends: [Int32] = [-1, -1], logs: [Int32] = [-1, -1]
        guard unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
        socket = Descriptor(ends[0])
        let other = Descriptor(ends[1])
        if isPiped { unsafe pipe(&logs) } else { logs[0] = cfuzz_memory_file() }
        log = Descriptor(logs[0])
        let writing = isPiped ? Descriptor(logs[1]) : log
        child = cfuzz_fork()
        guard child != 0 else {
            if writing.number >= 0 { dup2(writing.number, 2) }
            body(other)
            _exit(0)
        }
        guard child > 0 else { return nil }
    }

    deinit { end() }

    /// Kills it where it still runs.
    func end() {
        guard !isReaped else { return }
        kill(child, SIGKILL)
        _ = wait(blocks: true)
    }

    /// The processor time it has used, in milliseconds; nil when it cannot be told.
    var processorTime: Int? {
        let time = cfuzz_processor_time(child)
        return time < 0 ? nil : Int(time)
    }

    /// How it ended, or nil while it runs; `blocks` waits for the end.
    func wait(blocks: Bool) -> WorkerEnding? {
        var code: Int32 = -1, signal: Int32 = 0
        guard !isReaped, unsafe cfuzz_wait(child, blocks, &code, &signal) != 0 else { return nil }
        isReaped = true
        return signal != 0 ? .signal(signal) : .exit(code)
    }

    /// Sends bytes to it; says whether it takes them.
    func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            // `sent` is below the count of bytes; a process that has ended is an error here, no signal.
            let count = unsafe bytes.withUnsafeBytes {
                unsafe Glibc.send(
                    socket.number, $0.baseAddress?.advanced(by: sent), $0.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count > 0 {
                sent += count
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// Reads what it has said: the whole messages, and whether more may come.
    func receive() -> (messages: [WorkerMessage], isOpen: Bool) {
        let part = socket.read() ?? []
        unread += part
        var messages: [WorkerMessage] = []
        while let message = WorkerMessage.take(from: &unread) { messages.append(message) }
        unread = ArraySlice(Array(unread))
        return (messages, !part.isEmpty)
    }

    /// The line of its standard error that says what happened; for a process that has ended and wrote into memory.
    func lastWord() -> String? {
        guard lseek(log.number, 0, SEEK_SET) == 0, let bytes = log.read() else { return nil }
        return Self.word(in: String(decoding: bytes, as: UTF8.self))
    }

    /// The line of a log that says what happened: a runtime's error, or a sanitizer's.
    static func word(in log: String) -> String? {
        let line = log.split(separator: "\n").first { $0.contains("Fatal error") || $0.contains("Sanitizer:") }
        return line.map { String($0.prefix(200)) }
    }
}
