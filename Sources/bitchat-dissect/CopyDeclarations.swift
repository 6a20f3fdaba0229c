import Capture
import CommandLineSupport

extension Declarations {
    private static let target = [
        OptionDeclaration("-r", "--read", value: "IN", help: "read IN; - is standard input"),
        OptionDeclaration("-w", "--write", value: "OUT", help: "write OUT (- is standard output), whole or not at all"),
        OptionDeclaration(
            "-F", value: "FORMAT", choices: ContainerFormat.allCases.map(\.rawValue),
            help: "write as FORMAT; by OUT's extension if not said, else pcapng"),
    ]

    static let convert = CommandDeclaration(
        name: "convert", summary: "write a capture in another format",
        options: target + [strict, quiet, help],
        example: "convert -r Captures/demo.btsnoop -w /tmp/demo.pklg")

    static let redact = CommandDeclaration(
        name: "redact", summary: "write a capture without anything of a person in it",
        options: target + [
            OptionDeclaration("--seed", value: "TEXT", help: "the same stand-ins for the same TEXT; random if not said"), strict,
            quiet, help,
        ],
        example: "redact -r Captures/demo.btsnoop -w /tmp/published.pcapng")
}
