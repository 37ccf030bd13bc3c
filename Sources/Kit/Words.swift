public import GalleyComponents

// Words for what SwiftUI's views of the same names have none: a button that is held down, a text with an indent, a
// table of a document. Each has the values of the document's component, which `with` sets:
// `KitButton("Save", kind: .tinted).with { $0.fillsWidth = true }`.

/// An action sheet as a part of a picture.
public typealias KitActionSheet = GalleyComponents.ActionSheet
/// An alert as a part of a picture.
public typealias KitAlert = GalleyComponents.Alert
/// A button in any kind, size and state.
public typealias KitButton = GalleyComponents.Button
/// A chart of marks that hold their values.
public typealias KitChart = GalleyComponents.Chart
/// A colour picker in any state.
public typealias KitColorPicker = GalleyComponents.ColorPicker
/// A message in the place of missing content, with its measures.
public typealias KitContentUnavailableView = GalleyComponents.ContentUnavailableView
/// Controls on one surface, in any state.
public typealias KitControlGroup = GalleyComponents.ControlGroup
/// A date picker at a date, without a calendar of the system.
public typealias KitDatePicker = GalleyComponents.DatePicker
/// A group that is open or closed.
public typealias KitDisclosureGroup = GalleyComponents.DisclosureGroup
/// A line in a colour and thickness of its own.
public typealias KitDivider = GalleyComponents.Divider
/// Form rows one below the other, with labels in one column.
public typealias KitForm = GalleyComponents.Form
/// A gauge with one label at an end.
public typealias KitGauge = GalleyComponents.Gauge
/// A grid with spans, and alignments of its columns.
public typealias KitGrid = GalleyComponents.Grid
/// A row of a ``KitGrid``.
public typealias KitGridRow = GalleyComponents.GridRow
/// A group with the kit's title.
public typealias KitGroupBox = GalleyComponents.GroupBox
/// An icon or a picture with every key of documents.
public typealias KitImage = GalleyComponents.Image
/// A title with an icon, in a font of its own.
public typealias KitLabel = GalleyComponents.Label
/// A link in a font of its own.
public typealias KitLink = GalleyComponents.Link
/// Rows with measures and separators of their own.
public typealias KitList = GalleyComponents.List
/// A menu that is open.
public typealias KitMenu = GalleyComponents.Menu
/// An outline in SVG's path syntax.
public typealias KitPath = GalleyComponents.PathShape
/// A picker in any form and state.
public typealias KitPicker = GalleyComponents.Picker
/// Progress with labels of its own.
public typealias KitProgressView = GalleyComponents.ProgressView
/// A part of larger content, moved.
public typealias KitScrollView = GalleyComponents.ScrollView
/// A section with separators of its own, in a ``KitList`` or ``KitTable``.
public typealias KitSection = GalleyComponents.Section
/// A slider with a colour of its knob, and in any state.
public typealias KitSlider = GalleyComponents.Slider
/// A stepper in any state.
public typealias KitStepper = GalleyComponents.Stepper
/// Rows with separators, a header and a footer.
public typealias KitTable = GalleyComponents.Table
/// A text with every setting of its lines and font.
public typealias KitText = GalleyComponents.Text
/// A field with a message, icons, rules, and in any state.
public typealias KitTextField = GalleyComponents.TextField
/// A toggle as a switch, a button or a box to check, in any state.
public typealias KitToggle = GalleyComponents.Toggle
