// Forms of SwiftUI and of the frameworks beside it that sources were found to use and that were missing at the second
// milestone, written down anew. A comment of three slashes names each; `.ci/census` makes a source with a
// preview of each.

/// MultiDatePicker(_:selection:)
MultiDatePicker("Days", selection: .constant(Set<DateComponents>()))
/// MultiDatePicker(_:selection:in:)
MultiDatePicker("Days", selection: .constant(Set<DateComponents>()), in: Date.now..<Date.distantFuture)
/// MultiDatePicker(selection:label:)
MultiDatePicker(selection: .constant(Set<DateComponents>())) { Text("Days") }
/// Text(_:format: .offset)
Text(.now, format: .offset(to: .distantPast))
/// Text(_:format: .reference)
Text(.now, format: .reference(to: .distantPast))
/// Text(_:format: .stopwatch)
Text(.now, format: .stopwatch(startingAt: .distantPast))
/// Text(_:format: .timer)
Text(.now, format: .timer(countingDownIn: Date.now..<Date.now.addingTimeInterval(60)))
/// Text(_:format: .name)
Text(PersonNameComponents(givenName: "Ada", familyName: "Byron"), format: .name(style: .long))
/// PersonNameComponents.formatted(.name)
Text(PersonNameComponents(givenName: "Ada", familyName: "Byron").formatted(.name(style: .short)))
/// Text(timerInterval:)
Text(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: true)
/// EllipticalGradient(gradient:)
EllipticalGradient(gradient: Gradient(colors: [.red, .blue]))
/// EllipticalGradient(gradient:center:startRadiusFraction:endRadiusFraction:)
EllipticalGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)
/// .ellipticalGradient(_:)
Rectangle().fill(.ellipticalGradient(Gradient(colors: [.red, .blue])))
/// .ellipticalGradient(colors:)
Rectangle().fill(.ellipticalGradient(colors: [.red, .blue], center: .center))
/// URLSession.shared
Text("a").task { _ = try? await URLSession.shared.data(from: URL(string: "https://example.org")!) }
/// URLSession(configuration:)
Text("a").task { _ = try? await URLSession(configuration: .default).data(for: URLRequest(url: URL(string: "https://example.org")!)) }
/// URLSession(configuration:delegate:delegateQueue:)
Text("a").onAppear { _ = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: nil) }
/// dataTaskPublisher
// left: the publisher of Combine is missing; tasks of URLSession are there, and a cell has no network
Text("a").onReceive(URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.org")!).map(\.data).replaceError(with: Data())) { _ in }
/// Text("\(date, formatter:)")
Text("\(Date.now, formatter: DateFormatter())")
/// Text("\(number, specifier:)")
Text("\(1.5, specifier: "%.2f")")
/// Text("\(date, style:)")
Text("\(Date.now, style: .time)")
/// Text("\(value, format:)")
Text("\(1.5, format: .percent)")
/// CustomAnimation
// left: only the curves and springs of the system are played
struct Steady: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time > 1 ? nil : value.scaled(by: time)
  }
}
struct Sample: View { var body: some View { Text("a").animation(Animation(Steady()), value: 1) } }
/// actionSheet(item:)
struct Choice: Identifiable { let id = 1 }
struct Sample: View {
  @State private var choice: Choice?
  var body: some View { Text("a").actionSheet(item: $choice) { _ in ActionSheet(title: Text("b")) } }
}
/// selectionDisabled
List { Text("a").selectionDisabled() }
/// toolbarTitleMenu
NavigationStack { Text("a").toolbarTitleMenu { Button("b") {} } }
/// RenameButton
RenameButton().renameAction {}
/// renameAction(_: focus)
struct Sample: View {
  @FocusState private var isFocused: Bool
  var body: some View { TextField("a", text: .constant("")).focused($isFocused).renameAction($isFocused) }
}
/// SharePreview(_:image:)
ShareLink(item: "a", preview: SharePreview("b", image: Image(systemName: "star")))
/// SharePreview(_:)
ShareLink(item: URL(string: "https://example.org")!, preview: SharePreview("b"))
/// FocusedValues
struct NoteKey: FocusedValueKey { typealias Value = String }
extension FocusedValues { var note: String? { get { self[NoteKey.self] } set { self[NoteKey.self] = newValue } } }
struct Sample: View {
  @FocusedValue(\.note) private var note
  var body: some View { Text(note ?? "a").focusedValue(\.note, "b") }
}
/// focusedSceneValue
extension FocusedValues { @Entry var level: Int? }
struct Sample: View { var body: some View { Text("a").focusedSceneValue(\.level, 1) } }
/// FocusedBinding
extension FocusedValues { @Entry var title: Binding<String>? }
struct Sample: View {
  @FocusedBinding(\.title) private var title
  var body: some View { Text(title ?? "a") }
}
/// .buttonBorder
// left: no shape takes the border of the button around it
Text("a").background(.tint, in: .buttonBorder)
/// ImageRenderer.cgImage
Text("a").onAppear { _ = ImageRenderer(content: Text("b")).cgImage }
/// ImageRenderer.uiImage
Text("a").onAppear { _ = ImageRenderer(content: Text("b")).uiImage }
/// ImageRenderer.render
// left: there is no context of Core Graphics to draw in
Text("a").onAppear { ImageRenderer(content: Text("b")).render { size, draw in _ = size } }
/// ContentUnavailableView(_:image:)
ContentUnavailableView("a", image: "b")
/// ContentUnavailableView(_:image:description:)
ContentUnavailableView("a", image: "b", description: Text("c"))
/// ContentUnavailableView.search(text:)
ContentUnavailableView.search(text: "a")
/// presentationBackgroundInteraction(.enabled(upThrough:))
Text("a").sheet(isPresented: .constant(false)) { Text("b").presentationBackgroundInteraction(.enabled(upThrough: .medium)) }
/// inspector(isPresented:)
Text("a").inspector(isPresented: .constant(true)) { Text("b").inspectorColumnWidth(min: 200, ideal: 250, max: 300) }
/// NavigationPath(_:)
struct Sample: View {
  @State private var path = NavigationPath(["a"])
  var body: some View { NavigationStack(path: $path) { Text("b").navigationDestination(for: String.self) { Text($0) } } }
}
/// NavigationPath.CodableRepresentation
Text("a").onAppear { _ = try? JSONEncoder().encode(NavigationPath().codable) }
/// Section(isExpanded:)
List { Section(isExpanded: .constant(true)) { Text("a") } header: { Text("b") } }
/// Section(_:isExpanded:)
List { Section("b", isExpanded: .constant(true)) { Text("a") } }
/// onKeyPress(_:action:)
Text("a").focusable().onKeyPress(.space) { .handled }
/// onKeyPress(characters:)
Text("a").onKeyPress(characters: .alphanumerics) { press in press.characters == "a" ? .handled : .ignored }
/// onKeyPress(keys:phases:)
Text("a").onKeyPress(keys: [.upArrow, .downArrow], phases: [.down, .repeat]) { _ in .ignored }
/// ContainerValues
extension ContainerValues { @Entry var isBadge = false }
struct Sample: View { var body: some View { Text("a").containerValue(\.isBadge, true) } }
/// ForEach(sections:)
struct Board<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { VStack { ForEach(sections: content) { section in section.header; section.content } } }
}
struct Sample: View { var body: some View { Board { Section("a") { Text("b") } } } }
/// ForEach(subviews:)
struct Board<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { VStack { ForEach(subviews: content) { $0.padding() } } }
}
struct Sample: View { var body: some View { Board { Text("b") } } }
/// Group(subviews:)
struct Board<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { Group(subviews: content) { views in Text("\(views.count)") } }
}
struct Sample: View { var body: some View { Board { Text("b") } } }
/// TextRenderer
struct Plain: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) { for line in layout { context.draw(line) } }
}
struct Sample: View { var body: some View { Text("a").textRenderer(Plain()) } }
/// TextAttribute
struct Mark: TextAttribute {}
struct Sample: View { var body: some View { Text("a").customAttribute(Mark()) } }
/// presentationSizing(.form)
Text("a").sheet(isPresented: .constant(false)) { Text("b").presentationSizing(.form) }
/// presentationSizing(.fitted)
Text("a").sheet(isPresented: .constant(false)) { Text("b").presentationSizing(.page.fitted(horizontal: false, vertical: true)) }
/// contextMenu(forSelectionType:)
List(["a"], id: \.self, selection: .constant(Set<String>())) { Text($0) }.contextMenu(forSelectionType: String.self) { names in Button("\(names.count)") {} }
/// contextMenu(forSelectionType:menu:primaryAction:)
List(["a"], id: \.self, selection: .constant(Set<String>())) { Text($0) }.contextMenu(forSelectionType: String.self) { _ in Button("b") {} } primaryAction: { _ in }
/// contextMenu(menuItems:preview:)
Text("a").contextMenu { Button("b") {} } preview: { Text("c") }
/// searchable(text:tokens:)
struct Token: Identifiable, Hashable { let id: String }
struct Sample: View {
  @State private var tokens: [Token] = []
  var body: some View { NavigationStack { Text("a").searchable(text: .constant(""), tokens: $tokens) { Text($0.id) } } }
}
/// searchable(text:editableTokens:)
struct Token: Identifiable, Hashable { let id: String }
struct Sample: View {
  @State private var tokens: [Token] = []
  var body: some View { NavigationStack { Text("a").searchable(text: .constant(""), editableTokens: $tokens) { token in Text(token.wrappedValue.id) } } }
}
/// searchFocused
struct Sample: View {
  @FocusState private var isSearching: Bool
  var body: some View { NavigationStack { Text("a").searchable(text: .constant("")).searchFocused($isSearching) } }
}
/// searchScopes
NavigationStack { Text("a").searchable(text: .constant("")).searchScopes(.constant(1)) { Text("b").tag(1) } }
/// toolbarVisibility
NavigationStack { Text("a").toolbarVisibility(.hidden, for: .navigationBar) }
/// toolbarBackgroundVisibility
NavigationStack { Text("a").toolbarBackgroundVisibility(.visible, for: .tabBar) }
/// toolbar(id:)
NavigationStack { Text("a").toolbar(id: "bar") { ToolbarItem(id: "b", placement: .primaryAction) { Button("c") {} } } }
/// toolbar(removing:)
NavigationStack { Text("a").toolbar(removing: .title) }
/// ToolbarSpacer
NavigationStack { Text("a").toolbar { ToolbarSpacer(.fixed, placement: .bottomBar) } }
/// fileExporter(document:)
import UniformTypeIdentifiers
struct Note: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data()) }
}
struct Sample: View { var body: some View { Text("a").fileExporter(isPresented: .constant(false), document: Note(), contentType: .plainText) { _ in } } }
/// fileImporter
import UniformTypeIdentifiers
struct Sample: View { var body: some View { Text("a").fileImporter(isPresented: .constant(false), allowedContentTypes: [.pdf]) { _ in } } }
/// fileMover
Text("a").fileMover(isPresented: .constant(false), file: nil) { _ in }
/// ProgressView(timerInterval:)
ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60))
/// ProgressView(timerInterval:countsDown:label:)
ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: false) { Text("a") }
/// ProgressView(_: Progress)
ProgressView(Progress(totalUnitCount: 10))
/// Shape.union
// left: paths have no operations on areas
Circle().union(Rectangle()).fill(.red)
/// Shape.intersection, subtracting, symmetricDifference
// left: paths have no operations on areas
Circle().intersection(Rectangle()).subtracting(Circle()).symmetricDifference(Rectangle())
/// Shape.lineIntersection
// left: paths have no operations on areas
Circle().lineSubtraction(Rectangle()).lineIntersection(Circle())
/// NavigationSplitView(preferredCompactColumn:)
NavigationSplitView(preferredCompactColumn: .constant(.detail)) { Text("a") } detail: { Text("b") }
/// NavigationSplitView(columnVisibility:)
NavigationSplitView(columnVisibility: .constant(.all)) { Text("a") } content: { Text("b") } detail: { Text("c") }
/// CGColor
Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
/// Color.cgColor
Text("a").onAppear { _ = Color.red.cgColor?.components }
/// Color.resolve(in:)
struct Sample: View {
  @Environment(\.self) private var environment
  var body: some View { Text("\(Color.red.resolve(in: environment).red)") }
}
/// focusSection
VStack { Text("a") }.focusSection()
/// accessibilityCustomContent
Text("a").accessibilityCustomContent("b", "c")
/// accessibilityCustomContent(_: key)
extension AccessibilityCustomContentKey { static let price = AccessibilityCustomContentKey("price") }
struct Sample: View { var body: some View { Text("a").accessibilityCustomContent(.price, Text("b"), importance: .high) } }
/// accessibilityRotor
Text("a").accessibilityRotor("b") { AccessibilityRotorEntry("c", id: 1) }
/// accessibilityChartDescriptor
struct Chart: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(title: "a", summary: nil, xAxis: AXNumericDataAxisDescriptor(title: "b", range: 0...1, gridlinePositions: []) { "\($0)" }, yAxis: nil, additionalAxes: [], series: [])
  }
}
struct Sample: View { var body: some View { Text("a").accessibilityChartDescriptor(Chart()) } }
/// TimelineView(.explicit)
TimelineView(.explicit([Date.now])) { context in Text(context.date, style: .time) }
/// TimelineView(.animation(minimumInterval:paused:))
TimelineView(.animation(minimumInterval: 0.5, paused: true)) { context in Text(context.date, style: .time) }
/// TimelineSchedule
struct Often: TimelineSchedule {
  func entries(from start: Date, mode: Mode) -> [Date] { [start] }
}
struct Sample: View { var body: some View { TimelineView(Often()) { _ in Text("a") } } }
/// dialogIcon
Text("a").confirmationDialog("b", isPresented: .constant(false)) { Button("c") {} }.dialogIcon(Image(systemName: "star"))
/// dialogSuppressionToggle
Text("a").alert("b", isPresented: .constant(false)) { Button("c") {} }.dialogSuppressionToggle(isSuppressed: .constant(true))
/// @Animatable
// left: the macro is missing; `animatableData` can be written out
@Animatable struct Wave: Shape {
  var phase: Double
  @AnimatableIgnored var name = "a"
  func path(in rect: CGRect) -> Path { Path(rect) }
}
struct Sample: View { var body: some View { Wave(phase: 1) } }
/// safeAreaBar
ScrollView { Text("a") }.safeAreaBar(edge: .bottom) { Text("b") }
/// ConcentricRectangle
ConcentricRectangle().fill(.red)
/// ConcentricRectangle(corners:isUniform:)
ConcentricRectangle(corners: .concentric, isUniform: true)
/// .rect(corners:)
Text("a").background(.red, in: .rect(corners: .concentric(minimum: 12)))
/// labelIconToTitleSpacing
Label("a", systemImage: "star").labelIconToTitleSpacing(20)
/// labelReservedIconWidth
Label("a", systemImage: "star").labelReservedIconWidth(20)
/// listSectionMargins
List { Section("a") { Text("b") }.listSectionMargins(.horizontal, 20) }
/// listSectionSpacing
List { Section("a") { Text("b") } }.listSectionSpacing(.compact)
/// sectionIndexLabel
List { Section("a") { Text("b") }.sectionIndexLabel("A") }.listSectionIndexVisibility(.visible)
/// searchToolbarBehavior
NavigationStack { Text("a").searchable(text: .constant("")).searchToolbarBehavior(.minimize) }
/// DefaultToolbarItem
NavigationStack { Text("a").toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) } }
/// SliderTick
Slider(value: .constant(0.5), in: 0...1) { Text("a") } ticks: { SliderTick(0.5) { Text("b") } }
/// Slider(value:in:step:label:tick:)
Slider(value: .constant(0.5), in: 0...1, step: 0.5) { Text("a") } tick: { value in SliderTick(value) { Text("b") } }
/// AttributedTextSelection
struct Sample: View {
  @State private var text = AttributedString("a")
  @State private var selection = AttributedTextSelection()
  var body: some View { TextEditor(text: $text, selection: $selection) }
}
/// TextSelection
struct Sample: View {
  @State private var selection: TextSelection?
  var body: some View { TextField("a", text: .constant("b"), selection: $selection) }
}
/// buttonSizing
Button("a") {}.buttonSizing(.flexible)
/// drawOn
Image(systemName: "star").symbolEffect(.drawOn)
/// drawOff
Image(systemName: "star").symbolEffect(.drawOff, isActive: true)
/// symbolVariableValueMode
Image(systemName: "wifi", variableValue: 0.5).symbolVariableValueMode(.draw)
/// symbolColorRenderingMode
Image(systemName: "star").symbolColorRenderingMode(.gradient)
/// Chart3D
// left: charts in three dimensions are not drawn
import Charts
struct Sample: View { var body: some View { Chart3D { PointMark(x: .value("a", 1), y: .value("b", 2), z: .value("c", 3)) } } }
/// Chart3D with SurfacePlot
// left: charts in three dimensions are not drawn
import Charts
struct Sample: View { var body: some View { Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * z } } } }
/// LinePlot
// left: plots of functions are not drawn
import Charts
struct Sample: View { var body: some View { Chart { LinePlot(x: "x", y: "y") { x in x * x } } } }
/// WebView(url:)
import WebKit
struct Sample: View { var body: some View { WebView(url: URL(string: "https://example.org")) } }
/// WebPage
import WebKit
struct Sample: View {
  @State private var page = WebPage()
  var body: some View { WebView(page) }
}
/// glassEffect(_:in:)
Text("a").glassEffect(.regular.tint(.red).interactive(), in: .capsule)
/// GlassEffectContainer
GlassEffectContainer(spacing: 20) { Text("a").glassEffect() }
/// glassEffectID
struct Sample: View {
  @Namespace private var space
  var body: some View { Text("a").glassEffect().glassEffectID("b", in: space).glassEffectUnion(id: 1, namespace: space) }
}
/// glassEffectTransition
Text("a").glassEffect().glassEffectTransition(.matchedGeometry)
/// buttonStyle(.glassProminent)
Button("a") {}.buttonStyle(.glassProminent)
/// backgroundExtensionEffect
Image(systemName: "star").backgroundExtensionEffect()
/// scrollEdgeEffectStyle
ScrollView { Text("a") }.scrollEdgeEffectStyle(.hard, for: .top)
/// scrollEdgeEffectHidden
ScrollView { Text("a") }.scrollEdgeEffectHidden(true, for: .bottom)
/// tabBarMinimizeBehavior
TabView { Tab("a", systemImage: "star") { Text("b") } }.tabBarMinimizeBehavior(.onScrollDown)
/// tabViewBottomAccessory
TabView { Tab("a", systemImage: "star") { Text("b") } }.tabViewBottomAccessory { Text("c") }
/// Tab(role:)
TabView { Tab(role: .search) { Text("b") } }
/// TabSection
TabView { TabSection("a") { Tab("b", systemImage: "star") { Text("c") } } }.tabViewStyle(.sidebarAdaptable)
/// sharedBackgroundVisibility
NavigationStack { Text("a").toolbar { ToolbarItem { Button("b") {} }.sharedBackgroundVisibility(.hidden) } }
/// matchedTransitionSource, navigationTransition
struct Sample: View {
  @Namespace private var space
  var body: some View { Text("a").matchedTransitionSource(id: 1, in: space).navigationTransition(.zoom(sourceID: 1, in: space)) }
}
/// navigationSubtitle
NavigationStack { Text("a").navigationTitle("b").navigationSubtitle("c") }
/// scrollPosition(_: ScrollPosition)
struct Sample: View {
  @State private var position = ScrollPosition(edge: .top)
  var body: some View { ScrollView { Text("a") }.scrollPosition($position) }
}
/// onScrollGeometryChange
ScrollView { Text("a") }.onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, _ in }
/// onScrollPhaseChange
ScrollView { Text("a") }.onScrollPhaseChange { old, new in _ = new.isScrolling }
/// onScrollVisibilityChange
ScrollView { Text("a").onScrollVisibilityChange(threshold: 0.5) { _ in } }
/// onScrollTargetVisibilityChange
ScrollView { Text("a") }.onScrollTargetVisibilityChange(idType: Int.self) { _ in }
/// onGeometryChange
Text("a").onGeometryChange(for: CGSize.self) { $0.size } action: { _ in }
/// managedObjectContext, @FetchRequest
import CoreData
@objc(Item) final class Item: NSManagedObject {}
struct Sample: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(entity: NSEntityDescription(), sortDescriptors: []) private var items: FetchedResults<Item>
  var body: some View { List(items, id: \.self) { _ in Text("a") } }
}
/// @SectionedFetchRequest
import CoreData
final class Item: NSManagedObject, Identifiable { @NSManaged var name: String }
struct Sample: View {
  @SectionedFetchRequest<String, Item>(sectionIdentifier: \.name, sortDescriptors: [SortDescriptor(\.name)]) private var items
  var body: some View { List(items) { section in Section(section.id) { ForEach(section) { Text($0.name) } } } }
}
/// Map(position:)
import MapKit
struct Sample: View {
  @State private var position: MapCameraPosition = .automatic
  var body: some View { Map(position: $position) { Marker("a", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2)) } }
}
/// Map(coordinateRegion:annotationItems:)
import MapKit
struct Place: Identifiable { let id = 1 }
struct Sample: View {
  @State private var region = MKCoordinateRegion()
  var body: some View { Map(coordinateRegion: $region, annotationItems: [Place()]) { _ in MapMarker(coordinate: CLLocationCoordinate2D()) } }
}
/// PhotosPicker
import PhotosUI
struct Sample: View {
  @State private var item: PhotosPickerItem?
  var body: some View { PhotosPicker("a", selection: $item, matching: .images) }
}
/// VideoPlayer
import AVKit
struct Sample: View { var body: some View { VideoPlayer(player: AVPlayer(url: URL(string: "https://example.org/a.mp4")!)) } }
/// TipView
import TipKit
struct Hint: Tip { var title: Text { Text("a") } }
struct Sample: View { var body: some View { TipView(Hint(), arrowEdge: .bottom) } }
/// popoverTip
import TipKit
struct Hint: Tip { var title: Text { Text("a") } }
struct Sample: View { var body: some View { Text("a").popoverTip(Hint()) } }
/// Widget with App Intents
import WidgetKit
import AppIntents
struct Settings: WidgetConfigurationIntent { static let title: LocalizedStringResource = "a" }
struct Moment: TimelineEntry { let date: Date }
struct Provider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func snapshot(for configuration: Settings, in context: Context) async -> Moment { Moment(date: .now) }
  func timeline(for configuration: Settings, in context: Context) async -> Timeline<Moment> { Timeline(entries: [], policy: .never) }
}
struct Small: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "a", intent: Settings.self, provider: Provider()) { entry in Text(entry.date, style: .time) }
      .supportedFamilies([.systemSmall])
  }
}
struct Sample: View { var body: some View { Text("a").containerBackground(.red, for: .widget).widgetURL(nil) } }
/// Button(intent:)
import AppIntents
struct Go: AppIntent {
  static let title: LocalizedStringResource = "a"
  func perform() async throws -> some IntentResult { .result() }
}
struct Sample: View { var body: some View { Button("a", intent: Go()) } }
/// UNUserNotificationCenter
import UserNotifications
struct Sample: View {
  var body: some View {
    Text("a").task { _ = try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) }
  }
}
/// UNMutableNotificationContent
import UserNotifications
struct Sample: View {
  var body: some View {
    Text("a").onAppear {
      let content = UNMutableNotificationContent()
      (content.title, content.sound) = ("b", .default)
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
      UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "c", content: content, trigger: trigger))
    }
  }
}
/// IndexPath(row:section:)
import UIKit
struct Sample: View { var body: some View { Text("\(IndexPath(row: 1, section: 2).row)") } }
/// UIImagePickerController
import UIKit
struct Picker: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.sourceType = .photoLibrary
    return picker
  }
  func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
}
struct Sample: View { var body: some View { Picker() } }
/// UIGraphicsBeginImageContextWithOptions
import UIKit
struct Sample: View {
  var body: some View {
    Text("a").onAppear {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
      _ = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
    }
  }
}
/// UIGraphicsImageRenderer
// left: there is no context of Core Graphics to draw in
import UIKit
struct Sample: View {
  var body: some View {
    Image(uiImage: UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    })
  }
}
/// UIColor.cgColor, getRed
import UIKit
struct Sample: View {
  var body: some View {
    Text("a").onAppear {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      UIColor.red.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      _ = UIColor.red.cgColor
    }
  }
}
/// UIContentSizeCategory
import UIKit
struct Sample: View { var body: some View { Text("\(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)") } }
/// UIFontMetrics.scaledValue(for:compatibleWith:)
import UIKit
struct Sample: View {
  var body: some View {
    Text("\(UIFontMetrics(forTextStyle: .body).scaledValue(for: 10, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)))")
  }
}
/// CGRectUnion
import UIKit
struct Sample: View { var body: some View { Text("\(CGRect(x: 0, y: 0, width: 1, height: 1).union(CGRect(x: 2, y: 2, width: 1, height: 1)).width)") } }
/// LocalizedStringResource
Text(LocalizedStringResource("a", defaultValue: "b"))
/// String(localized:)
Text(String(localized: "a", defaultValue: "b", comment: "c"))
/// URL.documentsDirectory
Text(URL.documentsDirectory.appending(path: "a").lastPathComponent)
/// CGContext
// left: there is no context of Core Graphics to draw in
import UIKit
struct Sample: View {
  var body: some View {
    Text("a").onAppear {
      let space = CGColorSpaceCreateDeviceRGB()
      let context = CGContext(data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.fill([CGRect(x: 0, y: 0, width: 8, height: 8)])
      _ = context?.makeImage()
    }
  }
}
/// CALayer.render(in:)
// left: there is no context of Core Graphics to draw in
import UIKit
struct Sample: View {
  var body: some View {
    Text("a").onAppear {
      _ = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { UIView().layer.render(in: $0.cgContext) }
    }
  }
}
/// NSDataDetector
// left: Foundation on Linux has no detectors
struct Sample: View {
  var body: some View {
    let text = "see https://example.org"
    let detector = try? NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
    let found = detector?.matches(in: text, range: NSRange(text.startIndex..., in: text)) ?? []
    Text("\(found.count)")
  }
}
