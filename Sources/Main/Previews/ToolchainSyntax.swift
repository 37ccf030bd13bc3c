import GalleyParsing
import GalleySystem

/// The swift-syntax that comes with the compiler, against which macros of packages are built: fetching the repository
/// and compiling it would take minutes.
struct ToolchainSyntax: Equatable {
  /// The folder of its modules and libraries.
  let folder: String

  /// The name of the package that it replaces.
  static let package = "swift-syntax"
  /// The package of the shadow with what the compiler does not bring along.
  private static let own = "GalleySyntax"
  private static let plugin = "SwiftCompilerPlugin"

  init(folder: String) { self.folder = folder }

  /// Asks a compiler where its libraries are.
  ///
  /// - Returns: Nil where it cannot be run, or has no swift-syntax.
  init?(of confinement: Confinement) {
    // A compiler that cannot be run is reported by the build.
    guard let printed = (try? confinement.output(of: ["swiftc", "-print-target-info"])) ?? nil,
      let resources = JSONParser.parse(SourceText(name: "swiftc", text: printed)).value?["paths"]?[
        "runtimeResourcePath"]?.text
    else { return nil }
    self.init(folder: "\(resources)/host")
    guard libraries.contains("SwiftSyntaxMacros"),
      libraries.contains("SwiftCompilerPluginMessageHandling")
    else { return nil }
  }

  /// The modules that the compiler brings along.
  private var libraries: [String] {
    let suffix = ".swiftmodule"
    let names = ((try? Directory.names(in: folder)) ?? []).filter { $0.hasSuffix(suffix) }
    return names.map { $0.replacing(suffix, with: "") }
      .filter { File.exists("\(folder)/lib\($0).so") }.sorted()
  }

  // MARK: The package of the shadow

  /// Sources that test for a version of swift-syntax look for one of these modules. Each release of the compiler
  /// has one more.
  private static let versions = ["509", "510", "600", "601", "602", "603"].map {
    "SwiftSyntax\($0)"
  }

  /// The files of a package with the entry of plugins, by their paths in the shadow.
  var files: [(name: String, text: String)] {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription

      var names = \(Self.list([Self.plugin] + Self.versions))
      #if compiler(<6.3)
        names.removeAll { $0 == "SwiftSyntax603" }
      #endif

      let package = Package(
        name: "\(Self.own)",
        products: [.library(name: "\(Self.plugin)", targets: names)],
        targets: names.map {
          .target(name: $0, swiftSettings: [.unsafeFlags(\(Self.list(compiling)))])
        })

      """
    return [("\(Self.own)/Package.swift", manifest)]
      + [("\(Self.own)/Sources/\(Self.plugin)/\(Self.plugin).swift", Self.entry)]
      + Self.versions.map {
        ("\(Self.own)/Sources/\($0)/\($0).swift", "// A version of swift-syntax.\n")
      }
  }

  private static let entry = """
    @_exported import SwiftSyntaxMacros
    @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

    public protocol CompilerPlugin {
      init()
      var providingMacros: [Macro.Type] { get }
    }

    extension CompilerPlugin {
      public static func main() throws {
        let provider = Provider(macros: Self().providingMacros)
        let connection = try StandardIOMessageConnection()
        try CompilerPluginMessageListener(connection: connection, provider: provider).main()
      }
    }

    private struct UnknownMacro: Error, CustomStringConvertible {
      let description: String
    }

    private struct Provider: PluginProvider {
      let macros: [Macro.Type]

      func resolveMacro(moduleName: String, typeName: String) throws -> Macro.Type {
        let name = "\\(moduleName).\\(typeName)"
        guard let macro = macros.first(where: { String(reflecting: $0) == name }) else {
          throw UnknownMacro(description: "the plugin has no macro \\(name)")
        }
        return macro
      }
    }

    """

  private static func list(_ words: [String]) -> String { ShadowPackage.list(words) }

  private var compiling: [String] { ["-I", folder] }
  private var linking: [String] {
    ["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder] + libraries.map { "-l\($0)" }
  }

  // MARK: Manifests

  /// Lines for the end of a package's manifest: targets that depend on swift-syntax, and those that read the modules of
  /// such targets, are built against the compiler's.
  ///
  /// - Parameter shadow: The folder of the shadow.
  func additions(in shadow: String) -> String {
    """

      // Macros are built against the swift-syntax of the compiler.
      func galleyIsSyntax(_ dependency: Target.Dependency) -> Bool {
        switch dependency {
        case .productItem(_, let package?, _, _): galleyIdentity(package) == "\(Self.package)"
        case .byNameItem(let name, _):
          !galleyOwnNames.contains(name) && \(Self.list(libraries + [Self.plugin])).contains(name)
        default: false
        }
      }
      func galleyNamesTarget(_ dependency: Target.Dependency, _ names: Set<String>) -> Bool {
        switch dependency {
        case .targetItem(let name, _), .byNameItem(let name, _): names.contains(name)
        default: false
        }
      }
      var galleySyntaxNames = Set(
        package.targets.filter { $0.dependencies.contains(where: galleyIsSyntax) }.map(\\.name))
      while let reader = package.targets.first(where: { target in
        let read = galleySyntaxNames.filter { name in
          package.targets.contains { $0.name == name && $0.type == .regular }
        }
        return !galleySyntaxNames.contains(target.name)
          && target.dependencies.contains { galleyNamesTarget($0, read) }
      }) {
        galleySyntaxNames.insert(reader.name)
      }
      for target in package.targets where galleySyntaxNames.contains(target.name) {
        target.dependencies.removeAll(where: galleyIsSyntax)
        target.dependencies.append(.product(name: "\(Self.plugin)", package: "\(Self.own)"))
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(\(Self.list(compiling)))]
        target.linkerSettings = (target.linkerSettings ?? []) + [.unsafeFlags(\(Self.list(linking)))]
      }
      package.dependencies.removeAll { dependency in
        guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
        return galleyIdentity(location) == "\(Self.package)"
      }
      if !galleySyntaxNames.isEmpty {
        package.dependencies.append(.package(path: \(JSONWriter.quoted("\(shadow)/\(Self.own)"))))
      }
    """
  }
}
