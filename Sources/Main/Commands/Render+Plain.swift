import GalleyRendering

extension Render {
  /// The command for arguments that name documents, where their pictures go and little else; nil for
  /// all others, valid or not.
  ///
  /// These are read without ArgumentParser, whose tables of every option of a command take as long to make as
  /// a small picture to draw. The values that are set here are those that it would set.
  init?(plain arguments: ArraySlice<String>) {
    guard !arguments.contains(where: { $0.isEmpty || $0 == "--" }) else { return nil }
    self.init()
    output = "."
    canvas = .none
    sources = .none
    records = .none
    streaming = .none
    format = nil
    threads = nil
    small = false
    overlay = nil
    text = .outlines
    timings = false
    json = false
    repeats = 1
    var files: [String] = []
    var rest = arguments
    while let argument = rest.popFirst() {
      guard Self.isOption(argument) else {
        files.append(argument)
        continue
      }
      if argument == "--small" {
        small = true
        continue
      }
      guard let value = rest.popFirst(), !Self.isOption(value) else { return nil }
      switch argument {
      case "-o", "--output": output = value
      case "-j", "--workers":
        guard let number = Int(value) else { return nil }
        threads = number
      case "--scale":
        guard let number = Double(value) else { return nil }
        canvas = CanvasOptions(scale: number)
      default: return nil
      }
    }
    guard !files.isEmpty else { return nil }
    self.files = files
    guard (try? canvas.validate()) != nil, (try? validate()) != nil else { return nil }
  }

  private static func isOption(_ word: String) -> Bool {
    word.utf8.first == UInt8(ascii: "-") && word != "-"
  }
}

extension CanvasOptions {
  /// The options of a command line without any.
  static var none: Self { Self(scale: nil) }

  /// The same with a scale.
  fileprivate init(scale: Double?) {
    self.init()
    self.scale = scale
    width = nil
    height = nil
    appearance = nil
    device = nil
    textSize = nil
    direction = nil
    locale = nil
    contrast = nil
    system = nil
    boldText = false
  }
}

extension SourceOptions {
  /// The options of a command line without any.
  fileprivate static var none: Self {
    var options = Self()
    options.fontFolders = []
    options.assets = nil
    options.theme = nil
    options.stylesheet = nil
    options.strings = []
    options.strictness = .none
    options.budget = .none
    return options
  }
}

extension StrictnessOptions {
  /// The options of a command line without any.
  fileprivate static var none: Self {
    var options = Self()
    options.lenient = false
    options.strict = false
    return options
  }
}

extension BudgetOptions {
  /// The options of a command line without any.
  fileprivate static var none: Self {
    var options = Self()
    options.base = .standard
    options.maxPixels = nil
    options.maxElements = nil
    options.maxMemory = nil
    options.maxTime = nil
    return options
  }
}
