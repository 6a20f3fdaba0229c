import Output
import Testing

@testable import Report

@Suite struct PageTests {
    static let hostile = "</script><script>alert(1)</script><!--&\u{2028}\u{202E}\"\\"

    static func page(_ collecting: Collecting, title: String = "") -> String {
        collecting.collector.endSource(SourceStatistics())
        var head = ReportHead()
        head.title = title
        let out = OutputBuffer(.memory)
        ReportPage(head, collecting.contents).write(to: out)
        return String(decoding: out.take(), as: UTF8.self)
    }

    /// How often `part` stands in `text`.
    static func count(_ part: String, _ text: String) -> Int { text.ranges(of: part).count }

    @Test func textFromACaptureEndsNoElement() {
        var collecting = Collecting()
        collecting.take(announce(utf8(Self.hostile), from: 1))
        collecting.take(HandMadeFrame.message(Self.hostile))
        let page = Self.page(collecting, title: Self.hostile)
        #expect(Self.count("<script", page) == 2)
        #expect(Self.count("</script", page) == 2)
        #expect(Self.count("<!--", page) == 0)
        #expect(page.unicodeScalars.allSatisfy { $0 != "\u{2028}" && $0 != "\u{202E}" })
        let script = #"\u003cscript\u003ealert(1)"#, end = #"\u003c/script\u003e"#
        #expect(page.contains(#""title":"\#(end)\#(script)\#(end)\u003c!--\u0026\u2028\u202e\"\\""#))
    }

    @Test func thePolicyNamesTheDigestsOfStyleAndScript() {
        let page = Self.page(Collecting())
        #expect(page.contains("content=\"default-src 'none'; style-src 'sha256-"))
        #expect(Self.count("unsafe-inline", page) == 0)
        #expect(Self.count("http://", page) == Self.count("http://www.w3.org/2000/svg", page))
        #expect(Self.count("https://", page) == 0)
    }

    @Test func scriptsHaveNothingThatEndsThem() {
        for text in [PageScript.text, PageStyle.text] {
            #expect(!text.contains("</") && !text.contains("<!--"))
            #expect(!text.contains("innerHTML") && !text.contains("insertAdjacentHTML") && !text.contains("eval("))
        }
    }

    @Test func theSameContentsGiveTheSameBytes() {
        var first = Collecting(), second = Collecting()
        first.take(HandMadeFrame.message("x"))
        second.take(HandMadeFrame.message("x"))
        #expect(Self.page(first) == Self.page(second))
    }

    @Test func columnsStandAsStepsOrAsNumbers() {
        var collecting = Collecting()
        for text in ["a", "b", "c"] { collecting.take(HandMadeFrame.message(text)) }
        let page = Self.page(collecting)
        #expect(page.contains(#""no":[1,1,1]"#))
        #expect(page.contains(#""time":[0,1000000,2000000]"#))
        #expect(page.contains(#""skew":[0,-1000,-2000]"#))
        #expect(page.contains(#""stats":{"schema":1,"files":[{"source":"""#))
    }

    @Test func aPageOfNothingIsWhole() {
        let page = Self.page(Collecting())
        #expect(page.hasSuffix("</script>\n</body>\n</html>\n"))
        #expect(page.contains(#""packets":{"no":[],"#))
    }
}
