import GalleySwiftUI
import Testing

@testable import GalleyPreviews

/// The settings of UIKit's fields, and its alerts, which programs make and no picture shows.
@MainActor
@Suite struct TextInputTraitsTests {
  private func expectTraits(of input: some UITextInput) {
    #expect(input.keyboardType == .default && input.autocapitalizationType == .sentences)
    #expect(input.returnKeyType == .default && !input.enablesReturnKeyAutomatically)
    #expect(input.textContentType == nil)
    input.keyboardType = .emailAddress
    input.textContentType = .username
    input.returnKeyType = .go
    input.autocapitalizationType = .none
    input.autocorrectionType = .no
    input.spellCheckingType = .yes
    input.keyboardAppearance = .dark
    input.enablesReturnKeyAutomatically = true
    #expect(input.keyboardType == .emailAddress && input.textContentType == .username)
    #expect(input.returnKeyType == .go && input.autocapitalizationType == .none)
    #expect(input.autocorrectionType == .no && input.spellCheckingType == .yes)
    #expect(input.keyboardAppearance == .dark && input.enablesReturnKeyAutomatically)
  }

  @Test func fieldsAndTextViewsKeepTheSameTraits() {
    expectTraits(of: UITextField())
    expectTraits(of: UITextView())
    #expect(UITextField().keyboardType == .default)
  }

  @Test func anAlertKeepsWhatItIsMadeOf() {
    let alert = UIAlertController(title: "Name", message: "Of the list", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Groceries" }
    alert.addAction(UIAlertAction(title: "Save", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    #expect(alert.title == "Name" && alert.message == "Of the list")
    #expect(alert.textFields?.map(\.placeholder) == ["Groceries"])
    #expect(alert.actions.map(\.title) == ["Save", "Cancel"])
    #expect(alert.actions.map(\.style) == [.default, .cancel])
  }

  private struct Renaming: View {
    @State private var name = ""
    @State private var isAsked = false
    var body: some View {
      VStack {
        Text("Called \(name)").accessibilityIdentifier("name")
        Button("Rename") { isAsked = true }
        Controller().frame(height: 20)
      }
      .sheet(isPresented: $isAsked) { TextField("Name", text: $name) }
    }
  }

  private struct Controller: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIAlertController {
      UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
    }
    func updateUIViewController(_ controller: UIAlertController, context: Context) {}
  }

  @Test func anAlertOfUIKitOnAScreenStandsInNobodysWay() throws {
    let screen = try Screen(Renaming())
    #expect(!screen.contains("Sure?"))
    try screen.tap("Rename")
    try screen.type("Ada", into: "Name")
    try screen.dismiss()
    #expect(try screen.element("name").label == "Called Ada")
  }
}
