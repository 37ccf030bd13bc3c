import Foundation
import GalleyDesign
import GalleySwiftUI
import Testing

@MainActor
@Suite struct PlaceholderTests {
  private final class Page: UIView {}

  private struct Web: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { Page() }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private final class Meter: UIView {
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }
  }

  /// A typical wrapper of a text field of UIKit: its settings come from properties of the view.
  private struct Field: UIViewRepresentable {
    @Binding var level: Int
    @Environment(\.lineLimit) private var limit
    final class Coordinator {
      var made = 0
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> Meter {
      context.coordinator.made += 1
      let meter = Meter()
      meter.setContentHuggingPriority(.required, for: .vertical)
      return meter
    }
    func updateUIView(_ meter: Meter, context: Context) {
      level = (limit ?? 0) + context.coordinator.made
    }
  }

  private struct Wrapped: View {
    @State private var level = 0
    var body: some View {
      HStack(spacing: 0) {
        Field(level: $level).lineLimit(5).id("field")
        GalleySwiftUI.Color.red.frame(width: CGFloat(level)).id("level")
      }
    }
  }

  private struct Measured: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextView { UITextView() }
    func updateUIView(_ view: UITextView, context: Context) {}
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UITextView, context: Context
    ) -> CGSize? {
      guard let width = proposal.width else { return nil }
      return CGSize(width: width / 2, height: 20)
    }
  }

  private struct Wheel: UIViewRepresentable {
    func makeUIView(context: Context) -> UIActivityIndicatorView {
      UIActivityIndicatorView(style: .large)
    }
    func updateUIView(_ view: UIActivityIndicatorView, context: Context) { view.startAnimating() }
  }

  private struct Clear: UIViewRepresentable {
    let color: UIColor?
    func makeUIView(context: Context) -> some UIView {
      let view = UIView()
      view.backgroundColor = color
      return view
    }
    func updateUIView(_ view: UIViewType, context: Context) {}
  }

  private struct Note: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.text = "Words of UIKit"
      label.setContentHuggingPriority(.defaultHigh, for: .vertical)
      return label
    }
    func updateUIView(_ label: UILabel, context: Context) {}
  }

  @Test func aViewOfUIKitTakesTheSizeOfItsContent() throws {
    let wrapped = try Settled(Wrapped(), width: 200, height: 100)
    #expect(wrapped.size(of: "field") == [194, 44])
    #expect(wrapped.size(of: "level") == [6, 100])
    #expect(
      try Settled(Wheel().id("wheel"), width: 200, height: 100).size(of: "wheel") == [37, 37])
  }

  @Test func aRepresentableMaySayItsSize() throws {
    let measured = try Settled(Measured().id("text"), width: 200, height: 100)
    #expect(measured.size(of: "text") == [100, 20])
  }

  @Test func plainViewsOfUIKitAreDrawnAsTheyAre() throws {
    #expect(try Settled(Clear(color: nil)).session.remarks.isEmpty)
    let red = try Settled(Clear(color: .red), width: 50, height: 40)
    #expect(red.session.remarks.isEmpty && red.filledWidths == [50])
    let note = try Settled(Note().id("note"), width: 300, height: 100)
    let text = try Settled(Text("Words of UIKit").id("text"))
    #expect(note.size(of: "note") == [300, text.size(of: "text")?[1] ?? 0])
    #expect(note.session.remarks.isEmpty)
  }

  @Test func aViewOfUIKitIsALabelledBoxAndIsNamed() throws {
    let settled = try Settled(Web().frame(width: 80, height: 30).id("web"))
    #expect(settled.size(of: "web") == [80, 30])
    #expect(settled.session.remarks == ["Web is not drawn; a labelled box is"])
  }

  @Test func colorsOfUIKitMayDependOnTheAppearance() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let design = Color(color).design(in: EnvironmentValues())
    #expect([design.light.red, design.dark.red] == [0, 1])
  }
}
