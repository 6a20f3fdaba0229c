// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target: warnings are errors, and each use of an unsafe construct is marked `unsafe`.
///
/// Whether two accesses to a property overlap is checked at run time in debug builds, which the tests are; it costs a release
/// build a seventh of its time.
let strict: [SwiftSetting] = [
    .strictMemorySafety(), .treatAllWarnings(as: .error),
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]
/// Test targets: warnings are errors (`#expect` over spans does not build under strict memory safety).
let checked: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "bitchat-tools",
    products: [
        .executable(name: "bitchat-dissect", targets: ["bitchat-dissect"]),
        .executable(name: "bitchat-fuzz", targets: ["bitchat-fuzz"]),
    ],
    targets: [
        // C libraries, each seen by exactly one Swift module. libpcap is loaded by the first capture that needs it; the others are
        // linked from their archives, so that a program starts without looking for them and runs where they are not installed.
        .target(name: "CPcap"),
        .target(name: "CZlib", linkerSettings: [.linkedLibrary(":libz.a")]),
        .target(name: "CCrypto", linkerSettings: [.linkedLibrary(":libcrypto.a")]),
        // Kernel structures alone; nothing of libbluetooth is linked, so that bitchat-dissect is free of its licence.
        .target(name: "CBluetooth"),
        .target(name: "CATTChannels", linkerSettings: [.linkedLibrary("bluetooth")]),
        .target(name: "CCap", linkerSettings: [.linkedLibrary(":libcap.a")]),
        .target(name: "CPcre2", linkerSettings: [.linkedLibrary(":libpcre2-8.a")]),
        .target(name: "CSQLite", linkerSettings: [.linkedLibrary(":libsqlite3.a")]),

        .target(name: "CArguments"),

        // Base.
        .target(name: "WireFormat", swiftSettings: strict),
        .target(name: "Hashes", dependencies: ["WireFormat", "CCrypto"], swiftSettings: strict),
        .target(name: "Inflate", dependencies: ["WireFormat", "CZlib"], swiftSettings: strict),
        .target(name: "CommandLineSupport", dependencies: ["CArguments"], swiftSettings: strict),
        .target(name: "Threads", swiftSettings: strict),

        // From a file to attribute values.
        .target(name: "Capture", dependencies: ["WireFormat", "Inflate"], swiftSettings: strict),
        .target(name: "LibpcapCapture", dependencies: ["WireFormat", "Capture", "CPcap"], swiftSettings: strict),
        .target(name: "LinkLayers", dependencies: ["WireFormat", "Capture"], swiftSettings: strict),

        // From bytes to typed packets and protocol state.
        .target(name: "BitchatFrame", dependencies: ["WireFormat", "Hashes", "Inflate"], swiftSettings: strict),
        .target(name: "BitchatPayload", dependencies: ["WireFormat", "Hashes", "BitchatFrame"], swiftSettings: strict),
        .target(
            name: "MeshModel", dependencies: ["WireFormat", "Hashes", "BitchatFrame", "BitchatPayload"],
            swiftSettings: strict),

        // Where the two streets meet.
        .target(
            name: "Dissection",
            dependencies: ["WireFormat", "Hashes", "Capture", "LinkLayers", "BitchatFrame", "BitchatPayload", "MeshModel"],
            swiftSettings: strict),
        .target(
            name: "Conformance",
            dependencies: [
                "WireFormat", "Hashes", "Inflate", "Capture", "LinkLayers", "BitchatFrame", "BitchatPayload", "MeshModel",
                "Dissection",
            ], swiftSettings: strict),

        // Which packets are shown, and how.
        .target(
            name: "DisplayFilter",
            dependencies: [
                "WireFormat", "Hashes", "CommandLineSupport", "Capture", "LinkLayers", "BitchatFrame", "Dissection",
                "Conformance", "CPcre2",
            ], swiftSettings: strict),
        .target(
            name: "Output",
            dependencies: [
                "WireFormat", "Hashes", "Capture", "LinkLayers", "BitchatFrame", "BitchatPayload", "MeshModel", "Dissection",
                "Conformance", "DisplayFilter",
            ], swiftSettings: strict),
        .target(
            name: "PacketStatistics",
            dependencies: [
                "WireFormat", "Hashes", "Capture", "LinkLayers", "BitchatFrame", "BitchatPayload", "MeshModel", "Dissection",
                "Conformance", "Output",
            ], swiftSettings: strict),

        // What each word means that the program prints.
        .target(
            name: "Explanations",
            dependencies: [
                "WireFormat", "BitchatFrame", "BitchatPayload", "MeshModel", "Dissection", "Conformance", "DisplayFilter",
                "Output",
            ], swiftSettings: strict),

        // The same as rows of a database.
        .target(
            name: "SQLiteOutput",
            dependencies: [
                "WireFormat", "Capture", "LinkLayers", "BitchatFrame", "BitchatPayload", "MeshModel", "Dissection", "Conformance",
                "Output", "CaptureRecording", "CSQLite",
            ], swiftSettings: strict),

        // The same for Wireshark, in Lua.
        .target(
            name: "WiresharkDissector",
            dependencies: [
                "WireFormat", "Hashes", "LinkLayers", "BitchatFrame", "BitchatPayload", "MeshModel", "Dissection", "Conformance",
            ], swiftSettings: strict),

        // Judging and printing on several threads.
        .target(
            name: "PacketPipeline",
            dependencies: [
                "WireFormat", "LinkLayers", "Dissection", "Conformance", "DisplayFilter", "Output", "Threads",
            ], swiftSettings: strict),

        // What makes a capture fit to be published.
        .target(
            name: "Redaction",
            dependencies: [
                "WireFormat", "Hashes", "Inflate", "Capture", "LinkLayers", "BitchatFrame", "BitchatPayload", "Dissection",
            ], swiftSettings: strict),

        // What comes in live, what is kept of it, and how it is watched.
        .target(name: "Privileges", dependencies: ["CCap"], swiftSettings: strict),
        .target(name: "HCIAdapters", dependencies: ["WireFormat", "CBluetooth"], swiftSettings: strict),
        .target(name: "ATTChannels", dependencies: ["WireFormat", "HCIAdapters", "CATTChannels"], swiftSettings: strict),
        .target(
            name: "LiveCapture",
            dependencies: ["WireFormat", "Capture", "LibpcapCapture", "HCIAdapters", "Privileges", "Threads"],
            swiftSettings: strict),
        .target(name: "CaptureRecording", dependencies: ["WireFormat", "Capture"], swiftSettings: strict),
        .target(
            name: "LiveScreen",
            dependencies: [
                "WireFormat", "Hashes", "Capture", "LinkLayers", "BitchatFrame", "BitchatPayload", "MeshModel", "Dissection",
                "Conformance", "Output",
            ], swiftSettings: strict),

        .target(
            name: "Report",
            dependencies: [
                "WireFormat", "Hashes", "Capture", "LinkLayers", "BitchatFrame", "BitchatPayload", "MeshModel", "Dissection",
                "Conformance", "Output",
            ], swiftSettings: strict),

        // What makes packets and captures.
        .target(
            name: "PacketGenerators",
            dependencies: ["WireFormat", "Hashes", "Inflate", "Capture", "BitchatFrame", "BitchatPayload"],
            swiftSettings: strict),

        // What simulates devices, reads vectors, and drives both.
        .target(
            name: "MeshSimulation",
            dependencies: ["WireFormat", "Hashes", "BitchatFrame", "BitchatPayload", "MeshModel"], swiftSettings: strict),
        .target(
            name: "CorpusFiles",
            dependencies: ["WireFormat", "Hashes", "Inflate", "BitchatFrame", "BitchatPayload", "MeshModel"],
            swiftSettings: strict),
        // What fuzzing consists of: changed inputs, laws they must keep, vectors and captures made from code, engines.
        .target(name: "CFuzzing"),
        .target(
            name: "Mutators",
            dependencies: ["WireFormat", "Hashes", "Inflate", "BitchatFrame", "BitchatPayload", "PacketGenerators"],
            swiftSettings: strict),
        .target(
            name: "FuzzTargets",
            dependencies: [
                "WireFormat", "Hashes", "Inflate", "Capture", "LibpcapCapture", "LinkLayers", "BitchatFrame", "BitchatPayload",
                "MeshModel", "Dissection", "Conformance", "PacketGenerators", "MeshSimulation", "Mutators",
            ], swiftSettings: strict),
        .target(
            name: "GoldenCorpus",
            dependencies: [
                "WireFormat", "Hashes", "Inflate", "BitchatFrame", "BitchatPayload", "MeshModel", "PacketGenerators",
                "CorpusFiles",
            ], swiftSettings: strict),
        .target(
            name: "MeshCaptures",
            dependencies: [
                "WireFormat", "Hashes", "Capture", "BitchatFrame", "BitchatPayload", "MeshModel", "PacketGenerators",
                "MeshSimulation",
            ], swiftSettings: strict),
        .target(
            name: "Fuzzing",
            dependencies: [
                "WireFormat", "Hashes", "CommandLineSupport", "Capture", "LibpcapCapture", "LinkLayers", "BitchatFrame",
                "BitchatPayload", "MeshModel", "Dissection", "Conformance", "Output", "PacketGenerators", "CorpusFiles",
                "Mutators",
                "FuzzTargets", "GoldenCorpus", "MeshCaptures", "CFuzzing",
            ], swiftSettings: strict),

        // Programs.
        .executableTarget(name: "bitchat-fuzz", dependencies: ["Fuzzing"]),
        .executableTarget(
            name: "bitchat-dissect",
            dependencies: [
                "WireFormat", "Capture", "LibpcapCapture", "LinkLayers", "BitchatFrame", "BitchatPayload", "MeshModel",
                "Dissection",
                "Conformance", "DisplayFilter", "Output", "SQLiteOutput", "Explanations", "PacketStatistics", "PacketPipeline",
                "CommandLineSupport", "Privileges", "HCIAdapters", "LiveCapture",
                "CaptureRecording", "LiveScreen", "Report", "Redaction", "WiresharkDissector",
            ], swiftSettings: strict),
        .executableTarget(
            name: "bitchat-peer",
            dependencies: ["WireFormat", "ATTChannels", "CommandLineSupport", "BitchatFrame", "PacketGenerators"],
            swiftSettings: strict),
        .executableTarget(
            name: "generate-captures", dependencies: ["WireFormat", "Capture", "PacketGenerators"], swiftSettings: strict),
        .executableTarget(
            name: "measure-decoding",
            dependencies: [
                "WireFormat", "Hashes", "Inflate", "LinkLayers", "BitchatFrame", "BitchatPayload", "Dissection",
                "PacketGenerators",
            ], swiftSettings: strict),
        .executableTarget(
            name: "damage-captures",
            dependencies: ["WireFormat", "Capture", "LibpcapCapture", "LinkLayers", "Dissection", "Conformance", "Output"],
            swiftSettings: strict),

        // Tests, one target a module.
        .testTarget(name: "WireFormatTests", dependencies: ["WireFormat"], swiftSettings: checked),
        .testTarget(name: "HashesTests", dependencies: ["Hashes", "Threads", "WireFormat"], swiftSettings: checked),
        .testTarget(name: "InflateTests", dependencies: ["Inflate", "WireFormat"], swiftSettings: checked),
        .testTarget(
            name: "CaptureTests", dependencies: ["Capture", "Inflate", "WireFormat"], swiftSettings: checked),
        .testTarget(
            name: "LibpcapCaptureTests", dependencies: ["LibpcapCapture", "Capture", "WireFormat"], swiftSettings: checked),
        .testTarget(name: "LinkLayersTests", dependencies: ["LinkLayers", "Capture", "WireFormat"], swiftSettings: checked),
        .testTarget(
            name: "BitchatFrameTests", dependencies: ["BitchatFrame", "Hashes", "Inflate", "WireFormat"],
            swiftSettings: checked),
        .testTarget(
            name: "BitchatPayloadTests", dependencies: ["BitchatPayload", "BitchatFrame", "Hashes", "WireFormat"],
            swiftSettings: checked),
        .testTarget(
            name: "MeshModelTests", dependencies: ["MeshModel", "BitchatPayload", "BitchatFrame", "Hashes", "WireFormat"],
            swiftSettings: checked),
        .testTarget(
            name: "DissectionTests",
            dependencies: ["Dissection", "MeshModel", "LinkLayers", "Capture", "BitchatFrame", "BitchatPayload", "WireFormat"],
            swiftSettings: checked),
        .testTarget(
            name: "ConformanceTests",
            dependencies: [
                "Conformance", "Dissection", "MeshModel", "LinkLayers", "Capture", "BitchatFrame", "BitchatPayload", "Hashes",
                "WireFormat",
            ], swiftSettings: checked),
        .testTarget(
            name: "DisplayFilterTests",
            dependencies: [
                "DisplayFilter", "Conformance", "Dissection", "LinkLayers", "LibpcapCapture", "Capture", "BitchatFrame",
                "BitchatPayload", "Hashes", "WireFormat",
            ], swiftSettings: checked),
        .testTarget(
            name: "PacketStatisticsTests",
            dependencies: [
                "PacketStatistics", "Output", "Conformance", "Dissection", "LinkLayers", "LibpcapCapture", "Capture",
                "WireFormat",
            ], swiftSettings: checked),
        .testTarget(
            name: "OutputTests",
            dependencies: [
                "DisplayFilter", "Output", "Conformance", "Dissection", "LinkLayers", "Capture", "BitchatFrame", "BitchatPayload",
                "Hashes",
                "WireFormat",
            ],
            swiftSettings: checked),
        .testTarget(
            name: "ExplanationsTests",
            dependencies: [
                "Explanations", "Conformance", "MeshModel", "BitchatPayload", "BitchatFrame", "WireFormat",
            ], swiftSettings: checked),
        .testTarget(
            name: "SQLiteOutputTests",
            dependencies: ["SQLiteOutput", "Output", "Conformance", "Dissection", "Capture", "WireFormat"], swiftSettings: checked
        ),
        .testTarget(
            name: "WiresharkDissectorTests",
            dependencies: ["WiresharkDissector", "Conformance", "Dissection", "BitchatPayload", "BitchatFrame", "WireFormat"],
            swiftSettings: checked),
        .testTarget(name: "ThreadsTests", dependencies: ["Threads"], swiftSettings: checked),
        .testTarget(
            name: "PacketPipelineTests",
            dependencies: [
                "PacketPipeline", "DisplayFilter", "Output", "Conformance", "Dissection", "LinkLayers", "MeshModel",
                "PacketGenerators", "WireFormat",
            ],
            swiftSettings: checked),
        .testTarget(name: "CommandLineSupportTests", dependencies: ["CommandLineSupport"], swiftSettings: checked),
        .testTarget(
            name: "PacketGeneratorsTests",
            dependencies: ["PacketGenerators", "Capture", "BitchatFrame", "BitchatPayload", "WireFormat"], swiftSettings: checked),
        .testTarget(
            name: "MeshSimulationTests",
            dependencies: [
                "MeshSimulation", "Conformance", "Dissection", "LinkLayers", "Capture", "MeshModel", "BitchatPayload",
                "BitchatFrame",
                "Hashes", "WireFormat",
            ], swiftSettings: checked),
        .testTarget(
            name: "CorpusFilesTests", dependencies: ["CorpusFiles", "MeshModel", "BitchatFrame", "WireFormat"],
            swiftSettings: checked),
        .testTarget(
            name: "MutatorsTests",
            dependencies: ["Mutators", "PacketGenerators", "BitchatFrame", "BitchatPayload", "WireFormat"], swiftSettings: checked
        ),
        .testTarget(
            name: "FuzzTargetsTests",
            dependencies: [
                "FuzzTargets", "Mutators", "PacketGenerators", "MeshModel", "BitchatFrame", "BitchatPayload", "WireFormat",
            ], swiftSettings: checked),
        .testTarget(
            name: "GoldenCorpusTests",
            dependencies: ["GoldenCorpus", "CorpusFiles", "MeshModel", "BitchatFrame", "WireFormat"], swiftSettings: checked),
        .testTarget(
            name: "MeshCapturesTests",
            dependencies: [
                "MeshCaptures", "MeshSimulation", "PacketGenerators", "Conformance", "Dissection", "LinkLayers",
                "LibpcapCapture", "Capture", "MeshModel", "BitchatPayload", "BitchatFrame", "Hashes", "WireFormat",
            ], swiftSettings: checked),
        .testTarget(
            name: "FuzzingTests",
            dependencies: ["Fuzzing", "FuzzTargets", "Mutators", "CorpusFiles", "BitchatFrame", "WireFormat"],
            swiftSettings: checked),
        .testTarget(name: "PrivilegesTests", dependencies: ["Privileges"], swiftSettings: checked),
        .testTarget(name: "HCIAdaptersTests", dependencies: ["HCIAdapters", "WireFormat"], swiftSettings: checked),
        .testTarget(name: "ATTChannelsTests", dependencies: ["ATTChannels", "WireFormat"], swiftSettings: checked),
        .testTarget(
            name: "LiveCaptureTests", dependencies: ["LiveCapture", "HCIAdapters", "LibpcapCapture", "Capture", "WireFormat"],
            swiftSettings: checked),
        .testTarget(
            name: "CaptureRecordingTests", dependencies: ["CaptureRecording", "LibpcapCapture", "Capture", "WireFormat"],
            swiftSettings: checked),
        .testTarget(
            name: "LiveScreenTests",
            dependencies: [
                "LiveScreen", "Output", "Conformance", "Dissection", "LinkLayers", "Capture", "MeshModel", "BitchatPayload",
                "BitchatFrame", "WireFormat",
            ], swiftSettings: checked),
        .testTarget(
            name: "ReportTests",
            dependencies: [
                "Report", "Output", "Conformance", "Dissection", "LinkLayers", "Capture", "MeshModel", "BitchatPayload",
                "BitchatFrame", "WireFormat",
            ], swiftSettings: checked),
        .testTarget(
            name: "RedactionTests",
            dependencies: ["Redaction", "BitchatFrame", "BitchatPayload", "Hashes", "Inflate", "WireFormat"],
            swiftSettings: checked),
        .testTarget(name: "ArchitectureTests", swiftSettings: checked),
        .testTarget(
            name: "ProgramTests",
            dependencies: ["bitchat-dissect", "bitchat-fuzz", "generate-captures", "bitchat-peer", "measure-decoding"],
            swiftSettings: checked),
    ],
    swiftLanguageModes: [.v6]
)

// `TESTS=OutputTests,ConformanceTests swift test` builds and runs those test targets alone.
if let chosen = Context.environment["TESTS"]?.split(separator: ",").map(String.init) {
    package.targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
}
