import GalleyPlatform
import GalleySystem

/// The bundle of an app whose sources are a folder: Foundation finds the files of the main bundle beside the program.
extension ShadowPackage {
  private static let programName = "GalleyPreviewHost"

  /// The program that draws, once it was built.
  private var program: String { "\(folder)/.build/debug/\(Self.programName)" }

  /// The program as it is started: in a folder with links to the files that Xcode would copy into the app, all of them
  /// side by side. Packages have bundles that their manifests describe.
  func bundledProgram() throws(FileError) -> String {
    guard case .files(let root, _) = sources else { return program }
    let bundle = "\(folder)/Bundle"
    try Directory.create(bundle)
    guard File.share(program, as: "\(bundle)/\(Self.programName)") else { return program }
    var files: [String] = []
    try Self.collect(root, Self.isResource, &files)
    var names: Set = [Self.programName]
    for file in files.sorted() {
      let name = file.split(separator: "/").last.map(String.init) ?? file
      // Xcode refuses two files of one name.
      guard names.insert(name).inserted else { continue }
      unlink("\(bundle)/\(name)")
      symlink(Self.absolute(file), "\(bundle)/\(name)")
    }
    for old in try Directory.names(in: bundle) where !names.contains(old) {
      unlink("\(bundle)/\(old)")
    }
    return "\(bundle)/\(Self.programName)"
  }

  /// True for a file that an app's bundle holds as it is; catalogues and localised files are read from the folder.
  static func isResource(_ path: String) -> Bool {
    let isInside = [".xcassets/", ".lproj/", ".xcodeproj/", ".xcdatamodeld/"].contains {
      path.contains($0)
    }
    let isBuilt = [".swift", ".xcstrings", ".h", ".m", ".entitlements", "/Info.plist"].contains {
      path.hasSuffix($0)
    }
    return !isInside && !isBuilt
  }
}
