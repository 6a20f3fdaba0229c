import Testing

@testable import Fuzzing

@Suite struct LibFuzzerLogTests {
    @Test func readsCoverageFromPiecesOfLines() {
        var log = LibFuzzerLog()
        let text = "#2\tINITED cov: 12 ft: 13 corp: 1/1b\n#70\tNEW    cov: 15 ft: 20 corp: 3/9b L: 4/4\nINFO: cov: 99\n#8"
        for byte in text.utf8 { log.take([byte]) }
        #expect(log.coverage == 15)
        #expect(log.word == nil)
    }

    @Test func keepsTheFirstLineThatSaysWhy() {
        var log = LibFuzzerLog()
        log.take(
            Array("==1==ERROR: AddressSanitizer: heap-buffer-overflow on address 1\nSUMMARY: AddressSanitizer: x\nend\n".utf8))
        #expect(log.word == "==1==ERROR: AddressSanitizer: heap-buffer-overflow on address 1")
        #expect(log.lastLine == "end")
    }
}
