import CommandLineSupport

/// The program `bitchat-fuzz`, called by its C main; returns the exit status.
@_cdecl("bcfuzz_cli_main")
public func bitchatFuzzMain(_ count: Int32, _ words: UnsafePointer<UnsafePointer<CChar>?>) -> Int32 {
    StandardDescriptors.occupy()
    var arguments: [String] = []
    // The C main hands on `count` words that end with a zero byte each and outlive the program.
    for index in 0..<Int(max(0, count)) { if let word = unsafe words[index] { unsafe arguments.append(String(cString: word)) } }
    let console = Console()
    let status =
        if let target = HostedEntry.target(program: arguments.first ?? "") {
            HostedEntry.run(target, arguments, console)
        } else {
            BitchatFuzz(console: console).run(Array(arguments.dropFirst()))
        }
    return console.finish(status).rawValue
}
