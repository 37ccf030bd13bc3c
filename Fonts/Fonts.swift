import GalleyFaces
import GalleyPlatform

/// The faces that come with Galley.
package enum GalleyFonts {
  /// The folder of faces: beside the running executable, where SwiftPM puts it, or under its
  /// prefix, as in a release (`bin/galley` and `share/galley/Faces`), beside the shared library that
  /// this code is in, else in the checkout that this file was compiled from; nothing when they are in none of
  /// these. Costs one system call to four.
  ///
  /// Foundation's `Bundle` would find it too, but linking Foundation costs every process two
  /// milliseconds before its first instruction.
  package static var installed: String? {
    let beside = executableFolder
    let places = [
      beside + "Galley_GalleyFaces.resources/Faces", released,
      beside + "Galley_GalleyFaces.bundle/Faces",
    ]
    return places.first(where: isReadable) ?? libraryFolder.map { $0 + "Faces" }.flatMap(readable)
      ?? checkout.flatMap(readable)
  }

  /// The folder in the checkout that this file was compiled from. What is published has none: a folder of
  /// the machine that built it would say nothing elsewhere, and make the same commit other bytes in another
  /// folder.
  private static var checkout: String? {
    #if PUBLISHED
      nil
    #else
      folder(of: #filePath) + "Faces"
    #endif
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

  /// The folder of the shared library that has this code; nil where the executable has it.
  private static var libraryFolder: String? {
    guard let image = galley_faces_image() else { return nil }
    let path = String(cString: image)
    return path.hasSuffix(".so") || path.hasSuffix(".dylib") ? folder(of: path) : nil
  }

  private static func readable(_ path: String) -> String? { isReadable(path) ? path : nil }

  private static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }
}
