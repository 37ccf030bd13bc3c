import GalleyPlatform

/// The faces that come with Galley.
package enum GalleyFonts {
  /// The folder of faces: beside the running executable, where SwiftPM puts it, or under its
  /// prefix, as in a release (`bin/galley` and `share/galley/Faces`), else in the checkout that
  /// this file was compiled from; nothing when they are in none of these. Costs one system call
  /// to three.
  ///
  /// Foundation's `Bundle` would find it too, but linking Foundation costs every process two
  /// milliseconds before its first instruction.
  package static var installed: String? {
    let beside = executableFolder
    let places = [
      beside + "Galley_GalleyFaces.resources/Faces", released,
      beside + "Galley_GalleyFaces.bundle/Faces", folder(of: #filePath) + "Faces",
    ]
    return places.first { access($0, R_OK) == 0 }
  }

  /// The folder of faces; where a release has it, when they are missing.
  package static var directory: String { installed ?? released }

  /// Where the faces of a release lie.
  private static var released: String {
    let folder = executableFolder
    return (folder.hasSuffix("/bin/") ? String(folder.dropLast(4)) : folder + "../")
      + "share/galley/Faces"
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

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }
}
