internal import GalleyGeometry

extension Styles {
  /// Platform fonts and a padding of 12.
  public static let standard = Styles(fonts: Fonts(), padding: .medium)
  /// Buttons: corners of 14.
  public static let standardButtons = Styles(
    cornerRadius: .softer, fonts: Fonts(), padding: .medium)
  /// Fields for text: corners of 8, a padding of 2, no fonts.
  public static let standardTextFields = Styles(cornerRadius: .soft, padding: .fine)
  /// Labels.
  public static let standardLabels = standard
  /// Cells of lists.
  public static let standardCells = standard
  /// Text recognition: a border of 2 and lines of 4.
  public static let standardOcr = Styles(border: .twoPoint, lineThickness: .fourPoint)
  /// A small button of the later scale: round ends.
  public static let smallButton = Styles(cornerRadius: .oval, padding: .extraMedium)
  /// A medium button of the later scale: round ends, 10 above and below, 14 beside.
  public static let mediumButton = Styles(
    cornerRadius: .oval, padding: PaddingInsets(.init(vertical: 10, horizontal: 14)))
  /// A large button of the later scale: corners of 12, 14 above and below, 16 beside.
  public static let largeButton = Styles(
    cornerRadius: .regular, padding: PaddingInsets(.init(vertical: 14, horizontal: 16)))
  /// A round button of the later scale.
  public static let circularButton = Styles(cornerRadius: .circle, padding: .extraMedium)
}

extension Scheme {
  /// The look of most elements.
  public static let standard = Scheme(colors: .standard, styles: .standard)
  /// Buttons.
  public static let standardButtons = Scheme(colors: .standardButtons, styles: .standardButtons)
  /// Fields for text.
  public static let standardTextFields = Scheme(
    colors: .standardTextFields, styles: .standardTextFields)
  /// Labels.
  public static let standardLabels = Scheme(colors: .standardLabels, styles: .standardLabels)
  /// Cells of lists.
  public static let standardCells = Scheme(colors: .standardCells, styles: .standardCells)
  /// Icons; colours only.
  public static let standardIcons = Scheme(colors: .standardIcons)
  /// Voice input; colours only.
  public static let standardVoice = Scheme(colors: .standardVoice)
  /// Text recognition.
  public static let standardOcr = Scheme(colors: .standardOcr, styles: .standardOcr)
}

extension Theme {
  /// Nothing but names: every element keeps its own look.
  public static let plain = Theme(name: "plain")

  /// The standard schemes of the what3words design system, all kinds but maps.
  public static let what3words = Theme(
    name: "what3words",
    schemes: [
      .base: .standard, .textFields: .standardTextFields, .cells: .standardCells,
      .buttons: .standardButtons, .labels: .standardLabels, .icons: .standardIcons,
      .voice: .standardVoice, .ocr: .standardOcr,
    ])

  /// A cell: base and cells in the colours of cells.
  public static let cell = Theme(
    name: "cell", schemes: [.base: .standardCells, .cells: .standardCells])

  /// A cell whose icon is white on the system's blue with soft corners.
  public static let cellIconFilled = Theme(
    name: "cellIconFilled",
    schemes: [
      .base: .standardCells, .cells: .standardCells,
      .icons: Scheme(
        colors: Colors(.cellIconFilled), styles: Styles(cornerRadius: .soft)),
    ])

  /// The theme used when none is given: every element keeps its own look, all names are known.
  public static let standard = plain
}
