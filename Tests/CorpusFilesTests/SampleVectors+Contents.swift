/// Vectors of payloads, opened Noise messages and signatures, with bytes made by hand from docs/protocol.md chapter 3.
extension SampleVectors {
    private static let changed = announceFrame.dropLast(2) + "05"
    private static let file = "010001780400000001ff"

    /// The vectors of contents.
    static let contents = [
        #"{"id":"payload-ping","kind":"payload","type":38,"hex":"010203040506070807ff","want":{"nonce":"0102030405060708","ttl":7}}"#,
        #"{"id":"payload-ping-short","kind":"payload","type":38,"hex":"0102030405060708","want":null,"why":"cut"}"#,
        #"{"id":"payload-ping-android","profile":"android","kind":"payload","type":38,"hex":"010203040506070807","want":null,"why":"type"}"#,
        #"{"id":"payload-voice-android","profile":"android","kind":"payload","type":41,"hex":"11223344556677880000010100","want":{"burst":"1122334455667788","sequence":0,"flags":1,"codec":1}}"#,
        #"{"id":"payload-file","kind":"payload","type":34,"hex":"\#(file)","want":{"name":"x","content":"ff"}}"#,
        #"{"id":"payload-message-file-android","profile":"android","kind":"payload","type":2,"hex":"\#(file)","want":{"name":"x","content":"ff"}}"#,
        #"{"id":"payload-no-name-android","profile":"android","kind":"payload","type":34,"hex":"0400000001ff","want":null,"why":"layout"}"#,
        #"{"id":"payload-handshake-33","kind":"payload","type":16,"hex":"\#(String(repeating: "07", count: 33))","want":null,"why":"length"}"#,
        #"{"id":"plaintext-read","kind":"plaintext","hex":"024944","want":{"kind":"readReceipt","id":"ID"}}"#,
        #"{"id":"plaintext-bad","kind":"plaintext","hex":"03ff","want":null,"why":"text"}"#,
        #"{"id":"plaintext-reserved","kind":"plaintext","hex":"04","want":null,"why":"type"}"#,
        #"{"id":"signature","kind":"signature","hex":"\#(announceFrame)","keys":[],"want":"valid"}"#,
        #"{"id":"signature-android","profile":"android","kind":"signature","hex":"\#(announceFrame)","keys":[],"want":"valid"}"#,
        #"{"id":"signature-changed","kind":"signature","hex":"\#(changed)","keys":[],"want":"invalid"}"#,
        #"{"id":"signature-absent","kind":"signature","hex":"\#(message)","keys":[],"want":"absent"}"#,
        #"{"id":"signature-cut","kind":"signature","hex":"\#(announceFrame.dropLast(2))","keys":[],"want":null,"why":"signature-cut"}"#,
    ]
}
