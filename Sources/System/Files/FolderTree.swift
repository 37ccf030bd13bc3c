import GalleyPlatform

/// The files in a folder and in those below it, for finding out whether anything in them has changed:
/// by their bytes, or by what the system says of them without reading.
///
/// Names that begin with `.` or `_` are left out, and folders with a dot in their name are not looked
/// into, as a corpus is read. Sums over all entries do not depend on the order in which the file system
/// lists them.
package struct FolderTree: Sendable {
  /// What tells a state of the files from another.
  package struct State: Hashable, Sendable {
    /// A hash of all names and of the bytes of the files that count; nil when it was not asked for, or
    /// when one of them cannot be read.
    package var content: UInt64?
    /// A hash of all names and of number, length and times of the files that count.
    package var stamps: UInt64
    /// When a file that counts, its name or its rights changed last, in nanoseconds since 1970.
    package var newest: Int64
  }

  /// The paths of the files that count, each ended by a zero.
  private var paths: [CChar] = []
  private var places: [Int] = []
  /// A hash of the names of everything.
  private var names: UInt64 = 0
  /// So many files tell whether this is the checkout that was seen before.
  private static let probed = 16

  /// Lists a folder and those below it.
  ///
  /// - Parameter counts: Whether the bytes of a file count, by its name.
  /// - Returns: Nil when a folder cannot be listed.
  package init?(root: String, counts: (UnsafeBufferPointer<UInt8>) -> Bool) {
    guard visit(root, depth: 0, counts) else { return nil }
  }

  /// The number of files that count.
  package var count: Int { places.count }

  private mutating func visit(
    _ folder: String, depth: Int, _ counts: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    guard depth < 64, let stream = opendir(folder) else { return depth >= 64 }
    defer { closedir(stream) }
    let start = Array("\(folder)/".utf8CString.dropLast())
    var folders: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let type = Int32(entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: UInt8.self, capacity: 256) { name in
          let name = UnsafeBufferPointer(start: name, count: strlen(name))
          guard let first = name.first, first != 0x2E, first != 0x5F else { return }
          let place = paths.count
          paths += start
          name.withMemoryRebound(to: CChar.self) { paths += $0 }
          paths.append(0)
          names &+= hash(place, 1)
          if counts(name) {
            places.append(place)
            return
          }
          let isFolder = !name.contains(0x2E) && Self.isFolder(type, at: place, in: paths)
          if isFolder { folders.append("\(folder)/\(String(decoding: name, as: UTF8.self))") }
          paths.removeSubrange(place...)
        }
      }
      errno = 0
    }
    guard errno == 0 else { return false }
    for folder in folders where !visit(folder, depth: depth + 1, counts) { return false }
    return true
  }

  private static func isFolder(_ type: Int32, at place: Int, in paths: [CChar]) -> Bool {
    if type == Int32(DT_DIR) { return true }
    // Links are followed; some file systems do not tell what an entry is.
    guard type == Int32(DT_LNK) || type == Int32(DT_UNKNOWN) else { return false }
    var status = stat()
    return paths.withUnsafeBufferPointer { stat($0.baseAddress! + place, &status) } == 0
      && status.st_mode & S_IFMT == S_IFDIR
  }

  /// A hash of a path with a number.
  private func hash(_ place: Int, _ number: UInt64) -> UInt64 {
    paths.withUnsafeBytes { bytes in
      let rest = UnsafeRawBufferPointer(rebasing: bytes[place...])
      var hash = ContentHash(seed: number)
      hash.add(UnsafeRawBufferPointer(rebasing: rest[..<strlen(rest.baseAddress!)]))
      return hash.value
    }
  }

  /// A few of the stamps; equal for the same checkout unless just these files changed.
  package var probe: UInt64 {
    var (sum, newest) = (UInt64(places.count), Int64(0))
    for place in places.prefix(Self.probed) { add(status(place), of: place, to: &sum, &newest) }
    return sum
  }

  /// Looks at all files, on as many threads as given.
  ///
  /// - Parameter reading: Whether bytes are read.
  package func state(reading: Bool, threads: Int) -> State {
    let size = 64
    let parts = Workers.map(
      (places.count + size - 1) / size, threads: threads, scratch: [UInt8]()
    ) { memory, part -> State in
      var state = State(content: reading ? 0 : nil, stamps: 0, newest: 0)
      for place in places[(part * size)..<min((part + 1) * size, places.count)] {
        var status = stat()
        if let sum = state.content {
          let digest = paths.withUnsafeBufferPointer {
            File.digest(at: $0.baseAddress! + place, memory: &memory, status: &status)
          }
          state.content = digest.map { sum &+ hash(place, $0) }
        } else {
          status = self.status(place)
        }
        add(status, of: place, to: &state.stamps, &state.newest)
      }
      return state
    }
    return parts.reduce(into: State(content: reading ? names : nil, stamps: names, newest: 0)) {
      state, part in
      state.content = state.content.flatMap { sum in part.content.map { sum &+ $0 } }
      state.stamps &+= part.stamps
      state.newest = max(state.newest, part.newest)
    }
  }

  /// What the system says of a file; all zeros when there is none any more.
  private func status(_ place: Int) -> stat {
    var status = stat()
    let result = paths.withUnsafeBufferPointer { stat($0.baseAddress! + place, &status) }
    return result == 0 ? status : stat()
  }

  private func add(
    _ status: stat, of place: Int, to sum: inout UInt64, _ newest: inout Int64
  ) {
    #if canImport(Darwin)
      let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (written, changed) = (status.st_mtim, status.st_ctim)
    #endif
    var stamp = ContentHash(seed: UInt64(status.st_ino))
    stamp.add(UInt64(bitPattern: Int64(status.st_size)))
    for time in [written, changed] {
      let time = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
      stamp.add(UInt64(bitPattern: time))
      newest = max(newest, time)
    }
    sum &+= hash(place, stamp.value)
  }
}
