import GalleySwiftUI

/// A preview that is used: its button counts, and its field takes a name.
struct FriendlyCounter: View {
  @State private var count = 0
  @State private var name = ""
  var body: some View {
    VStack {
      Text("Count \(count)").accessibilityIdentifier("count")
      Button("More") { count += 1 }
      TextField("Name", text: $name)
      Button("End") { fatalError("the end") }
    }
  }
}

struct FriendlyCounter_Previews: PreviewProvider {
  static var previews: some View {
    FriendlyCounter().previewLayout(.fixed(width: 200, height: 200))
  }
}
