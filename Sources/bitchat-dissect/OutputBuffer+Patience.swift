import Output

extension OutputBuffer {
    /// A buffer for `descriptor`, whose reader is waited for as long as the run lasts.
    static func patient(_ descriptor: Int32) -> OutputBuffer {
        OutputBuffer(.descriptor(descriptor), mayWait: { !Interruption.isDue })
    }

    /// A buffer for standard output.
    static func standard() -> OutputBuffer { patient(1) }
}
