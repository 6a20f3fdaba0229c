import Foundation
import Testing

/// `bitchat-peer` as a script calls it; what it does over Bluetooth is shown by `make live-test`.
@Suite struct PeerCommandTests {
    private func peer(_ arguments: [String]) throws -> Program.Run {
        let process = try Program.process(arguments)
        process.executableURL = process.executableURL?.deletingLastPathComponent().appendingPathComponent("bitchat-peer")
        return try Program.finish(process, input: [])
    }

    @Test(arguments: [
        (["--role", "central"], "--adapter hciN is missing"),
        (["--adapter", "usb0", "--role", "central"], "--adapter takes a name such as hci0, not 'usb0'"),
        (["--adapter", "hci65536", "--role", "central"], "--adapter takes a name such as hci0, not 'hci65536'"),
        (["--adapter", "hci+1", "--role", "central"], "--adapter takes a name such as hci0, not 'hci+1'"),
        (["--adapter", "hci01", "--role", "central"], "--adapter takes a name such as hci0, not 'hci01'"),
        (["--adapter", "hci0"], "--role is missing"),
        (["--adapter", "hci0", "--role", "central", "--burst", "0"], "--burst needs a whole number of at least 1, not '0'"),
        (
            ["--adapter", "hci0", "--role", "central", "--burst", "2", "--script", "conversation"],
            "--burst and --script exclude each other"
        ),
    ]) func aCommandLineThatCannotBeUnderstoodEndsWith2(words: [String], message: String) throws {
        let run = try peer(words)
        #expect(
            run == Program.Run(status: 2, output: "", errors: "bitchat-peer: \(message) (bitchat-peer --help explains)\n"))
    }

    @Test func anAdapterThatIsNotThereEndsWith4() throws {
        let run = try peer(["--adapter", "hci65535", "--role", "peripheral"])
        #expect(run.status == 4)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("bitchat-peer: cannot bring hci65535 up: "))
    }

    @Test func aLogThatCannotBeWrittenEndsWith1() throws {
        let run = try peer(["--adapter", "hci65535", "--role", "central", "--log", "/no/such/folder/log"])
        #expect(
            run
                == Program.Run(
                    status: 1, output: "", errors: "bitchat-peer: cannot create /no/such/folder/log: No such file or directory\n")
        )
    }
}
