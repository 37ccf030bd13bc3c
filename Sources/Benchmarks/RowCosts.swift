import GalleySystem

extension Benchmark {
  /// Documents of very many rows, as whole processes with their peak memory.
  static let rows = Benchmark(
    name: "rows",
    summary: "100,000 rows of W3, 100,000 and 1,000,000 rows of a text, 40,000 sets of properties, "
      + "as processes."
  ) { bench in
    try Directory.create(bench.folder)
    try Workload.saveAll(in: bench.folder)
    let galley = bench.galley ?? besideItself("galley")
    print(Workbench.row("", "wall ms", "CPU ms", "peak MB", "input MB"))
    var costs: [String: ChildProcess] = [:]
    for (name, count, row) in RowDocument.all() {
      if let filter = bench.filter, !name.contains(filter) { continue }
      let document = "\(bench.folder)/rows.json"
      let bytes = try RowDocument.write(count, row, to: document)
      let cost = try ChildProcess.run(
        "\(galley) render \(document) -o \(bench.folder)/rows.png")
      print(
        Workbench.row(
          name, Workbench.decimal(cost.wall), Workbench.decimal(cost.processor),
          Workbench.decimal(cost.peakMemory), Workbench.decimal(Double(bytes) / 1e6)))
      costs[name] = cost
    }
    printBars(costs)
  }
}

extension Benchmark {
  /// Prints the requirements for long documents: memory, time that grows with the rows, and the memory of a
  /// set of properties, which is the difference of two peaks.
  private static func printBars(_ costs: [String: ChildProcess]) {
    func tell(_ what: String, _ value: Double?, bar: Double) {
      guard let value else { return }
      let verdict = value <= bar ? "meets" : "misses"
      print("  \(what): \(Workbench.decimal(value)), \(verdict) \(Workbench.decimal(bar))")
    }
    let (many, most) = (costs["100,000 texts"], costs["1,000,000 texts"])
    tell("MB for 100,000 rich rows", costs["100,000 rows of W3"]?.peakMemory, bar: 300)
    tell("MB for 1,000,000 rows", most?.peakMemory, bar: 400)
    if let many, let most {
      tell("1,000,000 rows to 100,000, CPU", most.processor / many.processor, bar: 10)
    }
    if let alike = costs["40,000 rectangles of 50 widths"],
      let own = costs["40,000 rectangles of as many widths"]
    {
      tell("kB for a set of properties", (own.peakMemory - alike.peakMemory) / 40, bar: 1)
    }
  }
}

/// A column of rows that repeat those of a list with other texts.
private enum RowDocument {
  static func all() -> [(name: String, count: Int, row: @Sendable (Int) -> String)] {
    [
      ("100,000 rows of W3", 100_000, rich),
      ("100,000 texts", 100_000, plain),
      ("1,000,000 texts", 1_000_000, plain),
      ("40,000 rectangles of 50 widths", 40_000, { rectangle(width: 1000 + $0 % 50) }),
      ("40,000 rectangles of as many widths", 40_000, { rectangle(width: 1000 + $0) }),
    ]
  }

  /// Identical properties are stored once: the difference of two peaks is the cost of the properties.
  private static func rectangle(width: Int) -> String {
    #"{"type": "Rectangle", "properties": {"width": \#(width).5, "height": 1}}"#
  }

  private static func plain(_ number: Int) -> String {
    #"{"type": "Text", "values": {"text": "Row number \#(number)"}}"#
  }

  private static func rich(_ number: Int) -> String {
    let title =
      #"{"type": "Text", "properties": {"fontSize": 20, "fontWeight": "bold"}, "#
      + #""values": {"text": "Hiking \#(number)"}}"#
    let caption =
      ##"{"type": "Text", "properties": {"fontSize": 12, "foregroundColor": "#6B7280"}, "##
      + #""values": {"text": "Trails nearby, \#(number % 900) km away"}}"#
    return #"{"type": "HStack", "properties": {"spacing": 12, "padding": "8 16", "#
      + #""maxWidth": "infinity", "frameAlignment": "leading"}, "subviews": ["#
      + #"{"type": "Image", "properties": {"width": 40, "height": 40}, "#
      + #""values": {"localImageName": "photo.png"}}, {"type": "VStack", "properties": {"#
      + #""spacing": 4, "horizontalAlignment": "leading"}, "subviews": [\#(title), \#(caption)]}]}"#
  }

  /// Writes the document piece by piece and returns its size.
  static func write(_ count: Int, _ row: (Int) -> String, to path: String) throws -> Int {
    var writer = try AtomicWriter(path: path)
    var size = 0
    func write(_ text: String) throws {
      let bytes = Array(text.utf8)
      size += bytes.count
      try bytes.withUnsafeBytes { try writer.write($0) }
    }
    // A million rows at a scale of 2 are taller than a picture may be.
    try write(#"{"canvas": {"width": 390, "scale": 1}, "root": {"type": "VStack", "subviews": ["#)
    var start = 0
    while start < count {
      let end = min(count, start + 1000)
      let rows = (start..<end).map(row).joined(separator: ",\n")
      try write(start == 0 ? rows : ",\n" + rows)
      start = end
    }
    try write("]}}")
    try writer.commit()
    return size
  }
}
