import CommandLineSupport
import Report

extension Declarations {
    static let report = CommandDeclaration(
        name: "report", summary: "write a page for a browser that shows what captures hold",
        options: [
            files, OptionDeclaration("-o", "--output", value: "OUT", help: "write the page to OUT (- is standard output)"),
            OptionDeclaration("--title", value: "TEXT", help: "the page's heading, the captures' names if not said"),
            OptionDeclaration(
                "--max-packets", value: "N",
                help: "list N packets at most, by default \(ReportLimits.packets); the counts are of all"),
        ] + judging + ending + [help],
        example: "report -r Captures/interop.btsnoop -o /tmp/interop.html")
}
