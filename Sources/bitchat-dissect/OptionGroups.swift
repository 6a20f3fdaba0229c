import CommandLineSupport

extension Declarations {
    /// What is read.
    static let inputGroup = OptionGroup("Input")
    /// What is printed.
    static let outputGroup = OptionGroup("Output")
    /// What is written of the input.
    static let recordingGroup = OptionGroup("Recording")
    /// How packets are judged.
    static let judgingGroup = OptionGroup("Judging", isFolded: true)
    /// How the run goes and ends.
    static let runningGroup = OptionGroup("Running", isFolded: true)
}
