public import Foundation

// Nothing is dropped on a picture: code that accepts drops compiles and is never called.

/// A kind of content, by its identifier.
public struct UTType: Hashable, Sendable {
  public let identifier: String
  public init?(_ identifier: String) { self.identifier = identifier }
  public init(exportedAs identifier: String) { self.identifier = identifier }
  public init(importedAs identifier: String) { self.identifier = identifier }
  private init(known identifier: String) { self.identifier = identifier }
  public static let item = UTType(known: "public.item")
  public static let data = UTType(known: "public.data")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let json = UTType(known: "public.json")
  public static let movie = UTType(known: "public.movie")
  public static let audio = UTType(known: "public.audio")
  public static let folder = UTType(known: "public.folder")
}

public struct DropInfo {
  public var location: CGPoint { .zero }
  public func hasItemsConforming(to types: [UTType]) -> Bool { false }
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
}

public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

@MainActor @preconcurrency
public protocol DropDelegate {
  func performDrop(info: DropInfo) -> Bool
  func validateDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

extension View {
  public nonisolated func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View {
    self
  }
  public nonisolated func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  public nonisolated func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
}
