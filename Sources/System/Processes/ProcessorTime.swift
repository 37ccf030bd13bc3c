/// The processor time that programs have used.
package enum ProcessorTime {
  /// The time of a process and of those that it has started, in the system's ticks; nil where `/proc` does not
  /// show the process.
  ///
  /// A process that has ended counts in the parent that waited for it, so that the sum may fall without one. The
  /// cost grows with the number of processes of the machine.
  package static func ticks(of process: Int32) -> UInt64? {
    guard let names = try? Directory.names(in: "/proc") else { return nil }
    var (times, children): ([Int32: UInt64], [Int32: [Int32]]) = ([:], [:])
    for name in names {
      guard let number = Int32(name), let bytes = try? File.read("/proc/\(name)/stat"),
        let (parent, time) = read(String(decoding: bytes, as: UTF8.self))
      else { continue }
      times[number] = time
      children[parent, default: []].append(number)
    }
    guard times[process] != nil else { return nil }
    var (sum, waiting): (UInt64, [Int32]) = (0, [process])
    while let next = waiting.popLast() {
      sum &+= times[next] ?? 0
      waiting += children[next] ?? []
    }
    return sum
  }

  /// The parent and the time of a process from its line in `/proc`, whose fields proc(5) lists. The name of the
  /// program, in parentheses, may contain spaces and parentheses itself.
  static func read(_ line: String) -> (parent: Int32, time: UInt64)? {
    guard let name = line.lastIndex(of: ")") else { return nil }
    let fields = line[name...].split(separator: " ").dropFirst()
    let times = fields.dropFirst(11).prefix(4).compactMap { UInt64($0) }
    guard let parent = fields.dropFirst().first.flatMap({ Int32($0) }), times.count == 4 else {
      return nil
    }
    return (parent, times.reduce(0, &+))
  }
}
