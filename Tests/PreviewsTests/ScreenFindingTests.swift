import GalleySwiftUI
import Testing

@testable import GalleyPreviews

/// Mistakes in what is spoken.
@MainActor
@Suite struct ScreenFindingTests {
  private struct Bar: View {
    var isMended = false
    @State private var isOn = false
    var body: some View {
      VStack {
        Button {
        } label: {
          Image(systemName: "trash")
        }
        .accessibilityLabel("Delete all")
        Button {
        } label: {
          Circle().frame(width: 20, height: 20)
        }
        .accessibilityLabel(isMended ? Text("Record") : Text(""))
        Button("Delete") {}
        Button(isMended ? "Delete first" : "Delete") {}
        Toggle("Delete", isOn: $isOn)
      }
    }
  }

  private struct Icon: View {
    var body: some View {
      Button {
      } label: {
        Image(systemName: "trash")
      }
    }
  }

  @Test func elementsWithoutALabelAndEqualLabelsAreFound() throws {
    let findings = try Screen(Bar()).spokenFindings
    #expect(findings.count == 2, "\(findings)")
    #expect(findings.first?.hasSuffix("has no label") == true)
    let shared = try #require(findings.last)
    #expect(shared.hasPrefix("2 elements with the role button share the label \"Delete\": at "))
    #expect(shared.contains("; at "))
    #expect(try Screen(Bar(isMended: true)).spokenFindings == [])
  }

  private struct Sliders: View {
    @State private var volume = 0.5
    var body: some View {
      VStack {
        Slider(value: $volume)
        Slider(value: $volume) { Text("Volume") }
        TabView {
          Text("1")
          Text("2")
        }
        .tabViewStyle(.page)
      }
    }
  }

  @Test func aValueDoesNotReplaceALabelButForPages() throws {
    let screen = try Screen(Sliders())
    _ = try screen.element(.role(.pageControl))
    let findings = screen.spokenFindings
    #expect(findings.count == 1, "\(findings)")
    #expect(findings.first?.hasPrefix("slider = \"0.5\"") == true, "\(findings)")
  }

  @Test func theNameOfAnIconIsNoLabel() throws {
    let findings = try Screen(Icon()).spokenFindings
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix("button \"trash\"") == true)
    #expect(findings.first?.hasSuffix("has the name of its icon as its label") == true)
  }
}
