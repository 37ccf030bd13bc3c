import SwiftUI

// The names of text and of images that real sources use most, in all of their usual forms.

private struct Labelled: View {
  let title: LocalizedStringKey
  var body: some View { Text(title) }
}

private struct Texts: View {
  @State private var name = "Ada"
  @State private var note = ""
  private let count = 3
  private let price = 12.5
  private let date = Date(timeIntervalSince1970: 1_700_000_000)
  private let plain: String = "plain"

  private var attributed: AttributedString {
    var string = AttributedString("Attributed string")
    if let range = string.range(of: "string") {
      string[range].foregroundColor = .red
      string[range].backgroundColor = UIColor(white: 0, alpha: 0.1)
    }
    return string
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Hello, \(name)! **Bold**, *slanted*, [a link](https://example.com)")
      Text(verbatim: "a **verbatim** text") + Text(" and ").bold()
        + Text("another").foregroundColor(.red)
      Text(plain)
      Text(plain.prefix(3))
      Text("\(count) of \(price, specifier: "%.2f") at \(price, format: .percent)")
      Text(date, style: .date)
      Text(price, format: .currency(code: "USD"))
      Text(count, format: .number)
      Text(attributed)
      Text("tabled", tableName: "Strings", bundle: nil, comment: "A comment")
      Text(LocalizedStringKey("key"))
      Text(LocalizedStringResource("resource"))
      Text("\(Image(systemName: "star.fill")) inside")
      Labelled(title: "A key of \(count)")
    }
    .lineLimit(1)
  }
}

private struct Fonts: View {
  private let sizes: [Font] = [
    .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
    .caption, .caption2,
  ]
  private let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ForEach(sizes.indices, id: \.self) { Text("Style \($0)").font(sizes[$0]) }
      HStack { ForEach(weights.indices, id: \.self) { Text("W").fontWeight(weights[$0]) } }
      Group {
        Text("system").font(.system(size: 15))
        Text("system, weight").font(.system(size: 15, weight: .semibold))
        Text("system, design").font(.system(size: 15, weight: .bold, design: .monospaced))
        Text("style").font(.system(.title3, design: .rounded))
        Text("style, weight").font(.system(.body, design: .serif, weight: .medium))
        Text("custom").font(.custom("Avenir", size: 15))
        Text("relative").font(Font.custom("Georgia", size: 15, relativeTo: .body))
        Text("changed").font(.headline.weight(.light).italic().monospacedDigit())
        Text("leading").font(Font.body.bold().leading(.tight)).fontDesign(.rounded).fontWidth(
          .condensed)
      }
      HStack {
        Text("bold").bold()
        Text("italic").italic()
        Text("under").underline()
        Text("line").underline(true, color: .red)
        Text("strike").strikethrough()
        Text("struck").strikethrough(true, color: .blue)
        Text("0123").monospacedDigit()
        Text("mono").monospaced()
      }
      HStack {
        Text("kern").kerning(3)
        Text("track").tracking(2)
        Text("base").baselineOffset(6)
        Text("case").textCase(.uppercase)
        Text("shrunk to the width").minimumScaleFactor(0.5).lineLimit(1).frame(width: 60)
        Text("cut at the end").truncationMode(.middle).lineLimit(1).frame(width: 60)
      }
      Text("Two lines\nin the middle").multilineTextAlignment(.center).lineSpacing(4)
        .frame(maxWidth: .infinity)
      Text("Range").lineLimit(1...2).dynamicTypeSize(.large).dynamicTypeSize(...(.xxLarge))
        .dynamicTypeSize(DynamicTypeSize.small...DynamicTypeSize.large)
      Text("Selected").textSelection(.enabled).allowsTightening(true).fontWeight(nil)
    }
  }
}

private struct Fields: View {
  @State private var text = "Typed"
  @State private var empty = ""
  @State private var number = 4.5
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 8) {
      TextField("Title", text: $text)
      TextField("Prompt", text: $empty).textFieldStyle(.roundedBorder)
      TextField("Style", text: $empty).textFieldStyle(RoundedBorderTextFieldStyle())
      TextField("Title", text: $empty, prompt: Text("A prompt"))
      TextField("Several", text: $text, axis: .vertical).lineLimit(2...4)
      TextField("Number", value: $number, format: .number).keyboardType(.decimalPad)
      TextField("Done", text: $text, onCommit: {}).disableAutocorrection(true)
      TextField("Editing", text: $text, onEditingChanged: { _ in }, onCommit: {})
        .autocapitalization(.none)
      TextField(text: $empty) { Text("Label") }.focused($isFocused).submitLabel(.done)
        .onSubmit { isFocused = false }
      SecureField("Password", text: $text).textContentType(.password)
        .textInputAutocapitalization(.never).autocorrectionDisabled()
      TextEditor(text: $text).frame(height: 40).border(.gray)
    }
    .padding(.horizontal)
  }
}

private struct Labels: View {
  private let name = "Name"
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Label("Title", systemImage: "heart")
      Label(name, systemImage: "star.fill")
      Label {
        Text("Both").bold()
      } icon: {
        Circle().fill(.red).frame(width: 12, height: 12)
      }
      Label("Asset", image: "Missing").labelStyle(.titleOnly)
      Label("Icon", systemImage: "bell").labelStyle(.iconOnly)
      Label("Both", systemImage: "bell").labelStyle(.titleAndIcon)
      Label("Own", systemImage: "bell").labelStyle(TrailingIcon())
    }
  }
}

private struct TrailingIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 2) {
      configuration.title
      configuration.icon.foregroundStyle(.red)
    }
  }
}

private struct Images: View {
  private let symbols = ["xmark", "checkmark", "heart", "trash", "star.fill", "chevron.right"]

  var body: some View {
    VStack(spacing: 8) {
      HStack { ForEach(symbols, id: \.self) { Image(systemName: $0) } }
      HStack {
        Image(systemName: "star").imageScale(.small)
        Image(systemName: "star").imageScale(.medium)
        Image(systemName: "star").imageScale(.large)
        Image(systemName: "star").font(.title)
        Image(systemName: "star").font(.system(size: 24, weight: .bold)).foregroundColor(.yellow)
        Image(systemName: "star").symbolVariant(.fill)
        Image(systemName: "star").symbolVariant(.circle.fill)
        Image(systemName: "star").symbolVariant(.none)
      }
      HStack {
        Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor)
        Image(systemName: "person.2.fill").symbolRenderingMode(.palette)
          .foregroundStyle(.red, .blue)
        Image(systemName: "folder.fill").symbolRenderingMode(.hierarchical)
        Image(systemName: "folder").renderingMode(.template).foregroundColor(.purple)
        Image(systemName: "folder").renderingMode(.original)
      }
      HStack {
        Image(systemName: "heart.fill").resizable().frame(width: 30, height: 20)
        Image(systemName: "heart.fill").resizable().scaledToFit().frame(width: 30, height: 20)
        Image(systemName: "heart.fill").resizable().aspectRatio(contentMode: .fit)
          .frame(height: 30).foregroundStyle(.red)
        Image(systemName: "heart").resizable(resizingMode: .stretch).interpolation(.high)
          .antialiased(true).frame(width: 24, height: 24)
      }
      HStack {
        Image("Missing")
        Image("Missing", bundle: nil).resizable().frame(width: 40, height: 40)
        Image(decorative: "Missing").resizable().frame(width: 20, height: 40)
        Image(uiImage: UIImage(systemName: "star")!)
        Image(uiImage: UIImage(named: "Missing") ?? UIImage()).resizable().frame(
          width: 10, height: 10)
      }
      AsyncImage(url: URL(string: "https://example.com/a.png")).frame(width: 40, height: 20)
      AsyncImage(url: nil) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: URL(string: "https://example.com/a.png")) { phase in
        if let image = phase.image {
          image.resizable()
        } else if phase.error != nil {
          Color.red
        } else {
          Color.gray.opacity(0.3)
        }
      }
      .frame(width: 40, height: 20)
    }
  }
}

#Preview("Texts") { Texts() }
#Preview("Fonts") { Fonts() }
#Preview("Fields") { Fields() }
#Preview("Labels") { Labels() }
#Preview("Images") { Images() }
