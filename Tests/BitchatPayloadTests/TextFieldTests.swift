import BitchatPayload
import Testing
import WireFormat

/// Strict UTF-8 without Foundation.
struct TextFieldTests {
    private func isValid(_ bytes: [UInt8]) -> Bool { TextField.isValid(bytes.span.bytes, ByteRange(0, bytes.count)) }

    @Test(arguments: ["", "00", "7f", "c280", "dfbf", "e0a080", "ed9fbf", "ee8080", "efbfbf", "f0908080", "f48fbfbf"])
    func takes(text: String) {
        #expect(isValid(hex(text)))
        #expect(isValid(utf8("eight or more ") + hex(text)))
    }

    @Test(arguments: [
        "80", "c0", "c080", "c1bf", "c2", "c27f", "c2c0", "e08080", "e09fbf", "eda080", "edbfbf", "e280", "e28041", "f08fbfbf",
        "f4908080", "f0908041", "f5808080", "ff",
    ])
    func refuses(text: String) {
        #expect(!isValid(hex(text)))
        #expect(!isValid(utf8("eight or more ") + hex(text)))
        #expect(!isValid(hex(text) + utf8("a")))
    }

    @Test func agreesWithTheStandardLibraryOnEveryPairAndTriple() {
        var differences = 0
        for first in 0xC0...0xFF as ClosedRange<UInt8> {
            for second in 0x7F...0xC0 as ClosedRange<UInt8> {
                for tail in [[], [0x80], [0x80, 0x80]] as [[UInt8]] {
                    let bytes = [first, second] + tail
                    if isValid(bytes) != (String(validating: bytes, as: UTF8.self) != nil) { differences += 1 }
                }
            }
        }
        #expect(differences == 0)
    }

    /// Wherever a scalar or a stray byte stands among letters, and however many there are before and after it.
    @Test(arguments: ["", "c3a9", "f09f9880", "c3", "a9", "ff"]) func agreesWithTheStandardLibraryAtEveryPlace(text: String) {
        var differences = 0
        for before in 0..<40 {
            for after in 0..<20 {
                let some = [UInt8](repeating: 0x61, count: before) + hex(text)
                let once = some + [UInt8](repeating: 0x62, count: after)
                for bytes in [once, once + some] {
                    if isValid(bytes) != (String(validating: bytes, as: UTF8.self) != nil) { differences += 1 }
                }
            }
        }
        #expect(differences == 0)
    }
}
