import Hashes
import Output
import WireFormat

/// Writes a page: one HTML document that asks nothing of a network, and whose policy allows its own script and style alone.
package struct ReportPage {
    private let data: PageData

    /// Makes the page that shows `contents`.
    package init(_ head: ReportHead, _ contents: ReportContents) { data = PageData(head: head, contents: contents) }

    /// Writes the page to `out`; the same contents give the same bytes.
    package func write(to out: OutputBuffer) {
        out.text("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        out.text("<meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.policy)\">\n")
        out.text("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        out.text("<meta name=\"color-scheme\" content=\"light dark\">\n<title>bitchat report</title>\n")
        out.text("<style>\(PageStyle.text)</style>\n</head>\n")
        out.text(PageBody.text)
        out.text("<script type=\"application/json\" id=\"data\">")
        ElementText.write(data.json(), to: out)
        out.text("</script>\n<script>\(PageScript.text)</script>\n</body>\n</html>\n")
        out.flush()
    }

    /// Nothing may be loaded, sent or framed; the one style and the one script are known by their digests.
    private static let policy: String = {
        let style = digest(PageStyle.text), script = digest(PageScript.text)
        return "default-src 'none'; style-src 'sha256-\(style)'; script-src 'sha256-\(script)'; "
            + "base-uri 'none'; form-action 'none'"
    }()

    private static func digest(_ text: String) -> String {
        Base64.encode(Array(text.utf8).withRawSpan { SHA256Hasher.digest(of: $0) }.bytes)
    }
}
