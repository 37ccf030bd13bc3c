import GalleyPlatform

/// The files in a folder and in those below it, for finding out if anything in them has changed: by their
/// bytes, or by the system's status of them without reading.
///
/// Names that begin with `.` or `_` are left out, and folders with a dot in their name are not looked
/// into, as a corpus is read. Sums over all entries do not depend on the order in which the file system
/// lists them. Names and bytes go into keyed hashes: an attacker who can change files, but does not know the key,
/// cannot make others that look the same.
package struct FolderTree: Sendable {
  /// The values that distinguish a state of the files from another.
  package struct State: Hashable, Sendable {
    /// A hash of all names and of the bytes of the files that count; nil if it was not requested, or if one
    /// of them cannot be read.
    package var content: UInt64?
    /// A hash of all names and of number, length and times of the files that count.
    package var stamps: UInt64
    /// The time at which a file that counts, its name or its rights changed last, in nanoseconds since 1970.
    package var newest: Int64
  }

  /// The state of one file.
  package struct Look: Hashable, Sendable {
    /// The hash of its path, as `hash(of:)` gives it.
    package var path: UInt64
    /// A hash of its number, length and times.
    package var stamp: UInt64
    /// The time at which it, its name or its rights changed last, in nanoseconds since 1970.
    package var newest: Int64
    /// The hash of its bytes; nil if they were not requested, or cannot be read.
    package var digest: UInt64?
  }

  /// The key of the hashes.
  package let key: HashKey
  /// The paths of the files that count, each ended by a zero.
  private var paths: [CChar] = []
  private var places: [Int] = []
  /// A hash of the names of everything.
  private var names: UInt64 = 0
  /// The number of files that suffice to recognise a checkout that was seen before.
  private static let probed = 16

  /// Lists a folder and those below it.
  ///
  /// - Parameter counts: True if the bytes of a file count, by its name.
  /// - Returns: Nil when a folder cannot be listed.
  package init?(
    root: String, key: HashKey, counts: (UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    self.key = key
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
          names &+= hash(place)
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
    // Links are followed; some file systems do not report the type of an entry.
    guard type == Int32(DT_LNK) || type == Int32(DT_UNKNOWN) else { return false }
    var status = stat()
    return paths.withUnsafeBufferPointer { stat($0.baseAddress! + place, &status) } == 0
      && status.st_mode & S_IFMT == S_IFDIR
  }

  private func hash(_ place: Int) -> UInt64 {
    paths.withUnsafeBytes { bytes in
      let rest = UnsafeRawBufferPointer(rebasing: bytes[place...])
      return KeyedHash.of(
        UnsafeRawBufferPointer(rebasing: rest[..<strlen(rest.baseAddress!)]), key: key)
    }
  }

  /// A few of the stamps; equal for the same checkout unless just these files changed.
  package var probe: UInt64 {
    places.prefix(Self.probed).reduce(UInt64(places.count)) { sum, place in
      let look = look(place, status(place))
      return sum &+ Self.mixed(look.path, look.stamp)
    }
  }

  /// Looks at all files, on as many threads as given.
  ///
  /// - Parameter reading: True if bytes are read.
  package func state(reading: Bool, threads: Int) -> State {
    state(of: look(reading: reading, threads: threads), reading: reading)
  }

  /// The state of all files that were looked at.
  ///
  /// - Parameter reading: True if bytes count; they were read.
  package func state(of looks: [Look], reading: Bool) -> State {
    var state = State(content: reading ? names : nil, stamps: names, newest: 0)
    for look in looks {
      state.content = state.content.flatMap { sum in
        look.digest.map { sum &+ Self.mixed(look.path, $0) }
      }
      state.stamps &+= Self.mixed(look.path, look.stamp)
      state.newest = max(state.newest, look.newest)
    }
    return state
  }

  /// Looks at all files, on as many threads as given, in the order of the list.
  package func look(reading: Bool, threads: Int) -> [Look] {
    let size = 64
    return Workers.map(
      (places.count + size - 1) / size, threads: threads, scratch: [UInt8]()
    ) { memory, part -> [Look] in
      places[(part * size)..<min((part + 1) * size, places.count)].map { place in
        guard reading else { return look(place, status(place)) }
        return read(place, &memory)
      }
    }.flatMap(\.self)
  }

  /// Reads the files at some places of a list of looks, on as many threads as given.
  package func read(_ wanted: [Int], threads: Int) -> [Look] {
    Workers.map(wanted.count, threads: threads, scratch: [UInt8]()) { memory, index in
      read(places[wanted[index]], &memory)
    }
  }

  private func read(_ place: Int, _ memory: inout [UInt8]) -> Look {
    var status = stat()
    let digest = paths.withUnsafeBufferPointer {
      File.digest(at: $0.baseAddress! + place, key: key, memory: &memory, status: &status)
    }
    var look = look(place, status)
    look.digest = digest
    return look
  }

  /// The hash by which looks name a path.
  package func hash(of path: String) -> UInt64 {
    var path = path
    return path.withUTF8 { KeyedHash.of(UnsafeRawBufferPointer($0), key: key) }
  }

  /// A hash of all names, those of files that do not count included.
  package var namesDigest: UInt64 { names }

  /// Returns the system's status of a file; all zeros if it no longer exists.
  private func status(_ place: Int) -> stat {
    var status = stat()
    let result = paths.withUnsafeBufferPointer { stat($0.baseAddress! + place, &status) }
    return result == 0 ? status : stat()
  }

  private func look(_ place: Int, _ status: stat) -> Look {
    #if canImport(Darwin)
      let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (written, changed) = (status.st_mtim, status.st_ctim)
    #endif
    var stamp = ContentHash(seed: UInt64(status.st_ino))
    stamp.add(UInt64(bitPattern: Int64(status.st_size)))
    var newest: Int64 = 0
    for time in [written, changed] {
      let time = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
      stamp.add(UInt64(bitPattern: time))
      newest = max(newest, time)
    }
    return Look(path: hash(place), stamp: stamp.value, newest: newest)
  }

  private static func mixed(_ path: UInt64, _ number: UInt64) -> UInt64 {
    var hash = ContentHash(seed: path)
    hash.add(number)
    return hash.value
  }
}
