/// Assembles binary property lists, right or wrong, for tests.
struct BinaryListBuilder {
  var objects: [[UInt8]]
  var top = 0
  var offsetSize = 1
  var referenceSize = 1
  /// Replaces the offsets of objects by others.
  var offsets: [Int: Int] = [:]
  var count: Int?
  var tableOffset: Int?

  init(objects: [[UInt8]]) {
    self.objects = objects
  }

  var bytes: [UInt8] {
    var bytes = Array("bplist00".utf8)
    var table: [Int] = []
    for object in objects {
      table.append(bytes.count)
      bytes += object
    }
    let tableStart = tableOffset ?? bytes.count
    for (index, offset) in table.enumerated() {
      bytes += Self.bigEndian(offsets[index] ?? offset, size: offsetSize)
    }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [count ?? objects.count, top, tableStart] {
      bytes += Self.bigEndian(number, size: 8)
    }
    return bytes
  }

  private static func bigEndian(_ value: Int, size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
