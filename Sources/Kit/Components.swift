public import GalleyComponents

// The components that SwiftUI has no word for. They are declared here and not exported one by one: the name of a
// single import is found before those of whole modules, and would replace a component of the same name in a third
// module without an error. As declarations of a module they are looked up as all others are: a type of the program's
// own module is found first, and the names of two modules have to be distinguished.

/// A label and a field with a bar at the leading edge while it is active.
public typealias ActiveInput = GalleyComponents.ActiveInput
/// A spinner.
public typealias ActivityIndicator = GalleyComponents.ActivityIndicator
/// Part of a circle's outline, or a slice of a pie.
public typealias Arc = GalleyComponents.Arc
/// A person or a thing in a circle.
public typealias Avatar = GalleyComponents.Avatar
/// Avatars side by side, each over the one before it.
public typealias AvatarGroup = GalleyComponents.AvatarGroup
/// A number or a word on a round background, or a dot.
public typealias Badge = GalleyComponents.Badge
/// A message in the page.
public typealias Banner = GalleyComponents.Banner
/// A message in a conversation.
public typealias Bubble = GalleyComponents.Bubble
/// A word centred on a coloured background.
public typealias CapsuleCell = GalleyComponents.CapsuleCell
/// A raised surface with views one below the other.
public typealias Card = GalleyComponents.Card
/// A row of a table.
public typealias Cell = GalleyComponents.Cell
/// A box with a tick and a label.
public typealias Checkbox = GalleyComponents.Checkbox
/// A word that can be chosen or removed.
public typealias Chip = GalleyComponents.Chip
/// Square items in rows that scroll.
public typealias CollectionView = GalleyComponents.CollectionView
/// A drawing in a unit square.
public typealias Drawing = GalleyComponents.Drawing
/// An error message in white on red.
public typealias ErrorLine = GalleyComponents.ErrorLine
/// Views in rows or columns like CSS's flexible boxes.
public typealias Flex = GalleyComponents.Flex
/// Views one after another in lines that wrap.
public typealias Flow = GalleyComponents.Flow
/// Elements side by side with shares of the row.
public typealias FormRow = GalleyComponents.FormRow
/// A title over a hint.
public typealias HintView = GalleyComponents.HintView
/// The line at the bottom of a phone's screen.
public typealias HomeIndicator = GalleyComponents.HomeIndicator
/// An icon on a circle.
public typealias IconButton = GalleyComponents.IconButton
/// A picture that may not be available yet.
public typealias ImageView = GalleyComponents.ImageView
/// Text with a dotted line under it.
public typealias InfoLabel = GalleyComponents.InfoLabel
/// A text field whose text is a value of a type.
public typealias InputField = GalleyComponents.InputField
/// Views in a row or column with UIStackView's distributions.
public typealias LinearStack = GalleyComponents.LinearStack
/// The bar at the top of a screen.
public typealias NavigationBar = GalleyComponents.NavigationBar
/// A number as a percentage, an amount or a change.
public typealias NumericLabel = GalleyComponents.NumericLabel
/// A row of dots, one for each page.
public typealias PageControl = GalleyComponents.PageControl
/// A polygon with equal sides.
public typealias Polygon = GalleyComponents.Polygon
/// Views in a box with an arrow.
public typealias Popover = GalleyComponents.Popover
/// Views that are placed one by one.
public typealias Positions = GalleyComponents.Positions
/// One of several round marks with a label.
public typealias RadioButton = GalleyComponents.RadioButton
/// A ring that is filled clockwise from the top.
public typealias Ring = GalleyComponents.Ring
/// A view with a bar at an edge.
public typealias SafeAreaInset = GalleyComponents.SafeAreaInset
/// A field with a magnifier.
public typealias SearchField = GalleyComponents.SearchField
/// A card from the bottom of the screen.
public typealias Sheet = GalleyComponents.Sheet
/// A star.
public typealias Star = GalleyComponents.Star
/// One of four views, chosen by the state of the content.
public typealias StateView = GalleyComponents.StateView
/// The bar at the top of a phone's screen.
public typealias StatusBar = GalleyComponents.StatusBar
/// A place found by three words.
public typealias SuggestionCell = GalleyComponents.SuggestionCell
/// A knob in a slot.
public typealias Switch = GalleyComponents.Switch
/// The bar at the bottom of a screen with its parts.
public typealias TabBar = GalleyComponents.TabBar
/// A short label in a pale shade of its colour.
public typealias Tag = GalleyComponents.Tag
/// Text that can be tapped.
public typealias TextButton = GalleyComponents.TextButton
/// Several lines of text in a box.
public typealias TextView = GalleyComponents.TextView
/// A message over the content.
public typealias Toast = GalleyComponents.Toast
/// The bar at the bottom of a screen with its actions.
public typealias Toolbar = GalleyComponents.Toolbar
/// A bubble with an arrow.
public typealias Tooltip = GalleyComponents.Tooltip
/// A three-word address on a line.
public typealias WordsView = GalleyComponents.WordsView
