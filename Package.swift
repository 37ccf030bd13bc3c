// swift-tools-version: 6.2

// The floor plan: every room is a target, and every import that it makes is listed here. The explicit
// import check of the build keeps the direction of imports; `.ci/doors` compares this list with them.
// Folders keep plain names; the helpers add the `Galley` prefix so that module names cannot collide in a
// user's graph.

import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  // Metadata of concrete types is asked for directly instead of by mangled names, whose search is a
  // tenth of a small picture's time.
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
    .when(configuration: .release)),
]

/// In debug builds too these rooms are optimised: their loops run over pixels, bytes and glyphs, and
/// without it whoever runs `swift test` on pictures waits up to ninety times as long.
let hotSettings = settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

let hotRooms: Set = [
  "Numbers", "System", "Parsing", "Geometry", "Imaging", "Unicode", "Text", "Painting", "Layout",
  "Rendering", "Snapshots",
]

/// `galley previews` builds the modules that previews stand on in the release configuration, which compiles
/// each module at once and so takes the least processor time. Of the hot rooms those that draw are optimised.
let isForPreviews = Context.environment["GALLEY_MODULES"] != nil
let coldSettings =
  isForPreviews ? settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))] : settings

func settings(ofRoom name: String) -> [SwiftSetting] {
  let isHot =
    hotRooms.contains(name) && !(isForPreviews && ["Parsing", "Snapshots"].contains(name))
  return isHot ? hotSettings : coldSettings
}

/// These rooms read what others wrote. A conversion that traps out of range does not compile in them:
/// every file imports `GalleyNumbers`, whose initializers stand before the standard library's.
let readingRooms: Set = [
  "System", "Parsing", "Imaging", "Design", "StyleSheets", "Tokens", "Localization", "Text",
  "Vector", "Templates",
  "Components", "Documents", "Stair", "Archives", "Snapshots", "SceneSnapshots", "Checks", "Serve",
  "LanguageServer", "SwiftSource", "Main",
]
let checkedNumbers: SwiftSetting = .unsafeFlags([
  "-Xfrontend", "-import-module", "-Xfrontend", "GalleyNumbers",
])

/// `Geometry` → `GalleyGeometry`, `CCairo` → `CGalleyCairo`.
func module(_ name: String) -> String {
  if name == "Galley" { return name }
  let isDoor = name.first == "C" && name.dropFirst().first?.isUppercase == true
  return isDoor ? "CGalley\(name.dropFirst())" : "Galley\(name)"
}

func dependencies(_ names: [String]) -> [Target.Dependency] {
  names.map { .target(name: module($0)) }
}

/// A library target of the house.
func room(_ name: String, on floor: String..., products: [Target.Dependency] = []) -> Target {
  let isReading = readingRooms.contains(name)
  return .target(
    name: module(name),
    dependencies: dependencies(floor + (isReading ? ["Numbers"] : [])) + products,
    path: "Sources/\(name)",
    swiftSettings: settings(ofRoom: name) + (isReading ? [checkedNumbers] : []))
}

/// The one door to a C library, through pkg-config.
func door(_ name: String, pkgConfig: String, apt: [String], brew: [String]) -> Target {
  .systemLibrary(
    name: module(name), path: "Sources/\(name)", pkgConfig: pkgConfig,
    providers: [.apt(apt), .brew(brew)])
}

/// The tests of a room.
func tests(
  of name: String, on floor: String..., products: [Target.Dependency] = [],
  exclude: [String] = [], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: "\(module(name))Tests",
    dependencies: dependencies([name] + floor) + products, path: "Tests/\(name)Tests",
    exclude: exclude,
    resources: resources, swiftSettings: settings)
}

/// Nobody resolves it who leaves the trait out: `.package(url: …, from: …, traits: [])`.
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser",
  condition: .when(traits: ["CommandLine"]))
/// Sockets only: FlyingFox's own HTTP reads heads without a bound and links all of Foundation.
let sockets: Target.Dependency = .product(
  name: "FlyingSocks", package: "FlyingFox", condition: .when(traits: ["CommandLine"]))

/// The released command carries Swift's runtime: loading it from eleven libraries takes longer than a
/// small picture. It lies at one address: to write eighty thousand others at every start touches three
/// hundred pages, a fifth of a small picture's time.
let selfContained: LinkerSetting = .unsafeFlags(
  [
    "-static-stdlib", "-use-ld=lld", "-l_FoundationCShims", "-l_FoundationCollections",
    "-Xlinker", "--no-export-dynamic", "-Xclang-linker", "-no-pie",
  ],
  .when(platforms: [.linux], configuration: .release))

let package = Package(
  name: "Galley",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Galley", targets: ["Galley"]),
    .library(name: "GalleyKit", targets: ["GalleyKit"]),
    .library(name: "GalleyTokens", targets: ["GalleyTokens"]),
    .library(name: "GalleySnapshots", targets: ["GalleySnapshots"]),
    .library(name: "GalleyTesting", targets: ["GalleyTesting"]),
    .library(name: "GalleyXCTest", targets: ["GalleyXCTest"]),
    .library(name: "GalleyMain", targets: ["GalleyMain", "GalleySwiftSource"]),
    .library(
      name: "GalleySwiftUI",
      targets: ["GalleySwiftUI", "GalleyCombine", "GalleyUIKit", "GalleyCharts"]),
    // Only who imports them links them.
    .library(name: "GalleySwiftData", targets: ["GalleySwiftData"]),
    .library(name: "GalleyStoreKit", targets: ["GalleyStoreKit"]),
    .library(name: "GalleyOSLog", targets: ["GalleyOSLog"]),
    .library(name: "GalleyFrameworks", targets: ["GalleyFrameworks"]),
    .library(name: "GalleyPreviews", targets: ["GalleyPreviews"]),
    .library(name: "GalleyScreenTesting", targets: ["GalleyScreenTesting"]),
    .library(name: "GalleySnapshotTesting", targets: ["GalleySnapshotTesting"]),
    .executable(name: "galley", targets: ["GalleyTool"]),
    .executable(name: "galley-benchmarks", targets: ["GalleyBenchmarks"]),
  ],
  traits: [
    .trait(name: "CommandLine", description: "The galley command and GalleyMain."),
    .default(enabledTraits: ["CommandLine"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
  ],
  targets: [
    // The doors to C.
    door("CDeflate", pkgConfig: "libdeflate", apt: ["libdeflate-dev"], brew: ["libdeflate"]),
    door(
      "CTurboJPEG", pkgConfig: "libturbojpeg", apt: ["libturbojpeg0-dev"], brew: ["jpeg-turbo"]),
    door("CWebP", pkgConfig: "libwebp", apt: ["libwebp-dev"], brew: ["webp"]),
    door("CMinizip", pkgConfig: "minizip", apt: ["libminizip-dev"], brew: ["minizip"]),
    door("CCMark", pkgConfig: "libcmark", apt: ["libcmark-dev"], brew: ["cmark"]),
    door("CYAML", pkgConfig: "yaml-0.1", apt: ["libyaml-dev"], brew: ["libyaml"]),
    door("CExpat", pkgConfig: "expat", apt: ["libexpat1-dev"], brew: ["expat"]),
    door("CHarfBuzz", pkgConfig: "harfbuzz", apt: ["libharfbuzz-dev"], brew: ["harfbuzz"]),
    door("CCairo", pkgConfig: "cairo", apt: ["libcairo2-dev"], brew: ["cairo"]),
    door("CFreeType", pkgConfig: "freetype2", apt: ["libfreetype-dev"], brew: ["freetype"]),

    // The rooms, ground floor first.
    // Whole numbers from others' numbers.
    room("Numbers"),
    room("Geometry"),
    // A header of system calls, no library.
    .systemLibrary(name: "CGalleySystem", path: "Sources/CSystem"),
    // The C library, under one name.
    room("Platform"),
    // Confines programs of strangers by the kernel; C, because it runs between fork and exec.
    .target(name: "CGalleyCell", path: "Sources/CCell"),
    room("System", on: "Platform", "CSystem", "CCell"),
    room("Parsing", on: "Platform", "System", "CExpat", "CYAML"),
    room("Imaging", on: "Platform", "System", "CDeflate", "CTurboJPEG", "CWebP"),
    room("Design", on: "Platform", "System", "Geometry"),
    room("StyleSheets", on: "Parsing", "Design"),
    room("Tokens", on: "System", "Parsing", "StyleSheets", "Geometry", "Design"),
    // The tables ride in a target of C, which embeds them as constant data.
    .target(
      name: "GalleyUnicodeTables", path: "Sources/UnicodeTables",
      exclude: ["LICENSE.txt", "generate.py", "unicode.data"]),
    room("Unicode", on: "UnicodeTables"),
    // Icons and the themes of the source systems, embedded the same way.
    .target(
      name: "CGalleyData", path: "Sources/CData",
      exclude: ["Formats", "Icons", "Plurals", "themes.json"]),
    // Texts by key and language.
    room("Localization", on: "CData", "Platform", "System", "Parsing"),
    // Documents with placeholders, and the data that fills them.
    room("Templates", on: "System", "Parsing", "Localization"),
    room(
      "Text", on: "Platform", "System", "Geometry", "Design", "Unicode", "CHarfBuzz", "CCMark",
      "CFreeType"),
    room("Painting", on: "System", "Geometry", "Design", "Text", "Imaging"),
    // SVG and PDF images as display lists.
    room(
      "Vector", on: "Platform", "System", "Parsing", "Geometry", "Design", "Text", "Imaging",
      "Painting"),
    room("Layout", on: "System", "Geometry", "Design", "Text", "Painting"),
    room(
      "Rendering", on: "Platform", "System", "Geometry", "Design", "Text", "Painting", "Imaging",
      "CCairo",
      "CFreeType"),
    room(
      "Components", on: "Platform", "System", "Geometry", "Design", "Text", "Imaging", "Painting",
      "Vector", "Layout", "Parsing", "Localization", "CData"),
    room(
      "Documents", on: "CData", "System", "Parsing", "Localization", "StyleSheets", "Tokens",
      "Geometry", "Design", "Text", "Imaging",
      "Painting", "Vector", "Layout", "Components"),
    // The faces ride in a target of C, because SwiftPM gives a Swift target with resources an
    // accessor that links all of Foundation into every process.
    .target(
      name: "GalleyFaces", path: "Fonts",
      exclude: ["README.md", "Fonts.swift", "hyphenation.py", "subset.py"],
      sources: ["faces.c"], resources: [.copy("Faces")]),
    .target(
      name: "GalleyFonts", dependencies: ["GalleyFaces", "GalleyPlatform"], path: "Fonts",
      exclude: ["README.md", "Faces", "faces.c", "hyphenation.py", "include", "subset.py"],
      sources: ["Fonts.swift"],
      swiftSettings: coldSettings),
    room(
      "Stair", on: "System", "Geometry", "Design", "Text", "Imaging", "Painting", "Vector",
      "Layout", "Rendering", "Parsing", "Localization", "Components", "Documents", "StyleSheets",
      "Tokens", "Templates", "Fonts"),
    // SwiftUI's forms over Galley's views, for sources that were written for it.
    .target(name: "GalleyCombine", path: "Sources/Combine", swiftSettings: coldSettings),
    .macro(name: "GalleyPreviewMacros", path: "Sources/PreviewMacros", swiftSettings: coldSettings),
    .target(
      name: "GalleySwiftUI",
      dependencies: ["GalleyCombine", "GalleyPreviewMacros"]
        + dependencies([
          "Geometry", "Design", "Text", "Painting", "Layout", "Localization",
          "Components",
        ]), path: "Sources/SwiftUI", swiftSettings: coldSettings),
    // The components that SwiftUI has no word for, in its manner.
    .target(
      name: "GalleyKit",
      dependencies: dependencies(["SwiftUI", "Components", "Design", "Geometry", "Parsing"]),
      path: "Sources/Kit", swiftSettings: coldSettings),
    // The one face of the library: SwiftUI's names, those of the kit, and the stair.
    .target(
      name: "Galley",
      dependencies: dependencies([
        "SwiftUI", "Kit", "Stair", "Components", "Design", "Documents", "Geometry", "Imaging",
        "Layout", "Localization", "Painting", "Parsing", "Rendering", "StyleSheets", "System",
        "Text",
      ]),
      path: "Sources/Galley", swiftSettings: coldSettings),
    // The names of UIKit that previews know, for sources that import it, and Swift Charts' forms.
    .target(
      name: "GalleyUIKit", dependencies: ["GalleySwiftUI"], path: "Sources/UIKit",
      swiftSettings: coldSettings),
    .target(
      name: "GalleyCharts",
      dependencies: ["GalleySwiftUI"]
        + dependencies(["Components", "Geometry"]),
      path: "Sources/Charts", swiftSettings: coldSettings),
    // SwiftData's, over nothing that is stored.
    .target(
      name: "GalleySwiftData", dependencies: ["GalleySwiftUI", "GalleyPreviewMacros"],
      path: "Sources/SwiftData", swiftSettings: coldSettings),
    // The store's, which sells nothing.
    .target(
      name: "GalleyStoreKit", dependencies: ["GalleySwiftUI"], path: "Sources/StoreKit",
      swiftSettings: coldSettings),
    // Frameworks that apps merely touch: boxes and values of a system where nothing has happened.
    .target(
      name: "GalleyFrameworks",
      dependencies: ["GalleySwiftUI", "GalleyPreviewMacros"] + dependencies(["Components"]),
      path: "Sources/Frameworks", swiftSettings: coldSettings),
    // Logging, which writes nothing.
    .target(name: "GalleyOSLog", path: "Sources/OSLog", swiftSettings: settings),
    // Finds types by what they conform to, in files of C over the Swift runtime and the C library.
    .target(name: "CGalleyConformances", path: "Sources/CConformances"),
    room(
      "Previews", on: "CConformances", "SwiftUI", "Stair", "Components", "Documents", "Tokens",
      "Localization", "Parsing", "Design", "Geometry", "Imaging", "Layout", "Painting", "System",
      "Snapshots", "SceneSnapshots", "Text"),
    room(
      "SwiftSource", on: "Parsing", "Geometry", "Design", "Text", "Painting", "Layout",
      "Components", "Documents"),
    room("Archives", on: "System", "CMinizip"),
    // The page of reports: its files stand in the folder as they are, and a file of C embeds them.
    .target(
      name: "CGalleyPage", path: "Sources/CPage",
      exclude: [
        "index.html", "page.css", "core.js", "model.js", "decisions.js", "thumb.js", "list.js",
        "stage.js", "pointer.js", "case.js", "inspector.js", "sheet.js", "run.js", "served.js",
        "live.js", "touch.js", "controls.js", "variants.js", "overlays.js", "beside.js",
        "main.js",
      ]),
    room("Snapshots", on: "Platform", "System", "Imaging", "Geometry", "Parsing", "CPage"),
    room(
      "SceneSnapshots", on: "Platform", "System", "Stair", "Snapshots", "Geometry", "Design",
      "Text", "Imaging", "Painting", "Layout", "Rendering", "Parsing", "Localization", "Components",
      "Documents"),
    // Checks in tests, with Foundation, which the command does without.
    room(
      "Checks", on: "System", "Stair", "Snapshots", "SceneSnapshots", "Geometry", "Design",
      "Imaging", "Components", "Text"),
    .target(
      name: "GalleyTesting",
      dependencies: dependencies(["Galley", "Snapshots", "SceneSnapshots", "Checks"]),
      path: "Sources/GalleyTesting", swiftSettings: settings),
    .target(
      name: "GalleyXCTest",
      dependencies: dependencies(["Galley", "Snapshots", "SceneSnapshots", "Checks"]),
      path: "Sources/GalleyXCTest", swiftSettings: settings),
    // swift-snapshot-testing's module for tests of SwiftUI's views, by a module alias.
    .target(
      name: "GalleySnapshotTesting",
      dependencies: ["GalleyXCTest", "GalleySwiftUI", "GalleyPreviews", "GalleyStair"]
        + dependencies(["Checks", "Snapshots", "Imaging", "Components"]),
      path: "Sources/SnapshotTesting", swiftSettings: settings),
    // Screens as values of checks.
    .target(
      name: "GalleyScreenTesting",
      dependencies: dependencies(["Previews", "Checks", "Stair", "Imaging"]),
      path: "Sources/ScreenTesting", swiftSettings: settings),
    // The served page: it belongs to the command alone.
    room(
      "Serve", on: "Platform", "System", "Parsing", "Geometry", "Design",
      "Imaging", "Layout", "Rendering", "Components", "Documents", "Tokens", "Stair",
      "Snapshots", "SceneSnapshots", "Templates", products: [sockets]),
    // Editors, over standard input and output.
    room(
      "LanguageServer", on: "Platform", "System", "Parsing", "Design", "Components", "Documents",
      "Stair"),
    room(
      "Main", on: "Platform", "System", "Stair", "Serve", "LanguageServer", "Snapshots",
      "SceneSnapshots",
      "Geometry",
      "Design",
      "Text", "Archives", "Imaging", "Painting", "Layout", "Rendering", "Parsing", "Localization",
      "Components", "Documents",
      "StyleSheets", "Tokens", "SwiftSource", "Templates",
      products: [argumentParser]),
    .executableTarget(
      name: "GalleyTool", dependencies: ["GalleyMain"], path: "Sources/galley",
      swiftSettings: settings, linkerSettings: [selfContained]),
    // Measures hot paths against floors and peers; it alone may look into every room.
    .executableTarget(
      name: "GalleyBenchmarks",
      dependencies: dependencies([
        "Platform", "System", "Geometry", "Parsing", "Imaging", "Design", "StyleSheets", "Text",
        "Painting",
        "Layout", "Rendering", "Components", "Documents", "Stair", "Snapshots", "SceneSnapshots",
        "Serve", "SwiftUI", "Previews", "Fonts", "CCairo",
        "CFreeType", "CHarfBuzz", "CDeflate",
      ]), path: "Sources/Benchmarks", resources: [.copy("Workloads")], swiftSettings: settings),

    // Tests.
    tests(of: "Numbers"),
    tests(of: "Geometry"),
    tests(of: "System", on: "Platform", "TestSupport"),
    tests(of: "Archives", on: "System", "TestSupport", resources: [.copy("Cases")]),
    tests(of: "Parsing", resources: [.copy("JSONSuite")]),
    tests(of: "Localization", on: "Parsing", resources: [.copy("Samples")]),
    tests(of: "Templates", on: "Parsing", "System"),
    tests(of: "Imaging", on: "System", "CTurboJPEG"),
    tests(of: "Design", on: "Geometry"),
    tests(of: "StyleSheets", on: "Parsing", "Design"),
    tests(
      of: "Tokens", on: "Parsing", "StyleSheets", "Design", "Geometry", "Components", "Documents"),
    tests(of: "Unicode", on: "CDeflate", resources: [.copy("Suites")]),
    tests(of: "Text", on: "Geometry", "Design", "Unicode", "Fonts", exclude: ["Fonts"]),
    tests(of: "Painting", on: "Geometry", "Design", "Text", "Imaging", "Fonts"),
    tests(
      of: "Vector", on: "System", "Geometry", "Design", "Text", "Fonts", "Painting", "Parsing",
      "Imaging",
      "Rendering"),
    tests(
      of: "Layout", on: "Geometry", "Painting",
      resources: [.copy("Vectors")]),
    tests(
      of: "Rendering", on: "System", "Geometry", "Design", "Text", "Imaging", "Painting", "Fonts"),
    tests(
      of: "Components", on: "Geometry", "Design", "Text", "Imaging", "Painting", "Layout", "Fonts",
      "Localization", "Documents"),
    tests(
      of: "Documents", on: "System", "Parsing", "StyleSheets", "Geometry", "Design", "Text",
      "Imaging", "Painting", "Vector", "Layout", "Components", "Localization", "Fonts",
      "TestSupport", resources: [.copy("Vectors")]),
    tests(
      of: "Stair", on: "System", "Geometry", "Components", "Design", "Documents", "Imaging",
      "Layout", "Painting",
      "Rendering", "Parsing", "Text", "Fonts", "TestSupport", exclude: ["Mistakes"]),
    // It is compiled as a package outside would compile it: it sees what is public, and of Galley alone.
    .testTarget(
      name: "GalleyTests", dependencies: ["Galley"], path: "Tests/GalleyTests",
      packageAccess: false, swiftSettings: settings),
    tests(of: "SwiftSource", on: "Stair", "Parsing", exclude: ["Keys"]),
    // Documents as SwiftUI sources, and the pictures of both: `.ci/written` compiles what lies between.
    .executableTarget(
      name: "GalleyWrittenHost",
      dependencies: dependencies([
        "Charts", "Stair", "Imaging", "Kit", "Previews", "SceneSnapshots", "Snapshots",
        "SwiftSource", "SwiftUI",
      ]), path: "Tests/WrittenHost", swiftSettings: settings),
    tests(
      of: "Snapshots", on: "System", "Imaging", "Geometry", "Parsing", "TestSupport",
      resources: [.copy("Peers")]),
    .target(name: "GalleyTestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests(
      of: "SceneSnapshots", on: "Stair", "Checks", "Snapshots", "Geometry", "Design", "Components",
      "Documents", "Fonts", "Imaging", "Layout", "Painting", "Parsing", "System", "Text",
      "TestSupport"),
    .testTarget(
      name: "GalleyScreenTestingTests",
      dependencies: dependencies([
        "ScreenTesting", "Previews", "SwiftUI", "Checks", "Snapshots", "Imaging",
      ]), path: "Tests/ScreenTestingTests", swiftSettings: settings),
    tests(of: "Checks", on: "Stair", "Snapshots", "TestSupport"),
    .testTarget(
      name: "GalleyTestingTests",
      dependencies: ["GalleyTesting"]
        + dependencies([
          "Checks", "Components", "Fonts", "Geometry", "Imaging", "Layout", "SceneSnapshots",
          "Text", "TestSupport",
        ]),
      path: "Tests/GalleyTestingTests", exclude: ["__Snapshots__"], swiftSettings: settings),
    .testTarget(
      name: "GalleyXCTestTests",
      dependencies: ["GalleyXCTest"] + dependencies(["Components", "Geometry", "Layout"]),
      path: "Tests/GalleyXCTestTests", exclude: ["__Snapshots__"], swiftSettings: settings),
    tests(of: "LanguageServer", on: "Stair", "Parsing", "TestSupport"),
    tests(
      of: "Serve", on: "Stair", "Components", "Snapshots", "SceneSnapshots", "Geometry", "Parsing",
      "Imaging",
      "TestSupport"),
    // Previews in the style of real sources, and the program that draws them.
    .target(
      name: "GalleyPreviewFixture",
      dependencies: [
        "GalleySwiftUI", "GalleyCombine", "GalleySwiftData", "GalleyOSLog", "GalleyStoreKit",
        "GalleyFrameworks",
      ],
      path: "Tests/PreviewFixture", packageAccess: false,
      swiftSettings: [
        .swiftLanguageMode(.v5),
        .unsafeFlags([
          "-module-alias", "SwiftUI=GalleySwiftUI", "-module-alias", "Combine=GalleyCombine",
          "-module-alias", "SwiftData=GalleySwiftData", "-module-alias", "OSLog=GalleyOSLog",
          "-module-alias", "StoreKit=GalleyStoreKit",
        ]),
      ]),
    .executableTarget(
      name: "GalleyPreviewFixtureHost", dependencies: ["GalleyPreviewFixture", "GalleyPreviews"],
      path: "Tests/PreviewFixtureHost", swiftSettings: settings),
    // Previews that try to get out of their cell, and the program that runs them.
    .executableTarget(
      name: "GalleyHostileHost",
      dependencies: ["GalleySwiftUI", "GalleyPreviews", "GalleyFrameworks"],
      path: "Tests/HostileHost", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "GalleyPreviewsTests",
      dependencies: ["GalleyPreviewFixture"]
        + dependencies([
          "Previews", "SwiftUI", "Combine", "SwiftData", "StoreKit", "OSLog", "Frameworks",
          "Charts",
          "Stair",
          "Components",
          "Design",
          "Geometry", "Layout", "Parsing",
          "Painting", "Localization", "Snapshots", "SceneSnapshots", "TestSupport", "CConformances",
          "Text",
        ]), path: "Tests/PreviewsTests", exclude: ["Pictures", "Truth"], swiftSettings: settings),
    tests(
      of: "Main", on: "Archives", "Components", "Design", "Documents", "Fonts", "Stair",
      "Geometry", "Imaging",
      "Painting", "Parsing", "Platform", "SceneSnapshots", "Snapshots", "System", "TestSupport",
      products: [argumentParser], exclude: ["Faults"]),
  ]
)

// Work in one room: `GALLEY_ROOM=Text swift test` keeps the tests of that room and the targets that
// they depend on, so that an edit compiles and links nothing else.
if let room = Context.environment["GALLEY_ROOM"] {
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var wanted: Set<String> = []
  func want(_ name: String) {
    guard let target = targets[name], wanted.insert(name).inserted else { return }
    for dependency in target.dependencies {
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): want(name)
      default: break
      }
    }
  }
  want("\(module(room))Tests")
  if room == "Main" { want("GalleyHostileHost") }
  package.targets.removeAll { !wanted.contains($0.name) }
  package.products = []
}
