import CGalleyConformances
package import GalleySwiftUI

/// Finds the previews that are linked into the process.
package enum PreviewScan {
  /// The previews of all providers and macros, by file, line and name.
  ///
  /// - Parameter broken: Providers that end the process when they are asked; each counts as one
  ///   preview, which does so when it is drawn.
  @MainActor
  package static func previews(broken: Set<ObjectIdentifier> = []) -> [FoundPreview] {
    let providers = providers().flatMap { provider in
      broken.contains(ObjectIdentifier(provider))
        ? [FoundPreview(type: "\(provider)") { FoundPreview.all(of: provider)[0].view() }]
        : FoundPreview.all(of: provider)
    }
    let macros = types(conformingTo: (any PreviewRegistry).self)
      .compactMap { $0 as? any PreviewRegistry.Type }
      .map { FoundPreview.of($0) }
    return (providers + macros).sorted {
      ($0.file ?? $0.type, $0.line ?? 0, $0.type) < ($1.file ?? $1.type, $1.line ?? 0, $1.type)
    }
  }

  static func providers() -> [any PreviewProvider.Type] {
    types(conformingTo: (any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
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
