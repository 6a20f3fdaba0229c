import Testing

@testable import MeshCaptures

@Suite struct MarkdownTableTests {
    @Test func columnsAreOfOneWidth() {
        let text = MarkdownTable(["What", "N"], [["a", "12"], ["longer", "3"]]).text
        #expect(
            text == """
                | What   |  N |
                |--------|---:|
                | a      | 12 |
                | longer |  3 |

                """)
    }
}
