public import GalleySwiftUI

// Kinds of content besides those that SwiftUI's own names need.

extension UTType {
  public static var content: UTType { UTType(importedAs: "public.content") }
  public static var directory: UTType { UTType(importedAs: "public.directory") }
  public static var archive: UTType { UTType(importedAs: "public.archive") }
  public static var zip: UTType { UTType(importedAs: "public.zip-archive") }
  public static var gzip: UTType { UTType(importedAs: "org.gnu.gnu-zip-archive") }
  public static var bundle: UTType { UTType(importedAs: "com.apple.bundle") }
  public static var package: UTType { UTType(importedAs: "com.apple.package") }
  public static var utf8PlainText: UTType { UTType(importedAs: "public.utf8-plain-text") }
  public static var rtf: UTType { UTType(importedAs: "public.rtf") }
  public static var html: UTType { UTType(importedAs: "public.html") }
  public static var xml: UTType { UTType(importedAs: "public.xml") }
  public static var yaml: UTType { UTType(importedAs: "public.yaml") }
  public static var propertyList: UTType { UTType(importedAs: "com.apple.property-list") }
  public static var commaSeparatedText: UTType {
    UTType(importedAs: "public.comma-separated-values-text")
  }
  public static var sourceCode: UTType { UTType(importedAs: "public.source-code") }
  public static var swiftSource: UTType { UTType(importedAs: "public.swift-source") }
  public static var gif: UTType { UTType(importedAs: "com.compuserve.gif") }
  public static var tiff: UTType { UTType(importedAs: "public.tiff") }
  public static var heic: UTType { UTType(importedAs: "public.heic") }
  public static var webP: UTType { UTType(importedAs: "org.webmproject.webp") }
  public static var svg: UTType { UTType(importedAs: "public.svg-image") }
  public static var rawImage: UTType { UTType(importedAs: "public.camera-raw-image") }
  public static var audiovisualContent: UTType {
    UTType(importedAs: "public.audiovisual-content")
  }
  public static var video: UTType { UTType(importedAs: "public.video") }
  public static var mpeg4Movie: UTType { UTType(importedAs: "public.mpeg-4") }
  public static var quickTimeMovie: UTType { UTType(importedAs: "com.apple.quicktime-movie") }
  public static var mp3: UTType { UTType(importedAs: "public.mp3") }
  public static var wav: UTType { UTType(importedAs: "com.microsoft.waveform-audio") }
  public static var vCard: UTType { UTType(importedAs: "public.vcard") }
  public static var application: UTType { UTType(importedAs: "com.apple.application") }

  /// The kinds by their file endings, with the kind that each belongs to.
  private static var known: [(ending: String, type: UTType, mime: String, parent: UTType)] {
    [
      ("txt", .plainText, "text/plain", .text), ("rtf", .rtf, "text/rtf", .text),
      ("html", .html, "text/html", .text), ("xml", .xml, "application/xml", .text),
      ("json", .json, "application/json", .text), ("yaml", .yaml, "application/x-yaml", .text),
      ("csv", .commaSeparatedText, "text/csv", .text),
      ("swift", .swiftSource, "text/x-swift", .sourceCode),
      ("png", .png, "image/png", .image), ("jpeg", .jpeg, "image/jpeg", .image),
      ("jpg", .jpeg, "image/jpeg", .image), ("gif", .gif, "image/gif", .image),
      ("tiff", .tiff, "image/tiff", .image), ("heic", .heic, "image/heic", .image),
      ("webp", .webP, "image/webp", .image), ("svg", .svg, "image/svg+xml", .image),
      ("pdf", .pdf, "application/pdf", .content), ("zip", .zip, "application/zip", .archive),
      ("mp4", .mpeg4Movie, "video/mp4", .movie),
      ("mov", .quickTimeMovie, "video/quicktime", .movie),
      ("mp3", .mp3, "audio/mpeg", .audio), ("wav", .wav, "audio/vnd.wave", .audio),
      ("vcf", .vCard, "text/vcard", .text),
    ]
  }
  private static var parents: [UTType: UTType] {
    [
      .sourceCode: .plainText, .plainText: .text, .text: .content, .image: .content,
      .movie: .audiovisualContent, .video: .movie, .audio: .audiovisualContent,
      .audiovisualContent: .content, .archive: .data, .content: .data, .data: .item,
      .folder: .directory, .directory: .item, .utf8PlainText: .plainText,
    ]
  }
  private var parent: UTType? {
    Self.known.first { $0.type == self && $0.parent != self }?.parent ?? Self.parents[self]
  }

  public init(exportedAs identifier: String, conformingTo parent: UTType) {
    self.init(exportedAs: identifier)
  }
  public init(importedAs identifier: String, conformingTo parent: UTType) {
    self.init(importedAs: identifier)
  }
  public init?(filenameExtension ending: String, conformingTo parent: UTType = .data) {
    guard let found = Self.known.first(where: { $0.ending == ending.lowercased() }) else {
      return nil
    }
    self = found.type
  }
  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    guard let found = Self.known.first(where: { $0.mime == mimeType }) else { return nil }
    self = found.type
  }
  public var preferredFilenameExtension: String? {
    Self.known.first { $0.type == self }?.ending
  }
  public var preferredMIMEType: String? { Self.known.first { $0.type == self }?.mime }
  public func conforms(to other: UTType) -> Bool {
    self == other || parent?.conforms(to: other) == true
  }
  public func isSubtype(of other: UTType) -> Bool { self != other && conforms(to: other) }
  public func isSupertype(of other: UTType) -> Bool { other.isSubtype(of: self) }
}
