import Capture
import Glibc

/// Connections to a TCP port, such as Android's snoop stream behind `adb forward` (docs/capture-formats.md chapter 2).
///
/// The first one must succeed at once; afterwards it is tried again for as long as the run lasts.
final class TCPOrigin: StreamOrigin {
    /// The longest that one attempt may take, in milliseconds.
    private static let patience = 5000
    /// Where Android's debug builds listen.
    static let androidPort: UInt16 = 8872

    private let name: String
    private let host: String
    private let port: UInt16
    private var addresses: [SocketAddress] = []
    private var opened: Int32?
    private var backoff = Backoff()
    private var streams = 0

    /// Makes an origin that is called `name` in errors.
    init(name: String, host: String, port: UInt16) {
        self.name = name
        self.host = host
        self.port = port
    }

    deinit { if let opened { close(opened) } }

    // A resolver's answers are taken apart in this process.
    var needsRights: Bool { false }

    func open() throws(LiveSourceError) {
        do throws(SocketAddress.Unresolved) {
            addresses = try SocketAddress.resolve(host: host, port: port)
        } catch {
            throw LiveSourceError(.unavailable, source: name, message: "no address for \(host): \(error.words)")
        }
        switch connect(Waiting(stopDescriptor: -1)) {
        case .connected(let descriptor): opened = descriptor
        case .failed(let number): throw LiveSourceError(.unavailable, source: name, message: refusal(number))
        case .stopped: throw LiveSourceError(.unavailable, source: name, message: "interrupted while connecting")
        }
    }

    func next(
        after last: LastStream?, _ waiting: Waiting, _ notice: @escaping (SourceNotice) -> Void
    ) -> (any ByteSource)? {
        if let last {
            if last.hadBytes, last.failure == nil { backoff.reset() }
            notice(.waiting(reason(last)))
        }
        while true {
            if let opened {
                self.opened = nil
                streams += 1
                return WatchedDescriptor(opened, waiting, notice)
            }
            guard waiting.pause(milliseconds: backoff.pause()) else { return nil }
            switch connect(waiting) {
            case .connected(let descriptor): opened = descriptor
            case .failed(let number): notice(.waiting(ErrorNumber.text(number)))
            case .stopped: return nil
            }
        }
    }

    /// A port that answers with something else from the beginning is the wrong one.
    func isHopeless(_ failure: CaptureError.Kind) -> Bool { streams == 1 && failure.isNoCapture }

    /// Tries every address in turn.
    private func connect(_ waiting: Waiting) -> SocketAddress.Attempt {
        var answer = SocketAddress.Attempt.failed(EADDRNOTAVAIL)
        for address in addresses {
            answer = address.connect(waiting, milliseconds: Self.patience)
            guard case .failed = answer else { return answer }
        }
        return answer
    }

    /// Why the stream before has ended.
    private func reason(_ last: LastStream) -> String {
        if let failure = last.failure { return failure }
        if last.hadBytes { return "the other end closed the connection" }
        return "the other end closed the connection without a byte; does anything listen on the phone?"
    }

    /// Why nothing can be read from the beginning, and what to do about it.
    private func refusal(_ number: Int32) -> String {
        let reason = "cannot be reached: " + ErrorNumber.text(number)
        guard number == ECONNREFUSED else { return reason }
        return reason + "; for a phone, run adb forward tcp:\(port) tcp:\(Self.androidPort) first"
    }
}
