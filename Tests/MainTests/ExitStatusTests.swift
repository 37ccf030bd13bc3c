import GalleyTestSupport
import Testing

@Suite("One exit status for one kind of fault, whatever the command")
struct ExitStatusTests {
  /// A fault of what a command is given: the documents of a folder, or options.
  enum Fault: String, CaseIterable, Sendable {
    case missingDocument, mistake, missingTheme, brokenTheme, missingFonts, brokenFont, limit
    case missingStrings, unknownOption

    /// The folder of the document, and options.
    var words: (folder: String, options: [String]) {
      switch self {
      case .missingDocument: ("nowhere", [])
      case .mistake: ("mistaken", [])
      case .missingTheme: ("good", ["--theme", "nowhere.json"])
      case .brokenTheme: ("good", ["--theme", "broken.theme.json"])
      case .missingFonts: ("good", ["--fonts", "nowhere"])
      case .brokenFont: ("good", ["--fonts", "fonts"])
      case .limit: ("good", ["--max-pixels", "3"])
      case .missingStrings: ("good", ["--strings", "nowhere.strings"])
      case .unknownOption: ("good", ["--nonsense"])
      }
    }
  }

  /// A command over the document of a folder, or over the folder.
  enum Command: String, CaseIterable, Sendable {
    case render, inspect, preview, lint, test, record, gallery, swift, fix

    func arguments(_ folder: String) -> [String] {
      let document = "\(folder)/a.json"
      return [rawValue]
        + {
          switch self {
          case .render: [document, "-o", "out.png"]
          case .preview: [document, "--pictures", "iterm"]
          case .test, .record: [folder, "--output", "out"]
          case .gallery: [folder, "-o", "page"]
          case .inspect, .lint, .swift, .fix: [document]
          }
        }()
    }

    /// Returns the status of a fault; 2 but where a command exists for the fault or never meets it.
    func status(of fault: Fault) -> Int32 {
      switch (self, fault) {
      // Mistakes of documents are what lint finds, and fix follows what it suggests about them.
      case (.lint, .mistake), (.lint, .limit): 1
      case (.fix, .mistake), (.fix, .limit), (.swift, .limit): 0
      default: 2
      }
    }
  }

  private let folder = TemporaryFolder()

  init() throws {
    let text = #"{"type": "Text", "values": {"text": "a"}}"#
    try folder.write(text, to: "good/a.json")
    try folder.write(#"{"type": "Txt", "values": {"text": "a"}}"#, to: "mistaken/a.json")
    try folder.write(#"{"colours": 4}"#, to: "broken.theme.json")
    try folder.write("no font", to: "fonts/a.ttf")
  }

  @Test(
    "A fault of the input is status 2",
    arguments: Command.allCases.flatMap { command in Fault.allCases.map { (command, $0) } })
  func table(_ command: Command, _ fault: Fault) throws {
    let (place, options) = fault.words
    let run = try Tool(folder: folder.path).run(command.arguments(place) + options)
    #expect(run.status == command.status(of: fault), "\(run.text)\(run.errors)")
    // A command that fails gives the reason.
    #expect(run.status == 0 || !(run.text + run.errors).isEmpty)
  }
}
