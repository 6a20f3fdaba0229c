/// The hand-made scripts behind the seeds, which stand at the very edges of the rules.
package enum EdgeScripts {
    /// Those of a target that tests sequences of events; none for another one.
    package static func of(_ target: String) -> [Seed] {
        switch target {
        case FragmentsTarget.name: FragmentSeeds.all
        case StreamTarget.name: StreamSeeds.all + StreamSeeds.heavy
        case GateTarget.name: GateSeeds.all
        case SyncNodeTarget.name: SyncSeeds.all
        default: []
        }
    }
}
