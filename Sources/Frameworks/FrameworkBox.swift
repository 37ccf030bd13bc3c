internal import GalleySwiftUI

/// A labelled box for a view that only the framework could draw.
struct FrameworkBox: View {
  let name: String
  init(_ name: String) { self.name = name }

  var body: some View { RepresentedBox(name: name) }
}

extension EnvironmentValues {
  /// Reports a part of the picture that differs from the request.
  var frameworkRemark: (String) -> Void { _remark }
}
