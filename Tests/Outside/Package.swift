// swift-tools-version: 6.2

// A package as a user has one: it sees products and nothing else. `.ci/outside` builds it, once with
// the samples of the documentation beside it and once for the library alone.

import Foundation
import PackageDescription

let isLibraryOnly = Context.environment["GALLEY_LIBRARY_ONLY"] != nil
let galley = "galley"

func product(_ name: String) -> Target.Dependency { .product(name: name, package: galley) }

func folders(_ path: String) -> [String] {
  let folder = Context.packageDirectory + "/" + path
  return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
}

/// Libraries of whole packages among the samples; `.ci/outside` checks their manifests.
let modules = folders("SampleModules")

let settings: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]

let package = Package(
  name: "Outside",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(
      name: galley, path: Context.environment["GALLEY_PATH"] ?? "../..",
      traits: isLibraryOnly ? [] : [.defaults])
  ],
  targets: [
    .target(name: "Client", dependencies: [product("Galley")], swiftSettings: settings),
    // Components with names of Galley's, in a library and in a module that imports both.
    .target(name: "Parts", dependencies: [product("Galley")], swiftSettings: settings),
    .target(name: "Names", dependencies: ["Parts", product("Galley")], swiftSettings: settings),
  ]
    + (isLibraryOnly
      ? []
      : [
        .executableTarget(
          name: "Tool", dependencies: ["Client", product("Galley"), product("GalleyMain")],
          swiftSettings: settings),
        .testTarget(
          name: "ClientTests",
          dependencies: [
            "Client", "Names", product("GalleyTesting"), product("GalleySnapshots"),
          ],
          swiftSettings: settings),
      ]
        + folders("Samples").map { name in
          .executableTarget(
            name: "Sample-\(name)",
            dependencies: [product("Galley"), product("GalleyMain"), product("GalleySwiftUI")],
            path: "Samples/\(name)")
        }
        + modules.map { name in
          .target(name: name, dependencies: [product("Galley")], path: "SampleModules/\(name)")
        }
        + folders("Migration").map { name in
          .testTarget(
            name: "Migration-\(name)", dependencies: [product(name)], path: "Migration/\(name)",
            exclude: ["__Snapshots__"], swiftSettings: settings)
        }
        + folders("SampleTests").map { name in
          .testTarget(
            name: "SampleTests-\(name)",
            dependencies: [
              "Client", product("GalleyTesting"), product("GalleyPreviews"),
              product("GalleySwiftUI"), product("GalleyScreenTesting"),
            ]
              + modules.filter { name == $0 + "Tests" }.map { .target(name: $0) },
            path: "SampleTests/\(name)")
        })
)
