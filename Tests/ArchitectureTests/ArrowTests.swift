import Foundation
import Testing

/// Holds the arrows of docs/architecture.md: which module may import which.
@Suite struct ArrowTests {
    static let allowed: [String: Set<String>] = [
        "WireFormat": [],
        "Hashes": ["WireFormat", "CCrypto", "Synchronization"],
        "Inflate": ["WireFormat", "CZlib"],
        "CommandLineSupport": ["CArguments", "Glibc"],
        "Threads": ["Glibc"],
        "Capture": ["WireFormat", "Inflate", "Glibc"],
        "LibpcapCapture": ["WireFormat", "Capture", "CPcap", "Glibc"],
        "LinkLayers": ["WireFormat", "Capture"],
        "BitchatFrame": ["WireFormat", "Hashes", "Inflate"],
        "BitchatPayload": ["WireFormat", "Hashes", "BitchatFrame"],
        "MeshModel": ["WireFormat", "Hashes", "BitchatFrame", "BitchatPayload", "Synchronization"],
        "Dissection": [
            "WireFormat", "Hashes", "Capture", "LinkLayers", "BitchatFrame", "BitchatPayload", "MeshModel", "Synchronization",
        ],
        "DisplayFilter": [
            "WireFormat", "Hashes", "CommandLineSupport", "Capture", "LinkLayers", "BitchatFrame", "Dissection",
            "Conformance", "CPcre2", "Synchronization",
        ],
        "PacketStatistics": [
            "WireFormat", "Hashes", "Capture", "LinkLayers", "BitchatFrame", "BitchatPayload", "MeshModel", "Dissection",
            "Conformance", "Output",
        ],
        "Output": [
            "WireFormat", "Hashes", "Capture", "LinkLayers", "BitchatFrame", "BitchatPayload", "MeshModel", "Dissection",
            "Conformance", "DisplayFilter", "Glibc",
        ],
        "Conformance": [
            "WireFormat", "Hashes", "Inflate", "Capture", "LinkLayers", "BitchatFrame", "BitchatPayload", "MeshModel",
            "Dissection", "Synchronization",
        ],
        "WiresharkDissector": [
            "WireFormat", "Hashes", "LinkLayers", "BitchatFrame", "BitchatPayload", "MeshModel", "Dissection", "Conformance",
        ],
        "MeshSimulation": ["WireFormat", "Hashes", "BitchatFrame", "BitchatPayload", "MeshModel"],
        "CorpusFiles": ["WireFormat", "Hashes", "Inflate", "BitchatFrame", "BitchatPayload", "MeshModel", "Glibc"],
        "Mutators": ["WireFormat", "Hashes", "Inflate", "BitchatFrame", "BitchatPayload", "PacketGenerators"],
        "FuzzTargets": [
            "WireFormat", "Hashes", "Inflate", "Capture", "LibpcapCapture", "LinkLayers", "BitchatFrame", "BitchatPayload",
            "MeshModel", "Dissection", "Conformance", "PacketGenerators", "MeshSimulation", "Mutators",
        ],
        "GoldenCorpus": [
            "WireFormat", "Hashes", "Inflate", "BitchatFrame", "BitchatPayload", "MeshModel", "PacketGenerators", "CorpusFiles",
        ],
        "MeshCaptures": [
            "WireFormat", "Hashes", "Capture", "BitchatFrame", "BitchatPayload", "MeshModel", "PacketGenerators",
            "MeshSimulation",
        ],
        "Fuzzing": [
            "WireFormat", "Hashes", "CommandLineSupport", "Capture", "LibpcapCapture", "LinkLayers", "BitchatFrame",
            "BitchatPayload",
            "MeshModel", "Dissection", "Conformance", "Output", "PacketGenerators", "CorpusFiles", "Mutators", "FuzzTargets",
            "GoldenCorpus",
            "MeshCaptures", "CFuzzing", "Glibc",
        ],
        "Privileges": ["CCap", "Glibc"],
        "HCIAdapters": ["WireFormat", "CBluetooth", "Glibc"],
        "ATTChannels": ["WireFormat", "HCIAdapters", "CATTChannels", "Glibc"],
        "LiveCapture": [
            "WireFormat", "Capture", "LibpcapCapture", "HCIAdapters", "Privileges", "Threads", "Glibc", "Synchronization",
        ],
        "PacketPipeline": [
            "WireFormat", "LinkLayers", "Dissection", "Conformance", "DisplayFilter", "Output", "Threads", "Synchronization",
        ],
        "Explanations": [
            "WireFormat", "BitchatFrame", "BitchatPayload", "MeshModel", "Dissection", "Conformance", "DisplayFilter", "Output",
        ],
        "SQLiteOutput": [
            "WireFormat", "Capture", "LinkLayers", "BitchatFrame", "BitchatPayload", "MeshModel", "Dissection", "Conformance",
            "Output", "CaptureRecording", "CSQLite", "Glibc",
        ],
        "CaptureRecording": ["WireFormat", "Capture", "Glibc"],
        "Redaction": [
            "WireFormat", "Hashes", "Inflate", "Capture", "LinkLayers", "BitchatFrame", "BitchatPayload", "Dissection",
        ],
        "LiveScreen": [
            "WireFormat", "Hashes", "Capture", "LinkLayers", "BitchatFrame", "BitchatPayload", "MeshModel", "Dissection",
            "Conformance", "Output", "Glibc",
        ],
        "Report": [
            "WireFormat", "Hashes", "Capture", "LinkLayers", "BitchatFrame", "BitchatPayload", "MeshModel", "Dissection",
            "Conformance", "Output",
        ],
        "PacketGenerators": ["WireFormat", "Hashes", "Inflate", "Capture", "BitchatFrame", "BitchatPayload"],
    ]

    @Test(arguments: allowed.keys.sorted()) func importsOnlyWhatStandsAboveIt(module: String) throws {
        let files = try Project.swiftFiles(below: "Sources/\(module)")
        #expect(!files.isEmpty)
        for file in files {
            let extra = Set(Project.imports(of: file.text)).subtracting(Self.allowed[module] ?? [])
            #expect(extra.isEmpty, "\(file.path) imports \(extra.sorted())")
        }
    }

    @Test func everyModuleHasItsArrows() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Project.root.appending(path: "Sources").path)
        let programs: Set = [
            "bitchat-dissect", "bitchat-fuzz", "bitchat-peer", "damage-captures", "generate-captures", "measure-decoding",
        ]
        let shims = Set(folders.filter { $0.hasPrefix("C") && $0.dropFirst().first?.isUppercase == true })
        #expect(Set(folders).subtracting(programs).subtracting(shims) == Set(Self.allowed.keys))
    }

    @Test func noModuleBelowTheProgramsImportsFoundation() throws {
        let files = try Project.swiftFiles(below: "Sources")
        #expect(files.filter { Project.imports(of: $0.text).contains { $0.hasPrefix("Foundation") } }.map(\.path) == [])
    }

    @Test func eachCLibraryIsSeenByOneModule() throws {
        let owners = [
            "CArguments": "CommandLineSupport", "CPcap": "LibpcapCapture", "CZlib": "Inflate", "CCrypto": "Hashes",
            "CFuzzing": "Fuzzing", "CBluetooth": "HCIAdapters", "CATTChannels": "ATTChannels", "CCap": "Privileges",
            "CSQLite": "SQLiteOutput", "CPcre2": "DisplayFilter",
        ]
        for (library, owner) in owners {
            let users = try Project.swiftFiles(below: "Sources").filter { Project.imports(of: $0.text).contains(library) }
            #expect(!users.isEmpty)
            #expect(users.filter { !$0.path.hasPrefix("Sources/\(owner)/") }.map(\.path) == [])
        }
    }
}
