import SwiftUI

// The names of what is presented that real sources use most, in all of their usual forms.

private struct Item: Identifiable, Hashable {
  let id: Int
}

private struct Sheets: View {
  @State private var isShown = true
  @State private var item: Item?
  @State private var detent = PresentationDetent.medium

  var body: some View {
    Text("Below")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.yellow.opacity(0.3))
      .sheet(isPresented: $isShown) {
        NavigationStack {
          Text("Sheet").navigationTitle("Sheet").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            }
        }
        .presentationDetents([.medium, .large])
        .presentationDetents([.height(200), .fraction(0.5), .medium], selection: $detent)
        .presentationDragIndicator(.visible)
      }
      .sheet(item: $item) { item in Text("\(item.id)") }
      .sheet(isPresented: .constant(false), onDismiss: {}, content: { Text("Never") })
      .fullScreenCover(isPresented: .constant(false)) { Text("Never") }
      .fullScreenCover(item: $item) { Text("\($0.id)") }
      .popover(isPresented: .constant(false)) { Text("Never") }
      .popover(item: $item, attachmentAnchor: .point(.top), arrowEdge: .bottom) { _ in Text("") }
  }
}

private struct Alerts: View {
  @State private var isShown = true
  @State private var item: Item?
  @State private var isOff = false
  private let name = "name"

  var body: some View {
    Text("Below")
      .alert("Delete it?", isPresented: $isShown) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
      .alert("No message", isPresented: $isOff) { Button("OK") {} }
      .alert(name, isPresented: $isOff, actions: {}, message: { Text("Message") })
      .alert(Text("Presenting"), isPresented: $isOff, presenting: item) { _ in
        Button("OK") {}
      } message: { item in
        Text("\(item.id)")
      }
      .alert(isPresented: $isOff) {
        Alert(
          title: Text("Title"), message: Text("Message"),
          primaryButton: .destructive(Text("Yes")) {}, secondaryButton: .cancel())
      }
      .alert(item: $item) { item in
        Alert(title: Text("\(item.id)"), message: nil, dismissButton: .default(Text("OK")))
      }
      .contextMenu {
        Button("Copy", systemImage: "doc.on.doc") {}
      }
      .contextMenu(menuItems: { Button("Share") {} })
      .help("A tip")
      .help(Text("A tip"))
  }
}

private struct Dialogs: View {
  @State private var isShown = true

  var body: some View {
    Text("Below")
      .confirmationDialog("What now?", isPresented: $isShown, titleVisibility: .visible) {
        Button("Save") {}
        Button("Discard", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
      .confirmationDialog("Presenting", isPresented: .constant(false), presenting: 3) { _ in
        Button("Save") {}
      } message: { number in
        Text("\(number)")
      }
      .actionSheet(isPresented: .constant(false)) {
        ActionSheet(
          title: Text("Title"), message: Text("Message"),
          buttons: [.default(Text("One")), .destructive(Text("Two")), .cancel()])
      }
  }
}

#Preview("Sheet") { Sheets() }
#Preview("Alert") { Alerts() }
#Preview("Dialog") { Dialogs() }
