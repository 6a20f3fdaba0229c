/// The program `bitchat-fuzz`; called by its C main.
@_cdecl("bcfuzz_cli_main")
public func bitchatFuzzMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 { 0 }
