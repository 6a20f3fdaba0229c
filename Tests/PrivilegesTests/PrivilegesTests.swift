import Testing

@testable import Privileges

@Suite struct PrivilegesTests {
    @Test(arguments: [(Capability.netRaw, 13), (.netAdmin, 12), (.fileOverride, 1), (.fileSearch, 2)])
    func holdsWhatTheKernelSaysIsEffective(capability: Capability, number: Int) throws {
        let (held, said) = try onOwnThread { (Privileges.holds(capability), try ThreadStatus().has(number, in: "CapEff")) }
        #expect(held == said)
    }

    @Test func heldNamesEveryCapabilityOfTheKernelsSets() throws {
        let (held, count) = try onOwnThread {
            let status = try ThreadStatus()
            let bits = (0..<64).filter { number in ["CapEff", "CapPrm", "CapInh"].contains { status.has(number, in: $0) } }
            return (Privileges.held, bits.count)
        }
        #expect(held.count == count)
        #expect(Set(held).count == count)
    }

    @Test func leavesNoCapabilityInAnySetAndNoWayBack() throws {
        let (held, rights) = try onOwnThread {
            try Privileges.giveUp(becoming: nil)
            return (Privileges.held, try ThreadStatus().rights)
        }
        let none = "0000000000000000"
        #expect(held == [])
        #expect(rights == [none, none, none, none, "1"])
    }

    @Test func keepsWhatIsNamedAndHeldAndNothingElse() throws {
        let (before, after) = try onOwnThread {
            let before = try ThreadStatus()
            try Privileges.giveUp(becoming: nil, keeping: [.fileOverride])
            return (before, try ThreadStatus().rights)
        }
        let kept = before.has(1, in: "CapEff") ? "0000000000000002" : "0000000000000000"
        let none = "0000000000000000"
        #expect(after == [none, kept, kept, none, "1"])
    }

    @Test func emptiesTheBoundingSetWhereTheProcessMay() throws {
        let maySet = 8
        let (before, after) = try onOwnThread {
            let before = try ThreadStatus()
            try Privileges.giveUp(becoming: nil)
            return (before, try ThreadStatus())
        }
        let expected = before.has(maySet, in: "CapEff") ? "0000000000000000" : before["CapBnd"]
        #expect(after["CapBnd"] == expected)
    }

    @Test func refusesWhileAnotherThreadKeepsItsCapabilities() throws {
        // The runner of tests has threads of its own, and this one waits meanwhile.
        #expect(throws: Privileges.Failure(step: "another thread runs", number: 16)) {
            try onOwnThread { try Privileges.drop() }
        }
    }

    @Test func saysWhatFailedAndWhy() {
        #expect(Privileges.Failure(step: "capset", number: 1).message == "capset: Operation not permitted")
    }
}
