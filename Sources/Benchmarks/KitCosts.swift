import GalleyDocuments
import GalleyImaging
import GalleyParsing
import GalleyRendering
import GalleyStair

extension Benchmark {
  /// Documents of one kind of component to PNG bytes, against as many texts, and what limits cost.
  static let kit = Benchmark(
    name: "kit", summary: "Icons, controls and the limits of a picture, against texts."
  ) { bench in
    let renderer = try Renderer()
    let rows = 200
    func contender(_ name: String, _ document: Document, _ renderer: Renderer) -> Contender {
      Contender(name: name) {
        try renderer.write(Scene(document), options: DrawingOptions(threads: 1)) {
          _ throws(Never) in
        }.byteCount
      }
    }
    try bench.compare(
      "\(rows) components of a kind, one thread",
      try KitPage.components.map { name, component in
        contender(name, try KitPage.document(component, rows: rows), renderer)
      })
    let text = try KitPage.document(KitPage.text, rows: rows)
    try bench.compare(
      "\(rows) texts under limits",
      try KitPage.limits.map { name, limits in
        contender(name, text, try Renderer(limits: limits))
      })
  }
}

/// The measured documents.
private enum KitPage {
  static let text = #"{"type": "Text", "values": {"text": "Hiking tour"}}"#

  /// The floor first.
  static let components = [
    ("texts", text),
    ("icons", #"{"type": "Image", "values": {"systemIconName": "star.fill"}}"#),
    (
      "icons with a badge", #"{"type": "Image", "values": {"systemIconName": "folder.badge.plus"}}"#
    ),
    (
      "cells",
      #"{"type": "Cell", "values": {"title": "T", "subtitle": "S"}, "properties": {"accessory": "disclosure"}}"#
    ),
    ("toggles", #"{"type": "Toggle", "values": {"label": "Title"}, "properties": {"isOn": true}}"#),
    ("sliders", #"{"type": "Slider", "properties": {"value": 0.4}}"#),
    ("buttons", #"{"type": "Button", "values": {"title": "Title"}}"#),
    (
      "alerts",
      #"{"type": "Alert", "values": {"title": "Title", "message": "Message", "buttons": ["OK"]}}"#
    ),
  ]

  static let limits = [
    ("none in time or memory", RenderingLimits(maximumTime: nil)),
    ("time", RenderingLimits()),
    ("time and memory", RenderingLimits(maximumMemory: 1 << 40)),
  ]

  static func document(_ component: String, rows: Int) throws -> Document {
    let subviews = Array(repeating: component, count: rows).joined(separator: ",")
    let source = SourceText(
      name: "kit.json",
      text: #"{"canvas": {"width": 393}, "root": {"type": "VStack", "subviews": [\#(subviews)]}}"#)
    let (document, findings) = DocumentReader.read(source)
    guard let document, findings.isEmpty else {
      throw WorkloadError(message: "\(findings.first.map { $0.rendered(in: source) } ?? "")")
    }
    return document
  }
}
