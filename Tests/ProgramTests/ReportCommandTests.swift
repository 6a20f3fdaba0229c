import Foundation
import Testing

/// Where `report -o OUT` writes its page.
@Suite struct ReportCommandTests {
    private let scratch: Scratch
    private let capture: String

    init() throws {
        scratch = try Scratch()
        capture = scratch.path("a.btsnoop", SampleCapture.btsnoop("a"))
    }

    private func path(_ name: String) -> String { scratch.folder.appendingPathComponent(name).path }

    private func link(_ name: String, to destination: String) throws -> String {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: destination)
        return path(name)
    }

    @Test(arguments: [true, false]) func aLinkStaysAndThePageIsWhereItLeads(isThere: Bool) throws {
        if isThere { _ = scratch.path("page.html", [1]) }
        let link = try link("link.html", to: "page.html")
        #expect(try Program.run("report", "-r", capture, "-o", link) == Program.Run(status: 0, output: "", errors: ""))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "page.html")
        #expect(try Data(contentsOf: URL(filePath: path("page.html"))).starts(with: Data("<!".utf8)))
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted()
        #expect(names == ["a.btsnoop", "link.html", "page.html"])
    }

    @Test func aLinkToADeviceStaysAndTheDeviceIsWritten() throws {
        let link = try link("link.html", to: "/dev/null")
        #expect(try Program.run("report", "-r", capture, "-o", link) == Program.Run(status: 0, output: "", errors: ""))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/null")
    }

    @Test func aLinkToItsCaptureIsRefused() throws {
        let run = try Program.run("report", "-r", capture, "-o", try link("link.html", to: "a.btsnoop"))
        #expect(run.status == 2)
        #expect(run.errors.contains("is read too"))
        #expect(try Data(contentsOf: URL(filePath: capture)) == Data(SampleCapture.btsnoop("a")))
    }

    @Test func anEarlierPageStaysWhereNothingCanBeRead() throws {
        let page = scratch.path("page.html", [1, 2, 3])
        #expect(try Program.run("report", "-r", path("nope"), "-o", page).status == 3)
        #expect(try Data(contentsOf: URL(filePath: page)) == Data([1, 2, 3]))
    }
}
