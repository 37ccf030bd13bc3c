public import Foundation

// Values that other programs can take: they are declared, and nothing is passed on.

/// A value that can be dragged, copied and shared.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value is passed on.
public protocol TransferRepresentation<Item> {
  associatedtype Item
}
extension TransferRepresentation {
  public func suggestedFileName(_ name: String) -> Self { self }
  public func suggestedFileName(_ name: @escaping (Item) -> String?) -> Self { self }
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
  public func exportingCondition(_ condition: @escaping (Item) -> Bool) -> Self { self }
}
public enum TransferRepresentationVisibility: Sendable { case all, team, group, ownProcess }

/// Several forms of one value.
public struct _TransferRepresentations<Item>: TransferRepresentation {}

@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  public static func buildExpression<Form: TransferRepresentation>(
    _ form: Form
  ) -> Form where Form.Item == Item { form }
  public static func buildBlock<Form: TransferRepresentation>(
    _ form: Form
  ) -> Form where Form.Item == Item { form }
  public static func buildBlock<each Form: TransferRepresentation>(
    _ forms: repeat each Form
  ) -> _TransferRepresentations<Item> { _TransferRepresentations() }
}

public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  public init(contentType: UTType) {}
  public init(for type: Item.Type, contentType: UTType) {}
}
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  public init(exporting: @escaping (Item) throws -> Proxy) {}
  public init(importing: @escaping (Proxy) throws -> Item) {}
  public init(
    exporting: @escaping (Item) throws -> Proxy, importing: @escaping (Proxy) throws -> Item
  ) {}
}
public struct DataRepresentation<Item>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping (Item) async throws -> Data,
    importing: @escaping (Data) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data
  ) {}
  public init(
    importedContentType: UTType, importing: @escaping (Data) async throws -> Item
  ) {}
}
public struct FileRepresentation<Item>: TransferRepresentation {
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping (Item) async throws -> SentTransferredFile,
    importing: @escaping (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping (ReceivedTransferredFile) async throws -> Item
  ) {}
}
public struct SentTransferredFile: Sendable {
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {}
}
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

extension String: Transferable {
  public static var transferRepresentation: CodableRepresentation<String> {
    CodableRepresentation(contentType: .plainText)
  }
}
extension Data: Transferable {
  public static var transferRepresentation: CodableRepresentation<Data> {
    CodableRepresentation(contentType: .data)
  }
}
extension URL: Transferable {
  public static var transferRepresentation: CodableRepresentation<URL> {
    CodableRepresentation(contentType: .data)
  }
}
