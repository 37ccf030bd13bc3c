import GalleySwiftUI
import Testing

/// Names of AppKit, as apps of a Mac use them beside SwiftUI: everything compiles, and nothing happens.
@MainActor
@Suite("Names of AppKit")
struct AppKitNameTests {
  private final class Delegate: NSObject, NSApplicationDelegate, NSTextFieldDelegate {}

  private struct Field: NSViewRepresentable {
    func makeCoordinator() -> Delegate { Delegate() }
    func makeNSView(context: Context) -> NSTextField {
      let field = NSTextField(labelWithString: "Name")
      field.placeholderString = "Name"
      field.bezelStyle = .roundedBezel
      field.delegate = context.coordinator
      field.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      return field
    }
    func updateNSView(_ view: NSTextField, context: Context) { view.stringValue = "x" }
  }

  @Test("The app opens, copies and chooses nothing")
  func services() {
    #expect(!NSWorkspace.shared.open(URL(fileURLWithPath: "/")))
    #expect(NSPasteboard.general.string(forType: .string) == nil)
    #expect(NSApp.windows.isEmpty && NSScreen.main == nil)
    let panel = NSOpenPanel()
    panel.canChooseDirectories = true
    #expect(panel.runModal() == .cancel && panel.urls.isEmpty)
    let alert = NSAlert()
    alert.addButton(withTitle: "Delete")
    #expect(alert.runModal() != .alertFirstButtonReturn)
    #expect(alert.buttons.map(\.title) == ["Delete"])
    #expect(NSEvent.modifierFlags.isDisjoint(with: [.command, .shift]))
  }

  @Test("Views and menus keep what they contain")
  func views() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 20, height: 10))
    let inner = NSHostingView(rootView: Text("x"))
    view.addSubview(inner)
    #expect(inner.superview === view && view.bounds.width == 20)
    inner.removeFromSuperview()
    #expect(view.subviews.isEmpty)
    let menu = NSMenu()
    menu.addItem(withTitle: "Quit", action: nil, keyEquivalent: "q")
    menu.addItem(.separator())
    #expect(menu.items.count == 2 && menu.item(withTitle: "Quit") != nil)
    let window = NSWindow(
      contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false)
    window.setContentSize(NSSize(width: 300, height: 200))
    #expect(window.frame.width == 300)
  }

  @Test("The app of an iPhone has one window, and pictures keep their names as bytes")
  func window() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = try #require(scene.windows.first)
    #expect(window.rootViewController != nil && window.frame == UIScreen.main.bounds)
    let data = try #require(UIImage(named: "Card")?.pngData())
    let again = try #require(UIImage(data: data))
    #expect(again.pngData() == data && UIImage(systemName: "star")?.pngData() != data)
  }

  private final class Selecting: NSObject, UICalendarSelectionSingleDateDelegate {
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) {}
  }

  @Test("A calendar keeps what is selected")
  func calendar() {
    let calendar = UICalendarView()
    let (day, delegate) = (DateComponents(year: 2025, month: 1, day: 2), Selecting())
    let selection = UICalendarSelectionSingleDate(delegate: delegate)
    selection.setSelected(day, animated: true)
    calendar.selectionBehavior = selection
    calendar.reloadDecorations(forDateComponents: [day], animated: false)
    #expect((calendar.selectionBehavior as? UICalendarSelectionSingleDate)?.selectedDate == day)
    #expect(autoreleasepool { 3 } == 3)
  }
}
