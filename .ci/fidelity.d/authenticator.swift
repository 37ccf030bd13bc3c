// repository: bitwarden/authenticator-ios
// commit: 9fbbceb1bd030a6360ba50e4c143ea5440e7428f
// sources: AuthenticatorShared/UI/Platform/Application/Appearance AuthenticatorShared/UI/Platform/Application/Extensions AuthenticatorShared/UI/Platform/Application/Views AuthenticatorShared/UI/Platform/Application/Support AuthenticatorShared/UI/Platform/Settings AuthenticatorShared/UI/Platform/Tutorial AuthenticatorShared/UI/Auth/VaultUnlock AuthenticatorShared/UI/DebugMenu AuthenticatorShared/UI/Vault/VaultItem AuthenticatorShared/UI/Vault/Views AuthenticatorShared/UI/Vault/ItemList/ItemList AuthenticatorShared/Core/Platform/Models/Enum AuthenticatorShared/Core/Vault/Models/Enum AuthenticatorShared/Core/Vault/Models/Domain
// add: AuthenticatorShared/UI/Platform/Application/Utilities/Store.swift AuthenticatorShared/UI/Platform/Application/Utilities/Processor.swift AuthenticatorShared/UI/Platform/Application/Utilities/StateProcessor.swift AuthenticatorShared/UI/Platform/Application/Utilities/PreviewTimeProvider.swift AuthenticatorShared/UI/Platform/Application/LoadingState.swift AuthenticatorShared/UI/Platform/Application/LoadingView.swift AuthenticatorShared/Core/Vault/Services/TOTP/*.swift AuthenticatorShared/Core/Auth/Services/Biometrics/Biometric*.swift AuthenticatorShared/Core/Platform/Utilities/ExternalLinksConstants.swift AuthenticatorShared/Core/Platform/Utilities/AnyCodable.swift
// modules: AuthenticatorBridgeKit BitwardenSdk
// use: fitted
// layers: yes
// run: --scale 3 --device iphone-14 --text-size medium
// pictures: AuthenticatorShared/**/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-14 --text-size medium --appearance dark --filter .2
// pictures: AuthenticatorShared/**/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-14 --text-size medium --appearance dark --filter .12
// pictures: AuthenticatorShared/**/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-14 --text-size accessibility5 --filter AX5
// pictures: AuthenticatorShared/**/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-14 --text-size medium --filter StyleGuideFont
// pictures: AuthenticatorShared/**/__Snapshots__/{name}.png
import SwiftUI
import UIKit

/// Replaces the names that a generator makes of the texts, whose keys begin with a capital letter.
@dynamicMemberLookup public enum Localizations {
  static func text(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: key, table: nil) }
  public static subscript(dynamicMember name: String) -> String { text(name.prefix(1).uppercased() + name.dropFirst()) }
  static func unlockWith(_ name: Any) -> String { String(format: text("UnlockWith"), "\(name)") }
  static func languageChangeXDescription(_ name: Any) -> String {
    String(format: text("LanguageChangeXDescription"), "\(name)")
  }
  static func requiredInformationIsMissing(_ name: Any) -> String { text("RequiredInformationIsMissing") }
  static func validationFieldRequired(_ name: Any) -> String {
    String(format: text("ValidationFieldRequired"), "\(name)")
  }
  static func valueHasBeenCopied(_ name: Any) -> String { String(format: text("ValueHasBeenCopied"), "\(name)") }
}

/// Replace the names that a generator makes of the catalogs.
public struct ColorAsset: Sendable {
  let name: String
  public var color: UIColor { UIColor(named: name) ?? .black }
  public var swiftUIColor: Color { Color(name) }
}
public struct ImageAsset: Sendable {
  let name: String
  public var image: UIImage { UIImage(named: name) ?? UIImage() }
  public var swiftUIImage: Image { Image(name) }
}
public enum Asset {
  @dynamicMemberLookup public enum Colors {
    public static subscript(dynamicMember name: String) -> ColorAsset { ColorAsset(name: name) }
  }
  /// A name has a hyphen before each word.
  @dynamicMemberLookup public enum Images {
    public static subscript(dynamicMember name: String) -> ImageAsset {
      ImageAsset(
        name: name.map { $0.isUppercase || $0.isNumber ? "-\($0.lowercased())" : String($0) }.joined())
    }
  }
}
extension Color {
  init(asset: ColorAsset) { self.init(asset.name) }
}
extension Image {
  init(asset: ImageAsset) { self.init(asset.name) }
  init(asset: ImageAsset, label: Text) { self.init(asset.name, label: label) }
  init(decorative asset: ImageAsset) { self.init(decorative: asset.name) }
}

/// Replace the types that need packages that are not there.
public struct AuthenticatorBridgeItemDataView: Equatable, Sendable {
  public var accountDomain: String?
  public var accountEmail: String?
  public var favorite = false
  public var id = ""
  public var name = ""
  public var totpKey: String?
  public var username: String?
}
struct AuthenticatorItemData {}
enum DataMappingError: Error { case invalidData }

extension View {
  /// The telephone that ran the tests has the safe area of its status bar, 54 points at the top, 7 more than the one
  /// that they ask for.
  fileprivate var inSafeAreaOfTests: some View {
    InAppearanceOfTests(content: self).frame(maxWidth: .infinity, maxHeight: .infinity).safeAreaPadding(.top, 7)
  }
}

/// The class of the tests gives bars and controls their appearance before it draws.
private struct InAppearanceOfTests<Content: View>: View {
  let content: Content
  init(content: Content) {
    UI.applyDefaultAppearances()
    self.content = content
  }
  var body: some View { content }
}

/// One of the previews of a provider, as the tests draw them.
private struct One<Content: View>: View {
  let index: Int
  let content: Content
  init(_ index: Int, of content: Content) {
    self.index = index
    self.content = content
  }
  var body: some View { Group(subviews: content) { $0[index] } }
}

@MainActor private func unlock(_ type: BiometricAuthenticationType, _ isEnabled: Bool) -> some View {
  NavigationView {
    VaultUnlockView(
      store: Store(
        processor: StateProcessor(
          state: VaultUnlockState(
            biometricUnlockStatus: .available(type, enabled: isEnabled, hasValidIntegrity: isEnabled)))))
  }
}
#Preview("VaultUnlockViewTests/test_snapshot_VaultUnlockView_previews.1") { unlock(.faceID, false).inSafeAreaOfTests }
#Preview("VaultUnlockViewTests/test_snapshot_VaultUnlockView_previews.11") { unlock(.touchID, true).inSafeAreaOfTests }
#Preview("VaultUnlockViewTests/test_snapshot_VaultUnlockView_previews.12") { unlock(.touchID, true).inSafeAreaOfTests }

#Preview("DebugMenuViewTests/test_snapshot_debugMenuWithFeatureFlags.1") {
  DebugMenuView(
    store: Store(
      processor: StateProcessor(
        state: DebugMenuState(featureFlags: [.init(feature: .enablePasswordManagerSync, isEnabled: true)]))))
  .inSafeAreaOfTests
}

#Preview("StyleGuideFontTests/test_snapshot_styleGuideFont.1") {
  One(0, of: StyleGuideFont_Previews.previews).inSafeAreaOfTests
}
#Preview("StyleGuideFontTests/test_snapshot_styleGuideFont.2") {
  One(1, of: StyleGuideFont_Previews.previews).inSafeAreaOfTests
}
#Preview("SectionViewTests/test_snapshot_sectionView.1") { SectionView_Previews.previews.inSafeAreaOfTests }
#Preview("ToastViewTests/test_snapshot_toastView_previews.1") {
  One(0, of: ToastView_Previews.previews).inSafeAreaOfTests
}
#Preview("ToastViewTests/test_snapshot_toastView_previews.2") {
  One(0, of: ToastView_Previews.previews).inSafeAreaOfTests
}

@MainActor private func export() -> some View {
  ExportItemsView(store: Store(processor: StateProcessor(state: ExportItemsState())))
}
#Preview("ExportItemsViewTests/test_snapshot_empty.1") { export().inSafeAreaOfTests }
#Preview("ExportItemsViewTests/test_snapshot_empty.2") { export().inSafeAreaOfTests }

@MainActor private func imports() -> some View {
  ImportItemsView(store: Store(processor: StateProcessor(state: ImportItemsState())))
}
#Preview("ImportItemsViewTests/test_snapshot_empty.1") { imports().inSafeAreaOfTests }
#Preview("ImportItemsViewTests/test_snapshot_empty.2") { imports().inSafeAreaOfTests }

@MainActor private func languages() -> some View {
  NavigationStack { SelectLanguageView(store: Store(processor: StateProcessor(state: SelectLanguageState()))) }
}
#Preview("SelectLanguageViewTests/test_viewRender.1") { languages().inSafeAreaOfTests }
#Preview("SelectLanguageViewTests/test_viewRender.2") { languages().inSafeAreaOfTests }

@MainActor private func settings() -> some View {
  SettingsView(
    store: Store(
      processor: StateProcessor(
        state: SettingsState(copyrightText: "© Bitwarden Inc. 2015-2024", version: "Version: 1.0.0 (1)"))))
}
#Preview("SettingsViewTests/test_viewRender.1") { settings().inSafeAreaOfTests }
#Preview("SettingsViewTests/test_viewRender.2") { settings().inSafeAreaOfTests }

@MainActor private func tutorial(_ page: TutorialPage) -> some View {
  NavigationView { TutorialView(store: Store(processor: StateProcessor(state: TutorialState(page: page)))) }
}
#Preview("TutorialViewTests/test_snapshot_TutorialView_previews.1") { tutorial(.intro).inSafeAreaOfTests }
#Preview("TutorialViewTests/test_snapshot_TutorialView_previews.11") { tutorial(.uniqueCodes).inSafeAreaOfTests }

#Preview("ItemListCardViewTests/test_snapshot_ItemListCardView_previews.Unknown-portrait") {
  ItemListCardView_Previews.previews.inSafeAreaOfTests
}
#Preview("ItemListCardViewTests/test_snapshot_ItemListCardView_previews.Unknown-portraitAX5") {
  ItemListCardView_Previews.previews.inSafeAreaOfTests
}

@MainActor private func list(_ sections: [ItemListSection]) -> some View {
  NavigationView {
    ItemListView(
      store: Store(
        processor: StateProcessor(
          state: ItemListState(itemListCardState: .passwordManagerDownload, loadingState: .data(sections)))),
      timeProvider: PreviewTimeProvider(
        fixedDate: Calendar.current.date(from: DateComponents(year: 2023, month: 12, day: 31))!))
  }
}
#Preview("ItemListViewTests/test_snapshot_ItemListView_card_download_empty.1") { list([]).inSafeAreaOfTests }
#Preview("ItemListViewTests/test_snapshot_ItemListView_card_download_with_items.1") {
  list([.fixture()]).inSafeAreaOfTests
}

#Preview("ManualEntryViewTests/test_snapshot_manualEntryView_empty.1") {
  ManualEntryView_Previews.empty.inSafeAreaOfTests
}
#Preview("ManualEntryViewTests/test_snapshot_manualEntryView_previews.Empty-portrait") {
  ManualEntryView_Previews.empty.inSafeAreaOfTests
}
