import GalleyPlatform

/// The faces that come with Galley.
package enum GalleyFonts {
  /// The folder of faces: beside the running executable, where SwiftPM puts it, else in the
  /// checkout that this file was compiled from. Costs one system call or two.
  ///
  /// Foundation's `Bundle` would find it too, but linking Foundation costs every process two
  /// milliseconds before its first instruction.
  package static var directory: String {
    for name in ["Galley_GalleyFaces.resources", "Galley_GalleyFaces.bundle"] {
      let candidate = executableFolder + name + "/Faces"
      if access(candidate, R_OK) == 0 { return candidate }
    }
    return sourceFolder + "Faces"
  }

  /// The folder of the running executable, with a slash at its end.
  private static var executableFolder: String {
    #if os(Linux)
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = buffer.withUnsafeMutableBytes {
        readlink("/proc/self/exe", $0.baseAddress!, $0.count)
      }
      return folder(of: String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self))
    #else
      return folder(of: CommandLine.arguments.first ?? "")
    #endif
  }

  private static var sourceFolder: String { folder(of: #filePath) }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }
}
