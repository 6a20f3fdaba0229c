/// Every kind of vector; a new one is a file of `Kinds` and a line here.
package enum VectorKinds {
    /// The kinds, in the order of Corpus/README.md.
    package static let all: [any VectorKind.Type] = [
        FrameVectors.self,
        EncodeVectors.self,
        PadVectors.self,
        UnpadVectors.self,
        BlockVectors.self,
        SyncVectors.self,
        StreamsVectors.self,
        FlagsVectors.self,
        GCSBuildVectors.self,
        GCSDecodeVectors.self,
        BucketVectors.self,
        PacketIDVectors.self,
        PieceVectors.self,
        AnnounceVectors.self,
        PayloadVectors.self,
        PlaintextVectors.self,
        SignatureVectors.self,
        FragmentsVectors.self,
        WindowVectors.self,
        BudgetVectors.self,
        StreamVectors.self,
        GateVectors.self,
        AndroidGateVectors.self,
    ]

    /// The kind of `vector`; throws when this project has no such kind, or none for its profile.
    package static func kind(of vector: Vector) throws(VectorError) -> any VectorKind.Type {
        guard let kind = all.first(where: { $0.name == vector.kind }) else {
            throw VectorError("kind", expected: "one of " + all.map { $0.name }.joined(separator: ", "))
        }
        guard kind.profiles.contains(vector.profile) else {
            throw VectorError("profile", expected: kind.profiles.map(\.rawValue).joined(separator: ", "))
        }
        return kind
    }
}
