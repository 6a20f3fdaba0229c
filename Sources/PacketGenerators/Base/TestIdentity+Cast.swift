import WireFormat

extension TestIdentity {
    /// The peer of docs/protocol.md chapter 10 whose phone the captures are from.
    package static var ada: TestIdentity { known("ada", "fe71a8022e84274cfcd92c575edf553dec712f626bd1ab002b2c0101059b5b1d") }
    /// An iOS peer, of docs/protocol.md chapter 10.
    package static var bo: TestIdentity { known("bo", "f292de16b11cc7c66f5ac051ff6506700d6413a6ad3d8d7e63856f09ebfb9360") }
    /// An iOS peer, of docs/protocol.md chapter 10.
    package static var cy: TestIdentity { known("cy", "75de2766f274118354245ca72ba8b4a19feef188a4e5096b9201f1e2b0745143") }
    /// An Android peer.
    package static var dee: TestIdentity { known("dee", "cba4e92a669b3ae83e8c6a7796d751185bd0535c9e034ee05bc9cfc72d0d9c03") }
    /// A peer that is never met directly.
    package static var eve: TestIdentity { known("eve", "77795270e74d827f3fd8dcbe4ec51fe027a860728f6b8f7d6f7a4f9738317a2e") }
    /// Another peer that is never met directly.
    package static var kit: TestIdentity { known("kit", "f0f06183aba7395d069c2ab6a40ae72efe83604a8251bf5e44c5e8a6c2a5036f") }

    /// A peer whose Noise key is the X25519 public key of SHA-256 of `example noise LABEL`.
    private static func known(_ label: String, _ noiseKey: String) -> TestIdentity {
        TestIdentity(label: label, noiseKey: Hexadecimal.decode(noiseKey))
    }
}
