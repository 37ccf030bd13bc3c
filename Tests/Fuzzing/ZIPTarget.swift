import GalleyPlatform
import GalleySystem

@testable import GalleyArchives

/// ZIP archives, every file in them unpacked.
enum ZIPTarget: FuzzTarget {
  private static let path = "/dev/shm/galley-fuzz-\(getpid()).zip"

  static func run(_ bytes: [UInt8]) {
    do {
      try File.write(bytes, to: path)
      let archive = try ZIPArchive(path: path)
      for entry in archive.entries where entry.size < 1 << 20 {
        precondition(ZIPEntry.isSafe(entry.name))
        _ = try archive.content(of: entry)
      }
    } catch {
      precondition(!"\(error)".isEmpty)
    }
    unlink(path)
  }
}
