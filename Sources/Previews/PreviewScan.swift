import CGalleyConformances
import GalleySceneSnapshots
package import GalleySwiftUI

/// A type that has previews.
package enum PreviewOrigin {
  case provider(any PreviewProvider.Type)
  case macro(any PreviewRegistry.Type)

  /// The type's name.
  var type: String {
    switch self {
    case .provider(let provider): "\(provider)"
    case .macro(let registry): "\(registry)"
    }
  }

  /// Its previews, in their order. Runs code of the sources.
  @MainActor
  func previews() -> [FoundPreview] {
    switch self {
    case .provider(let provider): FoundPreview.all(of: provider)
    case .macro(let registry): [FoundPreview.of(registry)]
    }
  }
}

/// Finds the previews that are linked into the process.
package enum PreviewScan {
  /// The previews of all providers and macros, by file, line and type.
  @MainActor
  package static func previews() -> [FoundPreview] {
    origins().flatMap { $0.previews() }.sorted { $0.listed.isBefore($1.listed) }
  }

  /// The types that have previews. Runs no code of the sources.
  static func origins() -> [PreviewOrigin] {
    let providers = types(conformingTo: (any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }
    let macros = types(conformingTo: (any PreviewRegistry).self)
      .compactMap { $0 as? any PreviewRegistry.Type }
    return providers.map(PreviewOrigin.provider) + macros.map(PreviewOrigin.macro)
  }

  /// The apps that are linked into the process.
  static func apps() -> [any App.Type] {
    types(conformingTo: (any App).self).compactMap { $0 as? any App.Type }
  }

  /// Prepares each module that uses the network for a program without one.
  static func goOffline() {
    for type in types(conformingTo: (any _OfflineProgram).self) {
      (type as? any _OfflineProgram.Type)?.goOffline()
    }
  }

  private final class Found {
    var types: [Any.Type] = []
  }

  /// The types that are not generic and conform to a protocol of one module.
  private static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    // The third word of an existential's metadata leads to the protocol's descriptor.
    let metadata = unsafeBitCast(existential, to: UnsafePointer<UnsafeRawPointer>.self)
    let found = Found()
    galley_each_conforming_type(
      metadata[2],
      { metadata, context in
        guard let metadata, let context else { return }
        Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().types
          .append(unsafeBitCast(metadata, to: Any.Type.self))
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.types
  }
}

extension FoundPreview {
  /// The preview as lists show it, with its own name, which is empty where it has none.
  var listed: ListedPreview { ListedPreview(name: name ?? "", file: file, line: line, type: type) }
}

extension ListedPreview {
  /// True when it comes earlier in lists: by file, or the type where that is not known, line and type.
  func isBefore(_ other: ListedPreview) -> Bool {
    (file ?? type, line ?? 0, type) < (other.file ?? other.type, other.line ?? 0, other.type)
  }
}
