import CommandLineSupport

extension Declarations {
    static let wireshark = CommandDeclaration(
        name: "wireshark", summary: "let Wireshark and tshark show bitchat, and capture through this program",
        options: [
            OptionDeclaration(
                "--install", help: "put an entry into Wireshark's extcap folders, and the dissector among its plugins"),
            OptionDeclaration("--uninstall", help: "remove both"),
            OptionDeclaration("--dir", value: "DIR", help: "use the extcap folder DIR, such as Wireshark's global one, alone"),
            OptionDeclaration("--lua", value: "FILE", help: "write the dissector to FILE; - is standard output"), quiet, help,
        ],
        example: "wireshark --install")

    static let extcap = CommandDeclaration(
        name: "extcap", summary: "what Wireshark calls (extcap(4)); people use wireshark",
        options: [
            OptionDeclaration("--extcap-interfaces", help: "list what can be captured"),
            OptionDeclaration("--extcap-dlts", help: "tell an interface's link type"),
            OptionDeclaration("--extcap-config", help: "list an interface's options"),
            OptionDeclaration("--capture", help: "capture from an interface into a pipe"),
            OptionDeclaration("--extcap-interface", value: "NAME", help: "the interface"),
            OptionDeclaration("--fifo", value: "PATH", help: "the pipe that Wireshark reads"),
            OptionDeclaration("--address", value: "HOST:PORT", help: "where a phone's snoop stream ends"),
            OptionDeclaration("--extcap-capture-filter", value: "FILTER", help: "accepted and not applied"),
            OptionDeclaration("--extcap-reload-option", value: "OPTION", help: "accepted; no option has values to load"),
            OptionDeclaration(
                "--extcap-version", value: "VERSION", valueIsOptional: true,
                help: "Wireshark's version; alone: tell this program's"),
            help,
        ], isHidden: true,
        example: "extcap --extcap-interfaces")
}
