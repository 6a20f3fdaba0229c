import LinkLayers
import Testing

@Suite struct TelltaleAdvertTests {
    private static func firings(_ change: (inout Advertisement) -> Void) -> [String] {
        let script = MeshScript()
        script.advertise(at: 0, change)
        return script.collector.adverts.flatMap { $0.map { "\($0.rule.id) \($0.rule.severity)" } }
    }

    @Test func firesForADebugService() { #expect(Self.firings { $0.hasDebugService = true } == ["GAT-006 note"]) }

    @Test func firesForALocalNameBesideTheService() {
        let found = Self.firings {
            $0.hasService = true
            $0.hasLocalName = true
        }
        #expect(found == ["GAT-006 note"])
    }

    @Test func keepsQuietForWhatTheAppsAdvertise() {
        #expect(Self.firings { $0.hasService = true } == [])
        #expect(Self.firings { $0.peerID = 0x3DCC_8696_566B_1E17 } == [])
    }
}
