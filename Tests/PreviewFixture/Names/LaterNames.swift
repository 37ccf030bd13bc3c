import SwiftUI

private struct Waving: UIGestureRecognizerRepresentable {
  func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
    UITapGestureRecognizer()
  }
}

private struct Fading: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        for slice in run {
          var copy = context
          copy.opacity = 0.5
          copy.draw(slice)
        }
      }
    }
  }
}

private struct Emphasis: TextAttribute {}

private struct Themed: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> Tinted {
    Tinted(color: environment.colorScheme == .dark ? .white : .black)
  }
}
private struct Tinted: ViewModifier {
  let color: Color
  func body(content: Content) -> some View { content.foregroundStyle(color) }
}

private struct Memo: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""
  init() {}
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct Contact: Codable, Transferable {
  var name = ""
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
  }
}

struct LaterForms: View {
  @State private var text = "a"
  @State private var words = AttributedString("b")
  @State private var selection: TextSelection?
  @State private var marked = AttributedTextSelection()
  @State private var share = 0.5
  @State private var choice = 1
  @State private var isShown = false
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $text, selection: $selection)
      TextEditor(text: $words, selection: $marked).textEditorStyle(.plain)
        .findNavigator(isPresented: $isShown)
      Text("c").customAttribute(Emphasis()).textRenderer(Fading())
      Text("d").modifier(Themed()).modifier(EmptyModifier.identity)
      controls
      shapes
    }
    .fileExporter(isPresented: $isShown, document: Memo(), contentType: .plainText) { _ in }
    .fileImporter(isPresented: $isShown, allowedContentTypes: [.json, .image]) { _ in }
    .accessibilityRotor("Places") { AccessibilityRotorEntry("First", id: 1) }
    .gesture(Waving())
  }

  private var controls: some View {
    VStack {
      Slider(value: $share, in: 0...1) {
        Text("Share")
      } ticks: {
        SliderTick(0.5)
      }
      Picker(selection: $choice) {
        Text("One").tag(1)
      } label: {
        Text("Choice")
      } currentValueLabel: {
        Text("1")
      }
      Text("e").accessibilityFocused($isFocused).accessibilityDefaultFocus($isFocused, true)
      Text("f").presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
    }
  }

  private var shapes: some View {
    ZStack {
      ConcentricRectangle()
      Circle().fill(Color.red.mix(with: .blue, by: 0.5, in: .perceptual))
      Image(systemName: "star").symbolColorRenderingMode(.gradient)
    }
    .containerShape(.rect(cornerRadius: 12))
  }
}
