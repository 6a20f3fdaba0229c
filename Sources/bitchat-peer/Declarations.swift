import CommandLineSupport

/// Every option of the program.
enum Declarations {
    static let program = ProgramDeclaration(
        name: "bitchat-peer", version: "0.1.0",
        summary: "speaks one part of a scripted bitchat conversation over a Bluetooth adapter",
        commands: [talk])

    private static let talk = CommandDeclaration(
        name: "", summary: "wait for the other part, or look for it, and speak the script",
        options: [
            OptionDeclaration("--adapter", value: "hciN", help: "the adapter to use"),
            OptionDeclaration(
                "--role", value: "ROLE", choices: Role.allCases.map(\.rawValue),
                help: "peripheral advertises and is connected to, central looks for it and connects"),
            OptionDeclaration(
                "--script", value: "NAME", choices: ["conversation"], help: "what is said; conversation if not said"),
            OptionDeclaration("--burst", value: "N", help: "instead of a script, N notifications as fast as possible"),
            OptionDeclaration("--log", value: "FILE", help: "write what was sent and received to FILE, one JSON object a line"),
            OptionDeclaration("--patience", value: "SECONDS", help: "the longest wait for anything, 60 if not said"),
            OptionDeclaration("-h", "--help", help: "show this page"),
        ], example: "--adapter hci1 --role peripheral --log sent.ndjson")
}
