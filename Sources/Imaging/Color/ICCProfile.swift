internal import GalleySystem

/// A profile as files carry it (ISO 15076-1): of those for screens the curves and the matrix.
struct ICCProfile {
  private let bytes: [UInt8]
  private var tags: [String: Range<Int>] = [:]

  /// Finds the parts; nil for other bytes.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count >= 132, text(36) == "acsp", let count = number(128, 4), count <= 256 else {
      return nil
    }
    for index in 0..<count {
      let entry = 132 + 12 * index
      guard let name = text(entry), let start = number(entry + 4, 4),
        let length = number(entry + 8, 4), start <= bytes.count, length <= bytes.count - start
      else { return nil }
      tags[name] = start..<start + length
    }
  }

  private func number(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number in steps of 1/65,536.
  private func fixed(_ offset: Int) -> Int? {
    number(offset, 4).map { Int(Int32(truncatingIfNeeded: $0)) }
  }

  private func text(_ offset: Int) -> String? {
    guard offset + 4 <= bytes.count else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }

  /// The name that the profile has for people, on one line; nil for none.
  var name: String? {
    guard let range = tags["desc"], range.count >= 12 else { return nil }
    let start = range.lowerBound
    let found: String
    switch text(start) {
    case "desc":
      guard let count = number(start + 8, 4), count <= range.count - 12 else { return nil }
      found = String(decoding: bytes[start + 12..<start + 12 + count], as: UTF8.self)
    case "mluc":
      // The first language.
      guard range.count >= 28, let count = number(start + 20, 4),
        let offset = number(start + 24, 4), offset <= range.count, count <= range.count - offset
      else { return nil }
      let units = stride(from: start + offset, to: start + offset + count - 1, by: 2)
        .compactMap { number($0, 2).map { UInt16(truncatingIfNeeded: $0) } }
      found = String(decoding: units, as: UTF16.self)
    default: return nil
    }
    let name = String(
      String.UnicodeScalarView(found.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F })
    )
    return name.isEmpty ? nil : String(name.prefix(60))
  }

  /// The conversion to sRGB; nil for a profile of another kind.
  var conversion: ColorProfile? {
    guard text(20) == "XYZ " else { return nil }
    if text(16) == "GRAY" {
      // Grey is as white as the profile's white, whatever that is.
      guard let curve = curve("kTRC") else { return nil }
      return ColorProfile(
        curves: [curve, curve, curve],
        primaries: ColorProfile.sRGB)
    }
    guard text(16) == "RGB ", let red = point("rXYZ"), let green = point("gXYZ"),
      let blue = point("bXYZ"), let first = curve("rTRC"), let second = curve("gTRC"),
      let third = curve("bTRC")
    else { return nil }
    return ColorProfile(
      curves: [first, second, third],
      primaries: (0..<3).flatMap { [red[$0], green[$0], blue[$0]] })
  }

  private func point(_ tag: String) -> [Int]? {
    guard let range = tags[tag], range.count >= 20, text(range.lowerBound) == "XYZ " else {
      return nil
    }
    let start = range.lowerBound + 8
    let values = [0, 4, 8].compactMap { fixed(start + $0) }
    return values.count == 3 ? values : nil
  }

  /// The light of the 256 steps of a channel, up to 65,535.
  private func curve(_ tag: String) -> [Int]? {
    guard let range = tags[tag], range.count >= 12 else { return nil }
    let start = range.lowerBound
    switch text(start) {
    case "curv":
      guard let count = number(start + 8, 4), 12 + 2 * count <= range.count else { return nil }
      if count == 0 { return ColorProfile.curve { $0 } }
      if count == 1 {
        return number(start + 12, 2).map { gamma in
          ColorProfile.curve { $0.raised(to: Double(gamma) / 256) }
        }
      }
      let table = (0..<count).compactMap { number(start + 12 + 2 * $0, 2) }
      return (0..<256).map { step in
        // Between two entries, to the nearest.
        let place = step * (count - 1)
        let index = min(place / 255, count - 2)
        let share = place - 255 * index
        return table[index] + ((table[index + 1] - table[index]) * share + 127) / 255
      }
    case "para": return parametric(start, range.count)
    default: return nil
    }
  }

  /// The five kinds of section 10.18.
  private func parametric(_ start: Int, _ length: Int) -> [Int]? {
    let counts = [1, 3, 4, 5, 7]
    guard let kind = number(start + 8, 2), counts.indices.contains(kind),
      12 + 4 * counts[kind] <= length
    else { return nil }
    let p = (0..<counts[kind]).compactMap { fixed(start + 12 + 4 * $0) }
      .map { Double($0) / 65_536 }
    guard p.count == counts[kind], p[0] >= 0 else { return nil }
    func power(_ base: Double) -> Double { max(0, min(1, base)).raised(to: p[0]) }
    switch kind {
    case 0: return ColorProfile.curve(power)
    case 1 where p[1] != 0:
      return ColorProfile.curve { $0 >= -p[2] / p[1] ? power(p[1] * $0 + p[2]) : 0 }
    case 2 where p[1] != 0:
      return ColorProfile.curve { $0 >= -p[2] / p[1] ? power(p[1] * $0 + p[2]) + p[3] : p[3] }
    case 3: return ColorProfile.curve { $0 >= p[4] ? power(p[1] * $0 + p[2]) : p[3] * $0 }
    case 4:
      return ColorProfile.curve { $0 >= p[4] ? power(p[1] * $0 + p[2]) + p[5] : p[3] * $0 + p[6] }
    default: return nil
    }
  }
}
