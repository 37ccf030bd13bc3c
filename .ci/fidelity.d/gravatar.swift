// repository: Automattic/Gravatar-iOS
// commit: c5e9ebb2b7154796808e97250f0fe86d68d74c82
// sources: GravatarApp/CommonViews/Toast
// add: GravatarApp/CommonViews/StatefulTextField.swift GravatarApp/CommonViews/ContentLoadingErrorView.swift GravatarApp/AvatarPicker/ContentLoadingErrorView+Avatars.swift GravatarApp/ProfileEditor/SaveToolbar.swift GravatarApp/ProfileEditor/ProfileEditLocalization.swift GravatarApp/DesignSystem.swift GravatarApp/Extensions/View+Extensions.swift GravatarApp/Extensions/UIColor+Extensions.swift
// modules: Gravatar
// use: fitted
// helpers: Drawn.swift
// run: --scale 3 --system ios18 --appearance both
// pictures: GravatarAppTests/*/__Snapshots__/{name}.{appearance}.png
// appearances: light=1 dark=2
import SwiftUI

/// Replaces the model of the profile's editor, which needs the whole application.
@MainActor final class EditProfileViewModel: ObservableObject {
  @Published var isSaving: Bool
  init(isSaving: Bool) { self.isSaving = isSaving }
  func removeUnsavedChanges() {}
  func save() async {}
}

extension View {
  /// Publishes nothing that a picture shows.
  func focusedValue<Value>(_ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View { self }

  /// Replaces what a package that is not there declares.
  func shape(_ shape: some Shape, borderColor: Color = .clear, borderWidth: CGFloat = 0) -> some View {
    clipShape(shape).overlay(shape.stroke(borderColor, lineWidth: borderWidth))
  }
}

@MainActor private func field(
  large: Bool = false, disabled: Bool = false, dirty: Bool = false, focused: Bool = false
) -> some View {
  EmptyProposal {
    StatefulTextField(
      isLarge: large, fieldIdentifier: "identifier", value: .constant("input text"), hasUnsavedChanges: { dirty },
      forceFocusedState: focused
    )
    .disabled(disabled)
    .fixedSize(horizontal: false, vertical: true)
    .frame(width: 390)
    .padding()
  }
}

@MainActor private func toast(_ message: String, _ type: ToastType) -> some View {
  EmptyProposal {
    VStack(spacing: 0) {
      Toast(toast: .init(message: message, type: type, stackingBehavior: .avoidStackingWithSameMessage)) { _ in }
        .fixedSize(horizontal: false, vertical: true)
        .frame(width: 390)
        .padding()
    }
    .background(Color.clear)
  }
}

@MainActor private func toolbar(isSaving: Bool) -> some View {
  EmptyProposal {
    SaveToolbar(viewModel: EditProfileViewModel(isSaving: isSaving), onSave: {}, onCancel: {}).frame(width: 390)
  }
}

#Preview("ContentLoadingErrorViewTests/contentLoadingErrorViewAvatars", traits: .sizeThatFitsLayout) {
  EmptyProposal {
    VStack(spacing: 0) {
      ContentLoadingErrorView.avatars {}
        .fixedSize(horizontal: false, vertical: true)
        .frame(width: 390)
        .padding()
    }
    .background(Color(uiColor: .systemBackground))
  }
}
#Preview("SaveToolbarTests/saveToolbarSnapshot", traits: .sizeThatFitsLayout) { toolbar(isSaving: false) }
#Preview("SaveToolbarTests/saveToolbarSnapshotSaving", traits: .sizeThatFitsLayout) { toolbar(isSaving: true) }
#Preview("ToastViewTests/toast-error", traits: .sizeThatFitsLayout) { toast("This is an error toast!", .error) }
#Preview("ToastViewTests/toast-info", traits: .sizeThatFitsLayout) { toast("This is an info toast!", .info) }
#Preview("StatefulTextFieldTests/StatefulTextField-large-focused-clean-enabled", traits: .sizeThatFitsLayout) {
  field(large: true, focused: true)
}
#Preview("StatefulTextFieldTests/StatefulTextField-large-focused-dirty-enabled", traits: .sizeThatFitsLayout) {
  field(large: true, dirty: true, focused: true)
}
#Preview("StatefulTextFieldTests/StatefulTextField-large-unfocused-clean-disabled", traits: .sizeThatFitsLayout) {
  field(large: true, disabled: true)
}
#Preview("StatefulTextFieldTests/StatefulTextField-large-unfocused-clean-enabled", traits: .sizeThatFitsLayout) {
  field(large: true)
}
#Preview("StatefulTextFieldTests/StatefulTextField-large-unfocused-dirty-enabled", traits: .sizeThatFitsLayout) {
  field(large: true, dirty: true)
}
#Preview("StatefulTextFieldTests/StatefulTextField-small-focused-clean-enabled", traits: .sizeThatFitsLayout) {
  field(focused: true)
}
#Preview("StatefulTextFieldTests/StatefulTextField-small-focused-dirty-enabled", traits: .sizeThatFitsLayout) {
  field(dirty: true, focused: true)
}
