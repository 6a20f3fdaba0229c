/// The laws of assemblers, gates and sync nodes.
package enum StateLaws {
    /// All of them, target by target.
    package static let all = FragmentLaws.all + StreamLaws.all + GateLaws.all + SyncLaws.all
}
