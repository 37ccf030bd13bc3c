import GalleyPlatform

/// Tells one build of the running program from the next.
package enum RunningProgram {
  /// A hash of path, length and time of change of the executable and of every library it runs with. For an
  /// executable from an archive, which gives many builds the same time in whole seconds, the content counts
  /// as well. Nil if the system does not provide it, or if one of the files was replaced since.
  package static var digest: UInt64? {
    #if os(Linux)
      guard let maps = try? File.read("/proc/self/maps"),
        let executable = File.resolved("/proc/self/exe")
      else { return nil }
      var hash = ContentHash(seed: 9)
      for path in codeFiles(String(decoding: maps, as: UTF8.self)) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        hash.add(path)
        hash.add(UInt64(bitPattern: Int64(status.st_size)))
        hash.add(UInt64(bitPattern: Int64(status.st_mtim.tv_sec)))
        hash.add(UInt64(bitPattern: Int64(status.st_mtim.tv_nsec)))
        if path == executable, status.st_mtim.tv_nsec == 0 {
          guard let content = File.digest(path) else { return nil }
          hash.add(content)
        }
      }
      return hash.value
    #else
      return nil
    #endif
  }

  /// The files whose code may run, each once, in the order of their paths.
  private static func codeFiles(_ maps: String) -> [String] {
    // 7f1c…-7f1d… r-xp 00001000 08:01 1234   /usr/lib/libcairo.so.2
    var paths: Set<String> = []
    for line in maps.split(separator: "\n") {
      guard let slash = line.firstIndex(of: "/"),
        line.split(separator: " ", maxSplits: 2).dropFirst().first?.contains("x") == true
      else { continue }
      paths.insert(String(line[slash...]))
    }
    return paths.sorted()
  }

  /// A hash of the factors that may let the same code compute differently: the kind of processor and its
  /// abilities, and the variables by which libraries choose among their ways of computing. Nil if the system
  /// does not provide it.
  package static var surroundings: UInt64? {
    #if os(Linux)
      guard let text = try? File.read("/proc/cpuinfo") else { return nil }
      // One block for each processor; those of a machine are taken to be alike.
      let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).prefix {
        !$0.isEmpty
      }
      let known = lines.map { String(decoding: $0, as: UTF8.self) }.filter { line in
        processorKeys.contains { line.hasPrefix($0) }
      }
      guard !known.isEmpty else { return nil }
      var hash = ContentHash(seed: 12)
      for line in known { hash.add(line) }
      for (name, value) in ProcessVariables.all.sorted(by: { $0.key < $1.key })
      where variablePrefixes.contains(where: { name.hasPrefix($0) }) {
        hash.add(name)
        hash.add(value)
      }
      return hash.value
    #else
      return nil
    #endif
  }

  private static let processorKeys = [
    "vendor_id", "cpu family", "model", "stepping", "flags", "CPU ", "Features", "isa", "uarch",
  ]
  private static let variablePrefixes = [
    "PIXMAN_", "CAIRO_", "FREETYPE_", "HB_", "GLIBC_TUNABLES", "LD_",
  ]
}
