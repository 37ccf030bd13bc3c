internal import GalleyPlatform

/// A function from numbers to numbers (ISO 32000-1, section 7.10), of the types 0, 2, 3 and 4.
indirect enum PDFFunction: Sendable {
  /// A table with values in between mixed.
  case sampled(PDFSamples)
  /// `from + x ^ exponent * (to - from)`.
  case exponential(from: [Double], to: [Double], exponent: Double)
  /// Functions for parts of the domain, each with the range on which its part is mapped.
  case stitched([PDFFunction], bounds: [Double], ranges: [Double])
  case calculated(PDFCalculator)
  /// A function for each result.
  case several([PDFFunction])
  /// Another one whose arguments and results stay within bounds.
  case bounded(PDFFunction, domain: [Double], range: [Double])

  func callAsFunction(_ arguments: [Double]) -> [Double] {
    switch self {
    case .sampled(let samples): return samples.value(arguments)
    case .exponential(let from, let to, let exponent):
      let x = arguments.first ?? 0
      // Rounded above the last bits, in which mathematical functions of systems differ.
      let share = exponent == 1 ? x : (pow(x, exponent) * 1_000_000).rounded() / 1_000_000
      return zip(from, to).map { $0 + share * ($1 - $0) }
    case .stitched(let parts, let bounds, let ranges):
      let x = arguments.first ?? 0
      // The bounds are the domain's ends and what lies between the parts.
      let index = min(parts.count - 1, bounds[1...].dropLast().filter { $0 <= x }.count)
      let (start, end) = (bounds[index], bounds[index + 1])
      let (low, high) = (ranges[2 * index], ranges[2 * index + 1])
      let place = end > start ? low + (x - start) / (end - start) * (high - low) : low
      return parts[index]([place])
    case .calculated(let calculator): return calculator(arguments)
    case .several(let functions): return functions.map { $0(arguments).first ?? 0 }
    case .bounded(let function, let domain, let range):
      return Self.bounded(function(Self.bounded(arguments, domain)), range)
    }
  }

  private static func bounded(_ values: [Double], _ limits: [Double]) -> [Double] {
    values.enumerated().map { index, value in
      2 * index + 1 < limits.count
        ? max(limits[2 * index], min(limits[2 * index + 1], value)) : value
    }
  }

  /// The steps that a value takes.
  var cost: Int {
    switch self {
    case .sampled(let samples): samples.results << samples.sizes.count
    case .exponential(let from, _, _): from.count
    case .stitched(let parts, _, _): parts.count + (parts.map(\.cost).max() ?? 0)
    // Words are looked up one by one.
    case .calculated(let calculator): 16 * calculator.count
    case .several(let functions): functions.reduce(0) { $0 + $1.cost }
    case .bounded(let function, _, _): 1 + function.cost
    }
  }

  /// Places of a domain between which the function is smooth.
  var corners: [Double] {
    switch self {
    case .sampled, .exponential, .calculated: []
    case .stitched(_, let bounds, _): bounds
    case .several(let functions): functions.flatMap(\.corners)
    case .bounded(let function, _, _): function.corners
    }
  }
}

/// The table of a function.
struct PDFSamples: Sendable {
  /// The number of samples along each argument.
  var sizes: [Int]
  var domain: [Double]
  var encode: [Double]
  /// The values, of all results of the first sample first, the first argument running fastest.
  var values: [Double]
  var results: Int

  func value(_ arguments: [Double]) -> [Double] {
    var lows: [Int] = []
    var shares: [Double] = []
    for (index, size) in sizes.enumerated() {
      let (start, end) = (domain[2 * index], domain[2 * index + 1])
      let (first, last) = (encode[2 * index], encode[2 * index + 1])
      let argument = index < arguments.count ? arguments[index] : start
      let place = end > start ? first + (argument - start) / (end - start) * (last - first) : first
      let inside = max(0, min(Double(size - 1), place))
      lows.append(min(max(0, size - 2), Int(saturating: inside)))
      shares.append(inside - Double(lows[index]))
    }
    var mixed = [Double](repeating: 0, count: results)
    for corner in 0..<1 << sizes.count {
      var weight = 1.0
      var (place, stride) = (0, 1)
      for (index, size) in sizes.enumerated() {
        let isHigh = corner >> index & 1 == 1
        weight *= isHigh ? shares[index] : 1 - shares[index]
        place += stride * min(size - 1, lows[index] + (isHigh ? 1 : 0))
        stride *= size
      }
      guard weight > 0 else { continue }
      for result in 0..<results { mixed[result] += weight * values[place * results + result] }
    }
    return mixed
  }
}

extension PDFReader {
  /// A function, or several with one result each; nil, with a warning, of a type that is not read.
  mutating func function(_ value: PDFValue?, depth: Int = 0) throws(PDFError) -> PDFFunction? {
    guard depth < 8 else { throw PDFError("functions are nested too deeply") }
    try pay(PDFLimits.functionSteps >> 16)
    let value = try file.resolved(value)
    if let array = value.array {
      guard array.count <= 32 else { throw PDFError("32 functions may stand beside one another") }
      var functions: [PDFFunction] = []
      for element in array {
        guard let function = try function(element, depth: depth + 1) else { return nil }
        functions.append(function)
      }
      return .several(functions)
    }
    guard let entries = value.dictionary,
      let domain = try file.numbers(entries["Domain"]), domain.count >= 2, domain.count % 2 == 0
    else { throw PDFError("expected a function with a domain") }
    let range = try file.numbers(entries["Range"]) ?? []
    let function: PDFFunction?
    switch try file.entry("FunctionType", of: entries).integer {
    case 0: function = .sampled(try samples(value, domain, range))
    case 2:
      let from = try file.numbers(entries["C0"]) ?? [0]
      let to = try file.numbers(entries["C1"]) ?? [1]
      guard from.count == to.count, from.count <= 32 else {
        throw PDFError("expected as many values at a function's end as at its start")
      }
      function = .exponential(
        from: from, to: to, exponent: try file.entry("N", of: entries).number ?? 1)
    case 3: function = try stitched(entries, domain, depth)
    case 4:
      guard let stream = value.stream else { throw PDFError("expected a calculator's words") }
      function = .calculated(try PDFCalculator(try file.bytes(of: stream)))
    case let type:
      leaveOut("functions of type \(type ?? -1)")
      function = nil
    }
    return function.map { .bounded($0, domain: domain, range: range) }
  }

  private mutating func stitched(
    _ entries: [String: PDFValue], _ domain: [Double], _ depth: Int
  ) throws(PDFError) -> PDFFunction? {
    var parts: [PDFFunction] = []
    for value in try file.entry("Functions", of: entries).array ?? [] {
      guard let part = try function(value, depth: depth + 1) else { return nil }
      parts.append(part)
    }
    let bounds = try file.numbers(entries["Bounds"]) ?? []
    let ranges = try file.numbers(entries["Encode"]) ?? []
    guard !parts.isEmpty, bounds.count == parts.count - 1, ranges.count >= 2 * parts.count else {
      throw PDFError("expected bounds and ranges for each of a function's parts")
    }
    return .stitched(parts, bounds: [domain[0]] + bounds + [domain[1]], ranges: ranges)
  }

  private mutating func samples(
    _ value: PDFValue, _ domain: [Double], _ range: [Double]
  ) throws(PDFError) -> PDFSamples {
    guard let stream = value.stream, range.count >= 2, range.count % 2 == 0 else {
      throw PDFError("expected a table of samples with a range")
    }
    let entries = stream.dictionary
    let sizes = (try file.numbers(entries["Size"]) ?? []).compactMap { Int(exactly: $0) }
    let bits = try file.entry("BitsPerSample", of: entries).integer ?? 8
    let results = range.count / 2
    guard sizes.count == domain.count / 2, sizes.count <= 4, results <= 32,
      sizes.allSatisfy({ 1...65_536 ~= $0 }), [1, 2, 4, 8, 12, 16, 24, 32].contains(bits)
    else {
      throw PDFError("expected sizes and bits of a function's table, of four arguments at most")
    }
    let data = try file.bytes(of: stream)
    guard let count = (sizes + [results]).product, count <= 1 << 22,
      (count * bits + 7) / 8 <= data.count
    else {
      throw PDFError(at: stream.offset, "a function's table is shorter than its sizes say")
    }
    let decode = try file.numbers(entries["Decode"]) ?? range
    guard decode.count >= range.count else { throw PDFError("expected a range for each result") }
    let encode =
      try file.numbers(entries["Encode"]) ?? sizes.flatMap { [0.0, Double($0 - 1)] as [Double] }
    guard encode.count >= domain.count else { throw PDFError("expected a range for each argument") }
    try pay(count)
    var reader = PDFBits(data[...])
    let most = Double((1 << bits) - 1)
    let values = (0..<count).map { index in
      let (low, high) = (decode[2 * (index % results)], decode[2 * (index % results) + 1])
      return low + Double(reader.next(bits)) / most * (high - low)
    }
    return PDFSamples(
      sizes: sizes, domain: domain, encode: encode, values: values, results: results)
  }
}

/// Numbers of some bits each, highest first.
struct PDFBits {
  private var rest: ArraySlice<UInt8>
  private var held: UInt64 = 0
  private var count = 0

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The next number of at most 32 bits; what is missing at the end counts as zero.
  mutating func next(_ bits: Int) -> Int {
    while count < bits {
      held = held << 8 | UInt64(rest.popFirst() ?? 0)
      count += 8
    }
    count -= bits
    return Int(held >> UInt64(count) & (1 << UInt64(bits) - 1))
  }
}
