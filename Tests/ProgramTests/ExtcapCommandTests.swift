import Foundation
import Testing

/// The commands `wireshark` and `extcap`, and Wireshark's own program over them.
@Suite struct ExtcapCommandTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func path(_ name: String) -> String { scratch.folder.appendingPathComponent(name).path }

    /// Runs the program with a home folder of its own.
    private func run(_ arguments: String..., configuration: String? = nil) throws -> Program.Run {
        let process = try Program.process(arguments)
        var environment = ProcessInfo.processInfo.environment
        environment["HOME"] = scratch.folder.path
        environment["XDG_CONFIG_HOME"] = configuration
        environment["WIRESHARK_CONFIG_DIR"] = nil
        process.environment = environment
        return try Program.finish(process, input: [])
    }

    @Test func theInterfacesAreListedWithTheVersion() throws {
        for question in [["--extcap-interfaces"], ["--extcap-interfaces", "--extcap-version=4.0"]] {
            let run = try Program.run(["extcap"] + question)
            #expect(run.status == 0 && run.errors == "")
            #expect(run.lines.first == "extcap {version=0.1.0}{display=bitchat-dissect}")
            #expect(
                run.lines.suffix(2) == [
                    "interface {value=bitchat-monitor}{display=Bluetooth of this computer, every adapter}",
                    "interface {value=bitchat-android}{display=Android phone, snoop stream over TCP}",
                ])
            let adapters = run.lines.dropFirst().dropLast(2)
            #expect(adapters.allSatisfy { $0.hasPrefix("interface {value=bitchat-hci") })
        }
        #expect(try Program.run("extcap", "--extcap-version").lines == ["extcap {version=0.1.0}{display=bitchat-dissect}"])
    }

    @Test(arguments: [
        ("bitchat-monitor", "dlt {number=254}{name=BLUETOOTH_LINUX_MONITOR}{display=Linux Bluetooth monitor}"),
        ("bitchat-hci7", "dlt {number=254}{name=BLUETOOTH_LINUX_MONITOR}{display=Linux Bluetooth monitor}"),
        ("bitchat-android", "dlt {number=201}{name=BLUETOOTH_HCI_H4_WITH_PHDR}{display=Bluetooth HCI H4 with direction}"),
    ])
    func eachInterfaceTellsItsLinkType(interface: String, line: String) throws {
        let run = try Program.run("extcap", "--extcap-dlts", "--extcap-interface", interface)
        #expect(run == Program.Run(status: 0, output: line + "\n", errors: ""))
    }

    @Test func onlyThePhoneHasAnOption() throws {
        let phone = try Program.run("extcap", "--extcap-config", "--extcap-interface", "bitchat-android")
        #expect(phone.lines.count == 1)
        #expect(phone.lines.first?.hasPrefix("arg {number=0}{call=--address}") == true)
        #expect(phone.lines.first?.contains("{default=127.0.0.1:8872}") == true)
        let monitor = try Program.run("extcap", "--extcap-config", "--extcap-interface", "bitchat-monitor")
        #expect(monitor == Program.Run(status: 0, output: "", errors: ""))
    }

    @Test(arguments: [
        (["--extcap-dlts", "--extcap-interface", "eth0"], "there is no interface 'eth0'; --extcap-interfaces names them"),
        (["--extcap-dlts"], "which interface? --extcap-interface NAME says"),
        (["--capture", "--extcap-interface", "bitchat-android"], "where to? --fifo PATH says"),
    ])
    func questionsThatCannotBeAnsweredAreRefused(words: [String], message: String) throws {
        let run = try Program.run(["extcap"] + words)
        let errors = "bitchat-dissect: \(message) (bitchat-dissect extcap --help explains)\n"
        #expect(run == Program.Run(status: 2, output: "", errors: errors))
    }

    @Test func theOverviewNamesTheCommandForPeopleOnly() throws {
        let overview = try Program.run("--help").output
        #expect(overview.contains("bitchat-dissect wireshark [options]"))
        #expect(!overview.contains("extcap"))
        #expect(try Program.run("extcap", "--help").output.hasPrefix("bitchat-dissect extcap - "))
    }

    @Test func whatWouldBeInstalledIsExplainedAndNothingIsWritten() throws {
        let run = try run("wireshark", configuration: path("settings"))
        #expect(run.status == 0)
        #expect(run.lines.contains("  " + path("settings/wireshark/extcap/bitchat-dissect")))
        #expect(run.lines.contains("  " + path(".local/lib/wireshark/extcap/bitchat-dissect")))
        #expect(run.lines.contains("  bitchat-android: Android phone, snoop stream over TCP"))
        let folders = [path("settings"), path(".local")]
        #expect(!folders.contains { FileManager.default.fileExists(atPath: $0) })
    }

    @Test func theEntryIsInstalledForOldAndNewVersionsAndRemoved() throws {
        let places = [".config/wireshark/extcap/bitchat-dissect", ".local/lib/wireshark/extcap/bitchat-dissect"].map(path)
        for _ in 0..<2 {
            let installed = try run("wireshark", "--install")
            #expect(installed.status == 0)
            for place in places {
                let answer = try Repository.shell("'\(place)' --extcap-dlts --extcap-interface bitchat-android")
                #expect(answer.output.hasPrefix("dlt {number=201}") && answer.errors == "")
            }
        }
        let removed = try run("wireshark", "--uninstall"), all = places + [path(Self.plugin)]
        #expect(removed.status == 0)
        #expect(removed.errorLines == all.map { "bitchat-dissect: \($0) is removed" })
        #expect(try run("wireshark", "--uninstall").errorLines == all.map { "bitchat-dissect: \($0) is not there" })
    }

    /// Where the dissector is put.
    static let plugin = ".local/lib/wireshark/plugins/bitchat.lua"

    @Test func theDissectorIsInstalledAmongThePluginsUnlessAnExtcapFolderIsNamed() throws {
        #expect(try run("wireshark", "--install", "--dir", path("folder")).status == 0)
        #expect(!FileManager.default.fileExists(atPath: path(Self.plugin)))
        #expect(try run("wireshark", "--install").status == 0)
        let lua = try String(contentsOfFile: path(Self.plugin), encoding: .utf8)
        #expect(lua == (try run("wireshark", "--lua", "-").output))
        #expect(lua.hasPrefix("-- Written by `bitchat-dissect wireshark"))
    }

    @Test func theDissectorIsWrittenWhereverItIsAskedForButNotOverAFileOfSomeoneElse() throws {
        let own = path("own.lua"), foreign = scratch.path("foreign.lua", [UInt8]("print(1)\n".utf8))
        let errors = "bitchat-dissect: \(own) is written; tshark -X lua_script:\(own) -r FILE uses it\n"
        for _ in 0..<2 { #expect(try run("wireshark", "--lua", own) == Program.Run(status: 0, output: "", errors: errors)) }
        let refused = try run("wireshark", "--lua", foreign)
        #expect(refused.status == 3)
        #expect(refused.errors == "bitchat-dissect: \(foreign): was not written by this program; move it away first\n")
    }

    @Test func theDissectorIsWrittenAlone() throws {
        let hint = " (bitchat-dissect wireshark --help explains)\n"
        let both = try run("wireshark", "--install", "--lua", "a.lua")
        #expect(both == Program.Run(status: 2, output: "", errors: "bitchat-dissect: --install or --lua, not both" + hint))
        let folder = try run("wireshark", "--dir", "a", "--lua", "a.lua")
        #expect(folder == Program.Run(status: 2, output: "", errors: "bitchat-dissect: --dir has no meaning with --lua" + hint))
        let nameless = try run("wireshark", "--lua", "")
        #expect(nameless == Program.Run(status: 2, output: "", errors: "bitchat-dissect: --lua needs a name" + hint))
    }

    @Test func tsharkShowsTheFieldsOfTheDissector() throws {
        guard Tshark.isInstalled else { return print("skipped: tshark is not installed") }
        let lua = path("bitchat.lua"), capture = Repository.root.appendingPathComponent("Captures/interop.btsnoop").path
        _ = try run("wireshark", "--lua", lua)
        let shown = try Repository.shell(
            "tshark -r '\(capture)' -X 'lua_script:\(lua)' "
                + "-Y 'bitchat.type_name == \"announce\" && bitchat.flags.signature == 1' "
                + "-T fields -e frame.number -e bitchat.sender -e bitchat.announce.nickname -c 33 2>/dev/null")
        #expect(shown.output == "32\t3dcc8696566b1e17\tada\n33\t2c91168f619f7138\tdee\n")
    }

    @Test func settingsInTheOldPlaceAreNotHidden() throws {
        try FileManager.default.createDirectory(atPath: path(".wireshark"), withIntermediateDirectories: false)
        _ = try run("wireshark", "--install")
        #expect(FileManager.default.fileExists(atPath: path(".wireshark/extcap/bitchat-dissect")))
        #expect(!FileManager.default.fileExists(atPath: path(".config")))
    }

    @Test func aFolderNeedsAName() throws {
        let run = try Program.run("wireshark", "--install", "--dir", "")
        let errors = "bitchat-dissect: --dir needs a name (bitchat-dissect wireshark --help explains)\n"
        #expect(run == Program.Run(status: 2, output: "", errors: errors))
    }

    @Test(arguments: ["--install", "--uninstall"]) func aFileOfSomeoneElseIsLeft(option: String) throws {
        let file = scratch.path("bitchat-dissect", [UInt8]("#!/bin/sh\n".utf8))
        let run = try run("wireshark", option, "--dir", scratch.folder.path)
        #expect(run.status == 3)
        #expect(run.errors == "bitchat-dissect: \(file): was not written by this program; move it away first\n")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "#!/bin/sh\n")
    }

    @Test func aProgramInAFolderWithAQuoteIsCalled() throws {
        let folder = path("it's")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        let copy = folder + "/bitchat-dissect"
        let program = try #require(try Program.process([]).executableURL)
        try FileManager.default.copyItem(at: program, to: URL(fileURLWithPath: copy))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: copy)
        process.arguments = ["wireshark", "--install", "--dir", path("folder")]
        #expect(try Program.finish(process, input: []).status == 0)
        let entry = Process()
        entry.executableURL = URL(fileURLWithPath: path("folder/bitchat-dissect"))
        entry.arguments = ["--extcap-version"]
        #expect(try Program.finish(entry, input: []).output == "extcap {version=0.1.0}{display=bitchat-dissect}\n")
    }

    @Test func tsharkListsTheEntries() throws {
        guard Tshark.isInstalled else { return print("skipped: tshark is not installed") }
        _ = try run("wireshark", "--install")
        let list = try Repository.shell("HOME='\(scratch.folder.path)' XDG_CONFIG_HOME= tshark -D 2>/dev/null")
        #expect(list.output.contains("bitchat-monitor (Bluetooth of this computer, every adapter)"))
        #expect(list.output.contains("bitchat-android (Android phone, snoop stream over TCP)"))
    }

    @Test func tsharkSeesTheAttributeValuesOfAPhone() throws {
        guard Tshark.isInstalled else { return print("skipped: tshark is not installed") }
        let demo = Repository.root.appendingPathComponent("Captures/demo.btsnoop").path
        let server = try SnoopServer(Array(try Data(contentsOf: URL(fileURLWithPath: demo))))
        _ = try run("wireshark", "--install")
        let capture = try Repository.shell(
            "HOME='\(scratch.folder.path)' XDG_CONFIG_HOME= timeout 60 tshark -i bitchat-android -c 356"
                + " -o extcap.bitchat_android.address:127.0.0.1:\(server.port) -T fields -e btatt.value 2>'\(path("errors"))'")
        if capture.status != 0, try String(contentsOfFile: path("errors"), encoding: .utf8).contains("permission") {
            return print("skipped: this user may not run dumpcap")
        }
        #expect(capture.status == 0)
        let expected = try Tshark.fields("btatt.value", of: demo)
        #expect(expected.filter { !$0.isEmpty }.count > 100)
        #expect(capture.lines == expected)
    }

    @Test func theCaptureEndsWhenThePipeCloses() throws {
        let server = try SnoopServer(SampleCapture.btsnoop("one", "two"))
        let run = try Repository.shell(
            "mkfifo '\(path("fifo"))'; head -c 24 '\(path("fifo"))' | od -An -tx1 & "
                + capture(server.port) + "; status=$?; wait; exit $status")
        #expect(run.status == 0 && run.errors == "")
        #expect(run.lines == [" d4 c3 b2 a1 02 00 04 00 00 00 00 00 00 00 00 00", " 00 00 04 00 c9 00 00 00"])
    }

    @Test func theCaptureEndsWellOnASignal() throws {
        let server = try SnoopServer(SampleCapture.btsnoop("one", "two"))
        let run = try Repository.shell(
            "mkfifo '\(path("fifo"))'; cat '\(path("fifo"))' > '\(path("out.pcap"))' & "
                + capture(server.port) + " & program=$!;"
                + "for try in $(seq 600); do test \"$(stat -c %s '\(path("out.pcap"))')\" -ge 138 && break; sleep 0.1; done;"
                + "kill -TERM $program; wait $program; status=$?; wait; exit $status")
        #expect(run.status == 0 && run.errors == "")
        let packets = try Program.run("-q", "--strict", "-T", "ndjson", "-r", path("out.pcap"))
        #expect(try packets.texts() == ["one", "two"])
    }

    private func running(_ port: UInt16) throws -> RunningProgram {
        try RunningProgram(
            "extcap", "--capture", "--extcap-interface", "bitchat-android", "--fifo", path("fifo"), "--address",
            "127.0.0.1:\(port)")
    }

    /// 3000 records wait while those before them are written, which the end of the run does not cut short.
    @Test func whatHadComeInIsWrittenBeforeTheEnd() throws {
        try #require(mkfifo(path("fifo"), 0o600) == 0)
        let reader = try SlowReader(fifo: path("fifo"))
        let server = try LoopbackServer()
        let program = try running(server.port)
        let connection = try server.accept()
        let record = SampleCapture.record(SampleCapture.notification(SampleCapture.message("x")))
        func records(_ count: Int) -> [UInt8] { [[UInt8]](repeating: record, count: count).flatMap { $0 } }
        try connection.send(SampleCapture.header + records(200))
        try reader.untilFull()
        try connection.send(records(3000))
        // A header of 24 bytes, and 20 before each packet of 35; then the next batch is begun.
        try reader.read(atLeast: 24 + 200 * 55)
        try reader.untilFull()
        try connection.send(records(3000))
        program.interrupt()
        try reader.read(atLeast: 24 + 200 * 55 + 25 * 8192, pause: 60)
        try reader.read(atLeast: .max)
        #expect(reader.bytes.count == 24 + 6200 * 55)
        #expect(try program.finish() == Program.Run(status: 0, output: "", errors: ""))
        connection.close()
    }

    @Test func aPhoneWhereNothingListensIsWaitedForAndSaidOnce() throws {
        try #require(mkfifo(path("fifo"), 0o600) == 0)
        let reader = try SlowReader(fifo: path("fifo"))
        let server = try LoopbackServer()
        let program = try running(server.port)
        for _ in 0..<3 { try server.accept().close() }
        let connection = try server.accept()
        program.interrupt()
        let run = try program.finish()
        #expect(run.status == 0)
        #expect(run.errorLines.count == 1)
        #expect(run.errors.contains("waiting: the other end closed the connection without a byte"))
        connection.close()
        try reader.read(atLeast: 24)
    }

    @Test func aSourceThatIsLostIsAFailure() throws {
        let server = try LoopbackServer()
        _ = scratch.path("fifo", [])
        let program = try running(server.port)
        let connection = try server.accept()
        try connection.send(Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8))
        connection.close()
        let run = try program.finish()
        #expect(run.status == 3)
        #expect(run.errors.hasPrefix("bitchat-dissect: tcp:127.0.0.1:\(server.port): lost: not a capture"))
    }

    private func capture(_ port: UInt16) -> String {
        ".build/release/bitchat-dissect extcap --capture --extcap-interface bitchat-android --fifo '\(path("fifo"))'"
            + " --address 127.0.0.1:\(port)"
    }

    @Test func whatIsMissingIsSaidOnStandardErrorOnly() throws {
        let nobody = try Program.run(
            "extcap", "--capture", "--extcap-interface", "bitchat-android", "--fifo", path("out"), "--address", "127.0.0.1:1")
        #expect(nobody.status == 3 && nobody.output == "")
        #expect(nobody.errors.hasPrefix("bitchat-dissect: tcp:127.0.0.1:1: cannot be reached: Connection refused"))
        let adapter = try Program.run("extcap", "--capture", "--extcap-interface", "bitchat-hci999", "--fifo", path("out"))
        #expect(adapter.status == 4 && adapter.output == "")
        #expect(adapter.errors.contains("hci999"))
        #expect(!FileManager.default.fileExists(atPath: path("out")))
    }

    @Test func aStreamOfAnotherLinkTypeIsAnError() throws {
        let demo = Repository.root.appendingPathComponent("Captures/demo.monitor.btsnoop")
        let server = try SnoopServer(Array(try Data(contentsOf: demo)))
        let run = try Program.run(
            "extcap", "--capture", "--extcap-interface", "bitchat-android", "--fifo", path("out"), "--address",
            "127.0.0.1:\(server.port)")
        #expect(run.status == 3)
        #expect(run.errors.contains("records of another link type"))
    }

    @Test func aCaptureFilterIsAnsweredAndNotApplied() throws {
        let none = try Program.run("extcap", "--extcap-interface", "bitchat-monitor", "--extcap-capture-filter", "")
        #expect(none == Program.Run(status: 0, output: "", errors: ""))
        let some = try Program.run("extcap", "--extcap-interface", "bitchat-monitor", "--extcap-capture-filter", "tcp")
        #expect(some.output == "capture filters do not apply to Bluetooth; use a display filter, such as btatt\n")
    }
}
