import Glibc
import Output
import WireFormat

/// A terminal that shows a screen: set up and restored, measured, written to, its keys read.
///
/// Plain VT100 and the alternate screen; no library, no terminal description.
final class ScreenTerminal {
    /// The size where the terminal does not tell one.
    private static let standard = (width: 80, height: 24)
    /// The most cells laid out each way: larger figures are a terminal's mistake.
    private static let largest = 1000
    /// The alternate screen, no cursor, no wrapping, so that a character of unexpected width cannot shift the picture.
    private static let greeting = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"

    private let output: Int32
    private let input: Int32

    /// Why no screen can be painted at descriptor `output`, in one clause; nil: it can.
    static func obstacle(output: Int32 = STDOUT_FILENO) -> String? {
        guard isatty(output) == 1 else { return "standard output is no terminal" }
        guard let name = unsafe getenv("TERM").map({ unsafe String(cString: $0) }), !name.isEmpty else {
            return "TERM does not say which terminal this is"
        }
        return name == "dumb" ? "TERM says that the terminal is a dumb one" : nil
    }

    /// Takes the terminal at descriptor `output`, or makes nothing when there is none to paint on.
    ///
    /// Keys come from standard input, or, where that is a pipe, from the terminal that controls the process.
    init?(output: Int32 = STDOUT_FILENO) {
        guard Self.obstacle(output: output) == nil else { return nil }
        self.output = output
        input = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : unsafe open("/dev/tty", O_RDONLY | O_CLOEXEC | O_NOCTTY)
        ScreenSignals.install()
    }

    deinit {
        leave()
        if input > STDERR_FILENO { close(input) }
    }

    /// Shows an empty screen: keys come one by one and unseen; ctrl-C and ctrl-Z stay signals.
    func enter() {
        var state = termios()
        let hasKeys = unsafe tcgetattr(input, &state) == 0
        ScreenSignals.arm(output: output, input: hasKeys ? input : -1, state)
        if hasKeys {
            state.c_lflag &= ~tcflag_t(ICANON | ECHO)
            unsafe tcsetattr(input, TCSANOW, &state)
        }
        write(Array(Self.greeting.utf8))
    }

    /// Leaves the terminal as it was; does nothing the second time.
    func leave() { ScreenSignals.restore() }

    /// Its size in cells, or 80 by 24 where it does not tell.
    var size: (width: Int, height: Int) {
        var size = winsize()
        guard unsafe ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return Self.standard }
        return (min(Int(size.ws_col), Self.largest), min(Int(size.ws_row), Self.largest))
    }

    /// Whether a picture can be written without waiting for a slow line.
    var isReady: Bool { Self.isReady(output, POLLOUT) }

    /// Writes `bytes`; gives up when the terminal has gone, or takes nothing though the run is to end.
    func write(_ bytes: [UInt8]) {
        let out = OutputBuffer.patient(output)
        bytes.withRawSpan { out.raw($0, $0.whole) }
        out.flush()
    }

    /// The keys pressed since the last time.
    func keys() -> [UInt8] {
        guard input >= 0, Self.isReady(input, POLLIN) else { return [] }
        var bytes = [UInt8](repeating: 0, count: 64)
        let got = unsafe bytes.withUnsafeMutableBytes { unsafe read(input, $0.baseAddress, $0.count) }
        return Array(bytes.prefix(max(0, got)))
    }

    private static func isReady(_ descriptor: Int32, _ events: Int32) -> Bool {
        var wanted = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        return unsafe poll(&wanted, 1, 0) == 1 && Int32(wanted.revents) & events != 0
    }
}
