public import Foundation
public import GalleyComponents

// Apps of documents: their types compile, and no file is read or written.

/// The reading or writing of a document.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

/// A document that is a value.
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}
extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}
extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A file or a folder in memory, which Foundation has on Apple's platforms alone.
open class FileWrapper: @unchecked Sendable {
  public private(set) var regularFileContents: Data?
  public private(set) var fileWrappers: [String: FileWrapper]?
  public var preferredFilename: String?
  public var filename: String?
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    fileWrappers = children
  }
  public var isDirectory: Bool { fileWrappers != nil }
  public var isRegularFile: Bool { regularFileContents != nil }
  /// Adds a file to a folder and returns its name there.
  @discardableResult public func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? child.filename ?? ""
    fileWrappers?[name] = child
    return name
  }
  /// Adds a file of some contents to a folder and returns its name there.
  @discardableResult public func addRegularFile(
    withContents contents: Data, preferredFilename name: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: contents)
    child.preferredFilename = name
    return addFileWrapper(child)
  }
  public func removeFileWrapper(_ child: FileWrapper) {
    if let name = fileWrappers?.first(where: { $0.value === child })?.key {
      fileWrappers?[name] = nil
    }
  }
}

/// An open document.
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool { true }
}
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  public let document: Document
  public var fileURL: URL?
  public var isEditable: Bool { true }
}

public struct DocumentGroup<Document, Content: View>: Sendable {}
extension DocumentGroup where Document: FileDocument {
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
  public init(
    viewing type: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}
extension DocumentGroup where Document: ReferenceFileDocument {
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
}
extension DocumentGroup: Scene {
  public var body: Never { preconditionFailure("a group of documents has no body") }
}

extension View {
  public nonisolated func fileExporter<Document>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  public nonisolated func fileExporter<Document>(
    isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }
  public nonisolated func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }
  public nonisolated func fileExporter<Item>(
    isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
}
