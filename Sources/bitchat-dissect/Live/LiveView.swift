import Conformance

/// What a live run shows its packets on: lines of a printer, or the screen.
protocol LiveView: AnyObject {
    /// Where the packets go.
    var sink: any JudgedPacketSink { get }
    /// Whether it shows its sources by itself, and stays until the user ends it.
    var isInteractive: Bool { get }
    /// Brings the view up to date; called at least ten times a second, whether or not anything came in.
    func tick(_ state: LiveState)
    /// Shows a remark that would otherwise go to standard error.
    func note(_ message: String)
    /// Leaves the terminal as it was.
    func finish()
}
