import CommandLineSupport

extension Declarations {
    /// What the manual page says beside the commands and options.
    static let manual = ProgramManual(
        date: "2026-11-30", description: description, exitStatuses: exitStatuses,
        environment: [ProgramManual.Entry("TMPDIR", "Where scratch folders are made, by default /tmp.")],
        files: [
            ProgramManual.Entry("artifacts/", "Inputs that fail are kept there, unless --artifacts names another folder."),
            ProgramManual.Entry("seeds/", "What seeds writes, unless --into names another folder."),
        ],
        seeAlso: ["bitchat-dissect(1)", "afl-fuzz(1)"])

    private static let description = [
        "bitchat-fuzz tests implementations of the protocol of the bitchat messenger. It changes packets, payloads, sequences of events and "
            + "captures with knowledge of their structure, and holds what becomes of them to laws.",
        "It answers and checks the test vectors that come with the project, asks other implementations the same questions, and says which "
            + "of the faults that can be switched on in it are found, and how fast.",
        "An input that fails is kept in a file, from which replay, minimize and explain begin.",
    ]

    private static let exitStatuses = [
        ProgramManual.Entry("0", "Everything is as it should be."),
        ProgramManual.Entry("1", "Something is not: there are findings."),
        ProgramManual.Entry("2", "The command line cannot be understood."),
        ProgramManual.Entry("3", "An input, a corpus or a report could not be read or written."),
        ProgramManual.Entry("130", "A signal asked run or plant to stop; what was known was saved and printed."),
    ]
}
