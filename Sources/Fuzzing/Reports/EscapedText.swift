import Output

/// Foreign text made safe for a terminal or a log, by the rules that the printers of packets follow.
enum EscapedText {
    /// The text without control characters and without marks that turn its direction: those become `\uXXXX`.
    static func plain(_ text: String) -> String {
        let out = OutputBuffer(.memory)
        out.text(text, .terminal)
        return String(decoding: out.take(), as: UTF8.self)
    }
}
