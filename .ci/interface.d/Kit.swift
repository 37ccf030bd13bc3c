public typealias ActiveInput = ActiveInput
public typealias ActivityIndicator = ActivityIndicator
public typealias Arc = Arc
public typealias Avatar = Avatar
public typealias AvatarGroup = AvatarGroup
public typealias Badge = Badge
public typealias Banner = Banner
public typealias Bubble = Bubble
public typealias CapsuleCell = CapsuleCell
public typealias Card = Card
public typealias Cell = Cell
public typealias Checkbox = Checkbox
public typealias Chip = Chip
public typealias CollectionView = CollectionView
public typealias Drawing = Drawing
public typealias ErrorLine = ErrorLine
public typealias Flex = Flex
public typealias Flow = Flow
public typealias FormRow = FormRow
public typealias HintView = HintView
public typealias HomeIndicator = HomeIndicator
public typealias IconButton = IconButton
public typealias ImageView = ImageView
public typealias InfoLabel = InfoLabel
public typealias InputField = InputField
public typealias KitActionSheet = ActionSheet
public typealias KitAlert = Alert
public typealias KitButton = Button
public typealias KitChart = Chart
public typealias KitColorPicker = ColorPicker
public typealias KitContentUnavailableView = ContentUnavailableView
public typealias KitControlGroup = ControlGroup
public typealias KitDatePicker = DatePicker
public typealias KitDisclosureGroup = DisclosureGroup
public typealias KitDivider = Divider
public typealias KitForm = Form
public typealias KitGauge = Gauge
public typealias KitGrid = Grid
public typealias KitGridRow = GridRow
public typealias KitGroupBox = GroupBox
public typealias KitImage = Image
public typealias KitLabel = Label
public typealias KitLink = Link
public typealias KitList = List
public typealias KitMenu = Menu
public typealias KitPath = PathShape
public typealias KitPicker = Picker
public typealias KitProgressView = ProgressView
public typealias KitScrollView = ScrollView
public typealias KitSection = Section
public typealias KitSlider = Slider
public typealias KitStepper = Stepper
public typealias KitTable = Table
public typealias KitText = Text
public typealias KitTextField = TextField
public typealias KitToggle = Toggle
public typealias LinearStack = LinearStack
public typealias NavigationBar = NavigationBar
public typealias NumericLabel = NumericLabel
public typealias PageControl = PageControl
public typealias Polygon = Polygon
public typealias Popover = Popover
public typealias Positions = Positions
public typealias RadioButton = RadioButton
public typealias Ring = Ring
public typealias SafeAreaInset = SafeAreaInset
public typealias SearchField = SearchField
public typealias Sheet = Sheet
public typealias Star = Star
public typealias StateView = StateView
public typealias StatusBar = StatusBar
public typealias SuggestionCell = SuggestionCell
public typealias Switch = Switch
public typealias TabBar = TabBar
public typealias Tag = Tag
public typealias TextButton = TextButton
public typealias TextView = TextView
public typealias Toast = Toast
public typealias Toolbar = Toolbar
public typealias Tooltip = Tooltip
public typealias WordsView = WordsView
extension Color {
    public init(light: Color, dark: Color)
}
extension Color {
    public init(_ color: Color)
}
extension AnyShapeStyle {
    public init(_ style: some ShapeStyle)
}
extension Color : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> Color?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension Avatar {
    public init(_ name: String = "", systemImage: String? = nil, size: Double = 40, color: Color?, statusColor: Color? = nil)
}
extension AvatarGroup {
    public init(overlap: Double? = nil, extraCount: Int = 0, ringColor: Color?, @ViewBuilder content: () -> Content)
}
extension Bubble {
    public init(_ text: String = "", isOutgoing: Bool = false, color: Color?)
}
extension PageControl {
    public init(numberOfPages: Int = 1, currentPage: Int = 0, currentPageColor: Color?, pageColor: Color? = nil)
}
extension Popover {
    public init(arrow: Edge? = .top, surfaceColor: Color?, @ViewBuilder content: () -> Content)
}
extension Ring {
    public init(value: Double = 0, lineWidth: Double = 12)
    public init(value: Double = 0, lineWidth: Double = 12, style: some ShapeStyle, trackColor: Color? = nil)
}
extension Switch {
    public init(isOn: Bool, onColor: Color?, offColor: Color? = nil, thumbColor: Color? = nil)
}
extension Tag {
    public init(_ text: String = "", color: Color? = nil)
}
