internal import CGalleySystem
import GalleyPlatform
internal import Synchronization

/// Tells which files were written, moved or removed, as the kernel reports it.
///
/// Folders are watched, not files: editors save by writing another file and giving it the name, and
/// a watch on the file itself would go with the old one.
package final class FileWatcher: Sendable {
  private struct Folders {
    /// Real paths by the number of the watch.
    var paths: [Int32: String] = [:]
    /// The real paths whose folders, also those made later, are watched with them.
    var deep: Set<String> = []
    #if !os(Linux)
      var stamps: [String: FileStamp] = [:]
    #endif
  }

  private let folders = Mutex(Folders())
  #if os(Linux)
    private let descriptor: Int32
  #endif

  /// Makes a watcher of nothing.
  package init() throws(FileError) {
    #if os(Linux)
      descriptor = galley_watch_open()
      guard descriptor >= 0 else { throw File.failure("watch", "files") }
    #endif
  }

  deinit {
    #if os(Linux)
      _ = close(descriptor)
    #endif
  }

  /// Returns the places under which changes of a file are reported: the place of its name, and that of the
  /// file a link leads to. Spelling does not count; the file need not exist.
  package static func places(of path: String) -> Set<String> {
    let path = FilePath(path)
    let folder = path.folder.string
    var places: Set<String> = []
    if let real = realPath(folder.isEmpty ? "." : folder) {
      places.insert(FilePath(real).appending(path.lastComponent).string)
    }
    if let real = realPath(path.string) { places.insert(real) }
    return places
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Watches where files are or would be; where their folder is not there yet, where it would be.
  package func watch(_ files: some Sequence<String>) {
    var seen: Set<String> = []
    for path in files {
      var folders = Self.places(of: path).map { FilePath($0).folder.string }
      var folder = FilePath(path).folder
      while folders.isEmpty, folder.folder != folder {
        folder = folder.folder
        folders = [Self.realPath(folder.string.isEmpty ? "." : folder.string)].compactMap(\.self)
      }
      for folder in folders where seen.insert(folder).inserted { watch(folder: folder) }
    }
  }

  /// Watches everything below a folder, also in folders that are made later; those whose names
  /// begin with a dot are left out.
  package func watch(below folder: String) {
    if let real = Self.realPath(folder) { _ = watchAll(below: real, depth: 0) }
  }

  /// Everything that is below the folder by now.
  private func watchAll(below folder: String, depth: Int) -> [String] {
    guard depth < 64 else { return [] }
    folders.withLock { _ = $0.deep.insert(folder) }
    watch(folder: folder)
    var found: [String] = []
    for name in (try? Directory.names(in: folder)) ?? [] where !name.hasPrefix(".") {
      let path = FilePath(folder).appending(name).string
      found.append(path)
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
      found += watchAll(below: path, depth: depth + 1)
    }
    return found
  }

  /// Folders below a deep one are watched as soon as they appear; what is in them already may have
  /// come before the watch, so it counts as changed.
  private func adopt(_ path: String) -> [String] {
    let parent = FilePath(path).folder.string
    let isDeep = folders.withLock { $0.deep.contains(parent) }
    guard isDeep, !FilePath(path).lastComponent.hasPrefix("."), Directory.exists(path) else {
      return []
    }
    return watchAll(below: path, depth: 0)
  }
}

#if os(Linux)
  extension FileWatcher {
    private func watch(folder: String) {
      let number = galley_watch_folder(descriptor, folder)
      if number >= 0 { folders.withLock { $0.paths[number] = folder } }
    }

    /// Waits for changes and gives the places that changed, as `places(of:)` names them.
    ///
    /// - Parameter milliseconds: The longest wait; negative waits without end.
    /// - Returns: Nothing when the time is over.
    package func changes(within milliseconds: Int32 = -1) -> Set<String> {
      var changed: Set<String> = []
      var patience = milliseconds
      while wait(patience) {
        changed.formUnion(read())
        // A save consists of several changes; they are reported as one if they follow at once.
        if !changed.isEmpty { patience = Self.settling }
      }
      return changed
    }

    /// Waits until something changed, or until there is something to read from another descriptor.
    ///
    /// - Parameters:
    ///   - other: The other descriptor; a negative one is left out.
    ///   - milliseconds: The longest wait; negative waits without end.
    package func wait(or other: Int32, within milliseconds: Int32 = -1) {
      var waiting = [descriptor, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      _ = poll(&waiting, 2, milliseconds)
    }

    /// The time without further changes after which changes are reported, in milliseconds.
    private static var settling: Int32 { 2 }

    private func wait(_ milliseconds: Int32) -> Bool {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&waiting, 1, milliseconds) > 0
    }

    /// Reads the kernel's events: records of a watch's number, the event, a number that joins moves, the
    /// length of the name, and the name with zeros behind it (inotify(7)).
    private func read() -> Set<String> {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = systemRead(descriptor, &bytes, bytes.count)
      var changed: Set<String> = []
      var place = 0
      while place + 16 <= count {
        let (number, length) = bytes.withUnsafeBytes {
          (
            $0.loadUnaligned(fromByteOffset: place, as: Int32.self),
            Int($0.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
          )
        }
        let end = place + 16 + length
        guard end <= count else { break }
        let name = String(decoding: bytes[(place + 16)..<end].prefix { $0 != 0 }, as: UTF8.self)
        changed.formUnion(told(number, name))
        place = end
      }
      return changed
    }

    private func told(_ number: Int32, _ name: String) -> [String] {
      // Too much happened for the kernel to remember: everything may have changed.
      if number < 0 {
        return folders.withLock { Array($0.paths.values) }.flatMap { folder in
          ((try? Directory.names(in: folder)) ?? []).map { FilePath(folder).appending($0).string }
        }
      }
      guard !name.isEmpty, let folder = folders.withLock({ $0.paths[number] }) else { return [] }
      let path = FilePath(folder).appending(name).string
      return [path] + adopt(path)
    }
  }
#else
  extension FileWatcher {
    private func watch(folder: String) {
      folders.withLock { folders in
        folders.paths[Int32(truncatingIfNeeded: folder.hashValue)] = folder
        folders.stamps.merge(Self.stamps(in: [folder])) { $1 }
      }
    }

    private static func stamps(in folders: [String]) -> [String: FileStamp] {
      var stamps: [String: FileStamp] = [:]
      for folder in folders {
        for name in (try? Directory.names(in: folder)) ?? [] {
          let path = FilePath(folder).appending(name).string
          stamps[path] = FileStamp(of: path)
        }
      }
      return stamps
    }

    /// Waits until something may have changed, or until there is something to read from another
    /// descriptor.
    package func wait(or other: Int32, within milliseconds: Int32 = -1) {
      var waiting = pollfd(fd: other, events: Int16(POLLIN), revents: 0)
      _ = poll(&waiting, 1, milliseconds < 0 ? 100 : min(100, milliseconds))
    }

    /// Waits for changes, by looking at the folders ten times a second, and gives the places that
    /// changed, as `places(of:)` names them.
    ///
    /// - Parameter milliseconds: The longest wait; negative waits without end.
    /// - Returns: Nothing when the time is over.
    package func changes(within milliseconds: Int32 = -1) -> Set<String> {
      var left = milliseconds
      while true {
        let (old, paths) = folders.withLock { ($0.stamps, Array($0.paths.values)) }
        let new = Self.stamps(in: paths)
        let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
        folders.withLock { $0.stamps = new }
        if !changed.isEmpty { return changed.union(changed.flatMap(adopt)) }
        if milliseconds >= 0, left <= 0 { return [] }
        usleep(100_000)
        left -= 100
      }
    }
  }
#endif
