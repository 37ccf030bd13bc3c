internal import CGalleySystem
import GalleyPlatform
internal import Synchronization

/// Reports which files were written, moved or removed: as the kernel does, and where it does not, by looking
/// at the folders again and again.
///
/// Folders are watched, not files: editors save by writing another file and giving it the name, and
/// a watch on the file itself would go with the old one. The kernel reports nothing about folders of other
/// machines, such as mounts of containers, and about no more folders than its limits allow.
package final class FileWatcher: Sendable {
  /// The kind of an entry of a folder.
  private enum Entry: Equatable {
    case folder
    case file(FileStamp)
  }

  private struct Folders {
    /// The real paths of the watched folders.
    var paths: Set<String> = []
    /// Real paths by the number of the kernel's watch.
    var reported: [Int32: String] = [:]
    /// The real paths whose folders, also those made later, are watched with them.
    var deep: Set<String> = []
    /// The entries of the watched folders, by path.
    var entries: [String: Entry] = [:]
    var nextLook = ContinuousClock.now
  }

  private let folders = Mutex(Folders())
  /// The descriptor of the kernel's reports; negative without them.
  private let descriptor: Int32

  /// The time between two looks at the folders, in milliseconds.
  private var period: Int32 { descriptor < 0 ? 100 : 2_000 }

  /// Makes a watcher of nothing.
  ///
  /// - Parameter hasReports: False to look at the folders alone.
  package init(hasReports: Bool = true) {
    #if os(Linux)
      descriptor = hasReports ? galley_watch_open() : -1
    #else
      descriptor = -1
    #endif
  }

  deinit {
    if descriptor >= 0 { _ = close(descriptor) }
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

  private func watch(folder: String) {
    let isKnown = folders.withLock { !$0.paths.insert(folder).inserted }
    #if os(Linux)
      // A folder may have been made anew under its name.
      let number = descriptor < 0 ? -1 : galley_watch_folder(descriptor, folder)
      if number >= 0 { folders.withLock { $0.reported[number] = folder } }
    #endif
    if isKnown { return }
    let entries = Self.entries(in: folder)
    folders.withLock { $0.entries.merge(entries) { $1 } }
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

  // MARK: Changes

  /// Waits for changes and gives the places that changed, as `places(of:)` names them.
  ///
  /// - Parameter milliseconds: The longest wait; negative waits without end.
  /// - Returns: Nothing when the time is over.
  package func changes(within milliseconds: Int32 = -1) -> Set<String> {
    let end = milliseconds < 0 ? nil : ContinuousClock.now + .milliseconds(milliseconds)
    while true {
      let rest = end.map { max(0, Self.milliseconds(until: $0)) }
      let changed = reports(within: min(rest ?? .max, untilNextLook))
      if !changed.isEmpty {
        note(changed)
        return changed
      }
      if untilNextLook == 0 {
        let found = look()
        if !found.isEmpty { return found }
      }
      if rest == 0 { return [] }
    }
  }

  /// Waits until something may have changed, or until there is something to read from another descriptor.
  ///
  /// - Parameters:
  ///   - other: The other descriptor; a negative one is left out.
  ///   - milliseconds: The longest wait; negative waits for the next look at the folders.
  package func wait(or other: Int32, within milliseconds: Int32 = -1) {
    var waiting = [descriptor, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&waiting, 2, milliseconds < 0 ? untilNextLook : min(milliseconds, untilNextLook))
  }

  private var untilNextLook: Int32 {
    max(0, Self.milliseconds(until: folders.withLock { $0.nextLook }))
  }

  private static func milliseconds(until instant: ContinuousClock.Instant) -> Int32 {
    let rest = ContinuousClock.now.duration(to: instant)
    return Int32(clamping: Int(saturating: (rest / .milliseconds(1)).rounded(.up)))
  }

  /// Looks at all watched folders.
  ///
  /// - Returns: The places that differ from the known entries. Linear in the number of files.
  private func look() -> Set<String> {
    let (old, paths) = folders.withLock { ($0.entries, $0.paths) }
    let new = paths.reduce(into: [:]) { $0.merge(Self.entries(in: $1)) { $1 } }
    let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    folders.withLock {
      for place in changed { $0.entries[place] = new[place] }
      $0.nextLook = .now + .milliseconds(period)
    }
    return changed.union(changed.flatMap(adopt))
  }

  /// Keeps what was reported from being found by the next look.
  private func note(_ places: Set<String>) {
    let entries = places.map { ($0, Self.entry(at: $0)) }
    folders.withLock { for (place, entry) in entries { $0.entries[place] = entry } }
  }

  private static func entries(in folder: String) -> [String: Entry] {
    let names = (try? Directory.names(in: folder)) ?? []
    return names.reduce(into: [:]) { entries, name in
      let path = FilePath(folder).appending(name).string
      entries[path] = entry(at: path)
    }
  }

  private static func entry(at path: String) -> Entry? {
    if Directory.exists(path) { return .folder }
    return FileStamp(of: path).map(Entry.file)
  }
}

#if os(Linux)
  extension FileWatcher {
    /// The time without further changes after which changes are reported, in milliseconds.
    private static var settling: Int32 { 2 }

    /// Waits for reports of the kernel and gives their places.
    private func reports(within milliseconds: Int32) -> Set<String> {
      var changed: Set<String> = []
      var patience = milliseconds
      while wait(patience) {
        changed.formUnion(read())
        // A save consists of several changes; they are reported as one if they follow at once.
        if !changed.isEmpty { patience = Self.settling }
      }
      return changed
    }

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
        return folders.withLock { $0.paths }.flatMap { folder in
          ((try? Directory.names(in: folder)) ?? []).map { FilePath(folder).appending($0).string }
        }
      }
      guard !name.isEmpty, let folder = folders.withLock({ $0.reported[number] }) else { return [] }
      let path = FilePath(folder).appending(name).string
      return [path] + adopt(path)
    }
  }
#else
  extension FileWatcher {
    /// Waits; this system is only looked at.
    private func reports(within milliseconds: Int32) -> Set<String> {
      usleep(UInt32(milliseconds) * 1_000)
      return []
    }
  }
#endif
