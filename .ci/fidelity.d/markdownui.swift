// repository: gonzalezreal/swift-markdown-ui
// commit: 8371aeb32f35795a9e559029fb08613355733626
// sources: Sources/MarkdownUI/DSL Sources/MarkdownUI/Extensibility Sources/MarkdownUI/Renderer Sources/MarkdownUI/Theme Sources/MarkdownUI/Utility Sources/MarkdownUI/Views
// add: Sources/MarkdownUI/Parser/BlockNode*.swift Sources/MarkdownUI/Parser/InlineNode*.swift Sources/MarkdownUI/Parser/HTMLTag.swift
// use: fitted
// tests: Tests/MarkdownUITests
// calls: swift-snapshot-testing
// without: MarkdownImageTests.swift FontPropertiesTests.swift InlineContentBuilderTests.swift ListContentBuilderTests.swift MarkdownContentBuilderTests.swift MarkdownContentTests.swift TaskListContentBuilderTests.swift TextStyleBuilderTests.swift HTMLTagTests.swift WithImages ThemeDocCTests/testImage
// layout: device
// most: 25
// run: --scale 2 --device iphone-8 --text-size medium --system ios16
// pictures: Tests/MarkdownUITests/__Snapshots__/{name}.png
import SwiftUI

func XCTSkipIf(_ isSkipped: @autoclosure () -> Bool, _ reason: String) throws {}
struct XCTSkip: Error {
  init(_ reason: String) {}
}

/// Replace the types of a package that is not there.
enum NetworkImageState {
  case empty, failure
  case success(image: Image, idealSize: CGSize)
}
struct NetworkImage<Content: View>: View {
  @ViewBuilder let content: (NetworkImageState) -> Content
  init(url: URL?, @ViewBuilder content: @escaping (NetworkImageState) -> Content) { self.content = content }
  var body: some View { content(.empty) }
}
struct LoadedImage: Sendable {}
struct DefaultNetworkImageLoader: Sendable {
  static let shared = Self()
  func image(from url: URL) async throws -> LoadedImage { LoadedImage() }
}
extension Image {
  init(_ image: LoadedImage, scale: CGFloat, label: Text) { self.init(systemName: "photo") }
}

/// Replaces the parser of a library in C, for what the tests write.
extension Array where Element == BlockNode {
  init(markdown: String) { self = Self.blocks(markdown.components(separatedBy: "\n")) }
  func renderMarkdown() -> String { "" }
  func renderPlainText() -> String { "" }
  func renderHTML() -> String { "" }

  private static func blocks(_ lines: [String]) -> [BlockNode] {
    var result: [BlockNode] = []
    var rest = lines[...]
    while let line = rest.first {
      if line.isBlank {
        rest.removeFirst()
      } else if line.hasPrefix("```") {
        rest.removeFirst()
        let code = rest.prefix { !$0.hasPrefix("```") }
        rest = rest.dropFirst(code.count + 1)
        result.append(.codeBlock(fenceInfo: String(line.dropFirst(3)), content: code.map { $0 + "\n" }.joined()))
      } else if let match = line.wholeMatch(of: #/(#{1,6}) +(.*)/#) {
        rest.removeFirst()
        result.append(.heading(level: match.1.count, content: .init(inlines: String(match.2))))
      } else if line.wholeMatch(of: #/(-{3,}|\*{3,}) */#) != nil {
        rest.removeFirst()
        result.append(.thematicBreak)
      } else if line.hasPrefix(">") {
        let quote = rest.prefix { $0.hasPrefix(">") }
        rest = rest.dropFirst(quote.count)
        result.append(
          .blockquote(children: blocks(quote.map { String($0.dropFirst($0.hasPrefix("> ") ? 2 : 1)) })))
      } else if line.hasPrefix("<p>") {
        let block = rest.prefix { !$0.isBlank }
        rest = rest.dropFirst(block.count)
        result.append(.htmlBlock(content: block.map { $0 + "\n" }.joined()))
      } else if ListMarker(line) != nil {
        result.append(list(&rest))
      } else if line.hasPrefix("|"), let next = rest.dropFirst().first, next.wholeMatch(of: #/[|\-: ]+/#) != nil {
        let rows = rest.prefix { $0.hasPrefix("|") }
        rest = rest.dropFirst(rows.count)
        result.append(table(Swift.Array<String>(rows)))
      } else {
        let first = rest.removeFirst()
        let others = rest.prefix { !$0.isBlank && $0.wholeMatch(of: #/(#|>|```|- |\* ).*/#) == nil }
        rest = rest.dropFirst(others.count)
        let text = ([first] + others).map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
        result.append(.paragraph(content: .init(inlines: text)))
      }
    }
    return result
  }

  private struct ListMarker {
    let text: String
    let width: Int
    let kind: Character
    var start: Int { Int(text.dropLast()) ?? 1 }
    init?(_ line: String) {
      guard let match = line.wholeMatch(of: #/([-*+]|\d+[.)])( +).*/#) else { return nil }
      text = String(match.1)
      width = match.1.count + match.2.count
      kind = match.1.last!
    }
  }

  private static func list(_ rest: inout ArraySlice<String>) -> BlockNode {
    let marker = ListMarker(rest.first!)!
    var items: [[String]] = []
    var isTight = true
    while let line = rest.first, let next = ListMarker(line), next.kind == marker.kind {
      rest.removeFirst()
      let indentation = String(repeating: " ", count: next.width)
      let others = rest.prefix { $0.isBlank || $0.hasPrefix(indentation) }
      rest = rest.dropFirst(others.count)
      var item = [String(line.dropFirst(next.width))] + others.map { String($0.dropFirst(next.width)) }
      let isLast = rest.first.flatMap(ListMarker.init)?.kind != marker.kind
      if isLast { while item.last?.isBlank == true { item.removeLast() } }
      if item.contains(where: \.isBlank) { isTight = false }
      items.append(item)
    }
    if items.allSatisfy({ $0[0].wholeMatch(of: #/\[[x ]\] .*/#) != nil }) {
      return .taskList(
        isTight: isTight,
        items: items.map { item in
          RawTaskListItem(
            isCompleted: item[0].hasPrefix("[x]"),
            children: blocks([String(item[0].dropFirst(4))] + item.dropFirst()))
        })
    }
    let raw = items.map { RawListItem(children: blocks($0)) }
    return marker.text.count > 1
      ? .numberedList(isTight: isTight, start: marker.start, items: raw) : .bulletedList(isTight: isTight, items: raw)
  }

  private static func table(_ rows: [String]) -> BlockNode {
    let cells: [[String]] = rows.map { row in
      let parts = row.components(separatedBy: "|").dropFirst().dropLast()
      return parts.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let alignments: [RawTableColumnAlignment] = cells[1].map { cell in
      switch (cell.hasPrefix(":"), cell.hasSuffix(":")) {
      case (true, true): return RawTableColumnAlignment.center
      case (true, false): return RawTableColumnAlignment.left
      case (false, true): return RawTableColumnAlignment.right
      case (false, false): return RawTableColumnAlignment.none
      }
    }
    return .table(
      columnAlignments: alignments,
      rows: ([cells[0]] + cells.dropFirst(2)).map { row in
        RawTableRow(cells: row.map { RawTableCell(content: .init(inlines: $0)) })
      })
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " } }
}

extension Array where Element == InlineNode {
  fileprivate init(inlines text: String) {
    self = []
    var plain = ""
    var rest = text[...]
    func flush(_ nodes: inout [InlineNode]) {
      if !plain.isEmpty { nodes.append(.text(plain)) }
      plain = ""
    }
    while let character = rest.first {
      let isWord = plain.last.map { $0.isLetter || $0.isNumber } ?? false
      if character == "\n" {
        let isBreak = plain.hasSuffix("  ")
        while plain.hasSuffix(" ") { plain.removeLast() }
        flush(&self)
        append(isBreak ? .lineBreak : .softBreak)
        rest = rest.dropFirst()
      } else if let match = rest.prefixMatch(of: #/`([^`]+)`/#) {
        flush(&self)
        append(.code(String(match.1)))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: #/</?[A-Za-z][^>]*>/#) {
        flush(&self)
        append(.html(String(match.0)))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: #/\[([^\]]*)\]\(([^)]*)\)/#) {
        flush(&self)
        append(.link(destination: String(match.2), children: .init(inlines: String(match.1))))
        rest = rest[match.range.upperBound...]
      } else if !isWord, let match = rest.prefixMatch(of: #/https?://[^ \n]*[^ \n.,]/#) {
        flush(&self)
        append(.link(destination: String(match.0), children: [.text(String(match.0))]))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: #/\*\*\*(.+?)\*\*\*/#) {
        flush(&self)
        append(.emphasis(children: [.strong(children: .init(inlines: String(match.1)))]))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: #/\*\*([^*]+?)\*\*/#.dotMatchesNewlines()) {
        flush(&self)
        append(.strong(children: .init(inlines: String(match.1))))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: #/\*([^* ][^*]*?)\*/#) {
        flush(&self)
        append(.emphasis(children: .init(inlines: String(match.1))))
        rest = rest[match.range.upperBound...]
      } else if !isWord, let match = rest.prefixMatch(of: #/_([^_]+)_/#) {
        flush(&self)
        append(.emphasis(children: .init(inlines: String(match.1))))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: #/~~(.+?)~~/#) {
        flush(&self)
        append(.strikethrough(children: .init(inlines: String(match.1))))
        rest = rest[match.range.upperBound...]
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    flush(&self)
  }
}
