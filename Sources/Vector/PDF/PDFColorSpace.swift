import GalleyDesign

/// What the numbers of a colour mean (ISO 32000-1, section 8.6).
///
/// Profiles are not applied: a space with one is what its number of components says. Inks are mixed
/// as the plain complement, which is brighter than what is printed.
indirect enum PDFColorSpace: Sendable {
  case gray
  case rgb
  case cmyk
  /// CIELAB with the limits of its two axes.
  case lab([Double])
  case indexed(PDFColorSpace, highest: Int, table: [UInt8])
  /// Inks of other names, through the colours that stand for them.
  case tint(Int, PDFColorSpace, PDFFunction)
  /// Patterns, those without colours in a space.
  case pattern(PDFColorSpace?)

  /// The number of components of a colour.
  var components: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .tint(let count, _, _): count
    case .pattern(let base): base?.components ?? 0
    }
  }

  /// The steps that the functions of a colour take.
  var cost: Int {
    switch self {
    case .gray, .rgb, .cmyk, .lab: 0
    case .indexed(let base, _, _): base.cost
    case .tint(_, let base, let function): function.cost + base.cost
    case .pattern(let base): base?.cost ?? 0
    }
  }

  /// The colour that is taken until another one is asked for.
  var first: [Double] {
    switch self {
    case .cmyk: [0, 0, 0, 1]
    case .tint(let count, _, _): Array(repeating: 1, count: count)
    default: Array(repeating: 0, count: components)
    }
  }

  /// What pictures' samples are mapped to unless they say something else.
  func decode(bits: Int) -> [Double] {
    switch self {
    case .indexed: [0, Double((1 << bits) - 1)]
    case .lab(let range): [0, 100] + range
    default: (0..<components).flatMap { _ in [0, 1] }
    }
  }

  /// A colour on a screen; of too few numbers the missing ones are 0.
  func color(_ numbers: [Double]) -> RGBAColor {
    func number(_ index: Int) -> Double {
      index < numbers.count ? max(0, min(1, numbers[index])) : 0
    }
    switch self {
    case .gray: return RGBAColor(red: number(0), green: number(0), blue: number(0))
    case .rgb: return RGBAColor(red: number(0), green: number(1), blue: number(2))
    case .cmyk:
      let light = 1 - number(3)
      return RGBAColor(
        red: (1 - number(0)) * light, green: (1 - number(1)) * light,
        blue: (1 - number(2)) * light)
    case .lab(let range):
      let axes = numbers.dropFirst().prefix(2).enumerated().map { index, value in
        max(range[2 * index], min(range[2 * index + 1], value))
      }
      return TokenColor(.lab, [numbers.first ?? 0] + axes).core
    case .indexed(let base, let highest, let table):
      let index = max(0, min(highest, Int(saturating: numbers.first ?? 0)))
      let count = base.components
      let decode = base.decode(bits: 8)
      let entry = (0..<count).map { place in
        let byte = index * count + place
        let value = byte < table.count ? Double(table[byte]) / 255 : 0
        return decode[2 * place] + value * (decode[2 * place + 1] - decode[2 * place])
      }
      return base.color(entry)
    case .tint(_, let base, let function): return base.color(function(numbers))
    case .pattern(let base): return base?.color(numbers) ?? .black
    }
  }
}

extension PDFReader {
  /// The space of a name among the resources, of a device, or of an array.
  mutating func colorSpace(_ value: PDFValue?, depth: Int = 0) throws(PDFError) -> PDFColorSpace {
    guard depth < 8 else { throw PDFError("colour spaces are nested too deeply") }
    var value = try file.resolved(value)
    if let name = value.name, let known = try resource("ColorSpace", name) {
      value = try file.resolved(known)
    }
    if let name = value.name {
      if let space = Self.deviceSpace(name) { return space }
      throw PDFError("there is no colour space \"\(name.prefix(40))\"")
    }
    guard let array = value.array, let family = try file.resolved(array.first).name else {
      throw PDFError("expected a colour space")
    }
    func part(_ index: Int) -> PDFValue? { index < array.count ? array[index] : nil }
    switch family {
    case "ICCBased":
      let profile = try file.resolved(part(1)).dictionary ?? [:]
      switch try file.entry("N", of: profile).integer {
      case 1: return .gray
      case 3: return .rgb
      case 4: return .cmyk
      default: return try colorSpace(profile["Alternate"], depth: depth + 1)
      }
    case "CalGray": return .gray
    case "CalRGB": return .rgb
    case "Lab":
      let entries = try file.resolved(part(1)).dictionary ?? [:]
      let range = try file.numbers(entries["Range"]) ?? []
      return .lab(range.count == 4 ? range : [-100, 100, -100, 100])
    case "Indexed", "I":
      let base = try colorSpace(part(1), depth: depth + 1)
      let highest = try file.resolved(part(2)).integer ?? 255
      let table: [UInt8]
      switch try file.resolved(part(3)) {
      case .text(let bytes): table = bytes
      case .stream(let stream): table = try file.bytes(of: stream)
      default: throw PDFError("expected the table of an indexed colour space")
      }
      return .indexed(base, highest: max(0, min(255, highest)), table: table)
    case "Separation", "DeviceN":
      let names = try file.resolved(part(1)).array?.count ?? 1
      let base = try colorSpace(part(2), depth: depth + 1)
      let count = family == "DeviceN" ? max(1, min(32, names)) : 1
      guard let function = try function(part(3)) else { return .tint(count, .gray, .dark(count)) }
      return .tint(count, base, function)
    case "Pattern":
      return .pattern(try array.count > 1 ? colorSpace(part(1), depth: depth + 1) : nil)
    default:
      if let space = Self.deviceSpace(family) { return space }
      throw PDFError("there is no colour space \"\(family.prefix(40))\"")
    }
  }

  private static func deviceSpace(_ name: String) -> PDFColorSpace? {
    switch name {
    case "DeviceGray", "G", "CalGray": .gray
    case "DeviceRGB", "RGB", "CalRGB": .rgb
    case "DeviceCMYK", "CMYK": .cmyk
    case "Pattern": .pattern(nil)
    default: nil
    }
  }
}

extension PDFFunction {
  /// The first ink as darkness, where the function of an ink is not read.
  fileprivate static func dark(_ count: Int) -> PDFFunction {
    .exponential(from: [1], to: [0], exponent: 1)
  }
}
