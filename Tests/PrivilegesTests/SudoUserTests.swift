import Testing

@testable import Privileges

@Suite struct SudoUserTests {
    @Test func isTheUserAndGroupThatSudoNames() throws {
        let user = try #require(SudoUser(user: "1000", group: "0"))
        #expect(user.user == 1000)
        #expect(user.group == 0)
    }

    @Test(arguments: ["0", "", "root", "-1", "1000 ", "4294967295", "4294967296"])
    func isNobodyForUser(_ text: String) { #expect(SudoUser(user: text, group: "1000") == nil) }

    @Test(arguments: ["", "staff", "-1", "4294967295", "4294967296"])
    func isNobodyForGroup(_ text: String) { #expect(SudoUser(user: "1000", group: text) == nil) }

    @Test func isNobodyWithoutBothVariables() {
        #expect(SudoUser(user: nil, group: "1000") == nil)
        #expect(SudoUser(user: "1000", group: nil) == nil)
        #expect(SudoUser(user: "4294967294", group: "4294967294") != nil)
    }
}
