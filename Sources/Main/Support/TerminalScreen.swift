import ArgumentParser
import GalleyImaging
import GalleyPlatform
import GalleySnapshots
import GalleySystem

/// The terminal on standard output, as something to show pictures on.
struct TerminalScreen: Sendable {
  /// How pictures are shown.
  let form: TerminalPicture.Form
  /// The width in character cells.
  let columns: Int

  /// Takes the form by name, or `auto` for what the environment tells.
  ///
  /// - Throws: `ValidationError` for a name that is no form.
  init(pictures name: String, environment: [String: String] = ProcessVariables.all) throws {
    let forms = TerminalPicture.Form.allCases
    if name == "auto" {
      form = TerminalPicture.form(
        environment: environment, isTerminal: Output.standard.isTerminal)
    } else if let named = forms.first(where: { $0.rawValue == name }) {
      form = named
    } else {
      let names = (["auto"] + forms.map(\.rawValue)).joined(separator: ", ")
      throw ValidationError("--pictures takes one of \(names), not '\(name)'")
    }
    columns = Self.windowColumns ?? environment["COLUMNS"].flatMap(Int.init) ?? 100
  }

  /// Draws a PNG file where the cursor is.
  func show(_ png: [UInt8]) throws {
    try Output.standard.write(TerminalPicture(png: png).text(form, columns: columns))
  }

  /// Forgets everything on the screen and starts at its top.
  func clear() throws(FileError) { try Output.standard.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }

  private static var windowColumns: Int? {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 else { return nil }
    return window.ws_col > 0 ? Int(window.ws_col) : nil
  }
}
