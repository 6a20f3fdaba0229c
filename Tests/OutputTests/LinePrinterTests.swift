import Capture
import LinkLayers
import Testing

@testable import Conformance
@testable import Output

@Suite struct LinePrinterTests {
    @Test func aMessageOnALink() {
        #expect(
            Press(LinePrinter.self).print([HandMadeFrame.message("hello")], on: Press.link)
                == "    1  08:53:20.123456  recv  hci2:64    a1a2a3a4a5a6a7a8 > all  message  ttl 7  27 B  text=\"hello\"\n")
    }

    @Test(arguments: [
        (PacketDirection.sent, "sent"), (.received, "recv"), (.centralToPeripheral, "c->p"), (.peripheralToCentral, "p->c"),
        (.unknown, "  ? "),
    ])
    func directionsHaveFourCharacters(direction: PacketDirection, word: String) {
        let line = Press(LinePrinter.self).print([HandMadeFrame(type: 3).bytes], on: Press.link, direction)
        #expect(line.contains("  \(word)  hci2:64  "))
    }

    @Test func columnsStayWithoutATime() {
        let timed = Press(LinePrinter.self).print([HandMadeFrame(type: 3).bytes], on: Press.link)
        let untimed = Press(LinePrinter.self).print([HandMadeFrame(type: 3).bytes], on: Press.link, time: .unknown)
        #expect(untimed == timed.replacing("08:53:20.123456", with: "               "))
    }

    @Test func theFlagsWorthAWordAndTheRecipient() {
        let frame = HandMadeFrame(
            version: 2, type: 0x77, flags: 0x1F, between: run(0xB1, 8) + [1] + run(1, 8),
            section: [0, 0, 0, 1, 1, 1, 0, 0xFE, 0xFF, 9],
            signature: run(2, 64))
        #expect(
            Press(LinePrinter.self).print(frame.bytes)
                == "    1  a1a2a3a4a5a6a7a8 > b1b1b1b1b1b1b1b1  type 119  ttl 7 signed compressed routed RSR  115 B\n")
    }

    @Test func aBroadcastRecipientIsAll() {
        let frame = HandMadeFrame(type: 3, flags: 1, between: run(0xFF, 8))
        #expect(Press(LinePrinter.self).print(frame.bytes) == "    1  a1a2a3a4a5a6a7a8 > all  leave  ttl 7  30 B\n")
    }

    @Test func theWorkedRequestShowsItsGist() {
        #expect(
            Press(LinePrinter.self).print(WorkedExamples.request)
                == "    1  8bb815b342cea14d > 3dcc8696566b1e17  requestSync  ttl 0 signed  161 B  p=7  m=256  types=fragment\n")
    }

    @Test func fragmentsAndWhatTheyMake() {
        let inner = HandMadeFrame.message("inside")
        let fragment = HandMadeFrame(type: 0x20, section: big(UInt64(0xAB)) + [0, 0, 0, 1, 2] + inner).bytes
        #expect(
            Press(LinePrinter.self).print([fragment], on: Press.link)
                == "    1  08:53:20.123456  recv  hci2:64    a1a2a3a4a5a6a7a8 > all  fragment  ttl 7  63 B"
                + "  stream=00000000000000ab  index=0  total=1\n"
                + "    2  08:53:20.123456  recv  hci2:64  =  a1a2a3a4a5a6a7a8 > all  message  ttl 7  28 B  text=\"inside\"  from 1 fragments\n"
        )
    }

    @Test func errorsTrailingBytesVerdictsAndFindings() {
        let press = Press(LinePrinter.self)
        press.verdicts = Samples.verdicts
        press.findings = Samples.findings
        #expect(
            press.print(HandMadeFrame(section: [0xFF]).bytes + [1, 2, 3])
                == "    1  a1a2a3a4a5a6a7a8 > all  message  ttl 7  23 B  +3 trailing bytes  !! payload: invalidText at 22, needed 0, there 1"
                + "  ios refuses: responseWindowClosed  [BBB-002 AAA-001]\n")
        press.verdicts = []
        press.findings = []
        #expect(press.print([1, 2, 3]) == "    1  !! frame: short at 0, needed 22, there 3\n")
    }

    @Test func anOldDialectHasItsOldName() {
        #expect(
            Press(LinePrinter.self).print(HandMadeFrame(type: 2, section: run(0xFF, 96)).bytes)
                == "    1  a1a2a3a4a5a6a7a8 > all  keyExchange  ttl 7  118 B\n")
    }

    @Test func aHexDumpFollowsWhenAskedFor() {
        #expect(
            Press(LinePrinter.self, PrintingOptions(showsHex: true)).print([1, 2, 3])
                == "    1  !! frame: short at 0, needed 22, there 3\n      000000  01 02 03"
                + String(repeating: "   ", count: 13) + "  ...\n")
    }

    @Test func adverts() {
        let press = Press(LinePrinter.self)
        #expect(
            press.print(Samples.advert)
                == "    -  08:53:20.000000  recv  hci1  advert  address=\"c0:de:c0:00:00:01\"  service=release"
                + "  peer=3dcc8696566b1e17  rssi=-61\n")
        var own = Samples.advert
        own.origin = .own
        press.findings = [Samples.findings[0]]
        #expect(press.print(own).hasPrefix("    -  08:53:20.000000  sent  hci1  advert  "))
        #expect(press.print(own).hasSuffix("  rssi=-61  [AAA-001]\n"))
    }
}
