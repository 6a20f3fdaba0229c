import Capture
import Glibc
import Output
import WiresharkDissector

/// Where `wireshark --lua` writes the dissector.
struct WiresharkLua {
    /// The file; `-` is standard output.
    let path: String
    private let messages: Messages

    init(path: String, _ messages: Messages) {
        self.path = path
        self.messages = messages
    }

    func run() -> ExitStatus {
        let text = WiresharkDissector.lua
        if path == "-" {
            let out = OutputBuffer(.descriptor(1))
            out.text(text)
            return messages.finish(out) ? .done : .badInput
        }
        do throws(PersonalFile.Failure) {
            try PersonalFile(path: path, head: WiresharkDissector.head, mode: 0o644).write(text)
        } catch {
            messages.error(error.message)
            return .badInput
        }
        messages.note("\(path) is written: tshark -X lua_script:\(path) -r FILE")
        return .done
    }
}
