import GalleySwiftUI

// Only SwiftUI's module is visible here, so that its names are not mistaken for the kit's.

struct PlainRows: View {
  let count: Int
  var body: some View { VStack { ForEach(0..<count) { PlainRow(number: $0) } } }
}

struct StateRows: View {
  let count: Int
  var body: some View { VStack { ForEach(0..<count) { StateRow(number: $0) } } }
}

private struct PlainRow: View {
  let number: Int
  var body: some View {
    HStack {
      Text("Row \(number)")
      Circle().frame(width: 8, height: 8)
    }
  }
}

private struct StateRow: View {
  let number: Int
  @State private var isOn = false
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    HStack {
      Text(isOn && isEnabled ? "On \(number)" : "Row \(number)")
      Circle().frame(width: 8, height: 8)
    }
  }
}
