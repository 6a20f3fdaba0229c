import CommandLineSupport

extension Declarations {
    /// What the manual page says beside the commands and options.
    static let manual = ProgramManual(
        date: "2026-11-30", description: description, exitStatuses: exitStatuses, environment: environment, files: ownFiles,
        seeAlso: ["bitchat-fuzz(1)", "btmon(1)", "tshark(1)", "wireshark(1)"])

    private static let description = [
        "bitchat-dissect reads Bluetooth captures, or watches adapters and streams, and shows every packet of the bitchat messenger in "
            + "them: as lines, as trees, or as objects for other programs.",
        "Captures are btsnoop, pcap, pcapng, PacketLogger and hcidump files, Android's snoop logs and bug reports, and any of them packed "
            + "with gzip; they are told apart by content, whatever their names are.",
        "Each packet is judged by three profiles: what the specification says, what the iOS app does, and what the Android app does. "
            + "Rules look for mistakes of the sender; what they find is called a finding.",
        "Without a command the packets are printed. Packets go to standard output, everything else to standard error.",
    ]

    private static let exitStatuses = [
        ProgramManual.Entry("0", "Done."),
        ProgramManual.Entry("1", "There were findings of the severity that --fail-on names, or worse."),
        ProgramManual.Entry("2", "The command line cannot be understood."),
        ProgramManual.Entry("3", "An input cannot be opened or is no capture, or an output cannot be written."),
        ProgramManual.Entry("4", "There is no permission to watch an adapter, or no adapter."),
    ]

    private static let environment = [
        ProgramManual.Entry("TERM", "Whether the terminal can show the live screen."),
        ProgramManual.Entry("NO_COLOR", "If it is set and not empty, the live screen has no colours."),
        ProgramManual.Entry("TMPDIR", "Where parts of packed captures are unpacked, by default /tmp."),
        ProgramManual.Entry("HOME", "With XDG_CONFIG_HOME and WIRESHARK_CONFIG_DIR: where Wireshark's personal folders are."),
        ProgramManual.Entry("SUDO_UID", "With SUDO_GID: whom root through sudo becomes before the first packet is read."),
    ]

    private static let ownFiles = [
        ProgramManual.Entry(
            "~/.local/lib/wireshark/extcap/bitchat-dissect",
            "The entry that wireshark --install writes for Wireshark 4.2 and newer."),
        ProgramManual.Entry("~/.config/wireshark/extcap/bitchat-dissect", "The entry for Wireshark 4.0 and older."),
        ProgramManual.Entry("~/.local/lib/wireshark/plugins/bitchat.lua", "The dissector that wireshark --install writes."),
    ]
}
