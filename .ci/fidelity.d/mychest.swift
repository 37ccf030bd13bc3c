// repository: danimo84/MyChest
// commit: 1b41ee875cd96290df4b083eaf4e38b7abd4fce2
// sources: MyChest/Architecture/Domain/Model MyChest/Architecture/Presentation/Component/Image MyChest/Architecture/Presentation/Component/PasswordGenerator MyChest/Architecture/Presentation/Component/Toolbar MyChest/Architecture/Presentation/ViewModifier MyChest/Resources
// add: MyChest/Architecture/Presentation/Module/*/*sView.swift MyChest/Architecture/Presentation/Module/*/*sPresenter.swift MyChest/Architecture/Presentation/Module/TabBar/*View.swift MyChest/Architecture/Presentation/Module/TabBar/*Presenter.swift
// use: fitted
// run: --scale 3 --device iphone-xr --text-size medium --system ios17 --locale es --appearance both
// pictures: MyChestUITests/Screenshots/__Snapshots__/*/screenshots-_-name-colorStyle.{name}_{appearance}-iPhoneXr.png
import SwiftUI

/// Replaces what the parts that are not there say to the views that are compared.
enum DomainProtocol: String { case http, https }
enum SettingsRoute: Hashable {
  case profile
  case map(latitude: String, longitude: String, address: String)
}
final class Router: ObservableObject {
  @Published var selectedTabItem = 2
  @Published var settingsNavigationPath = NavigationPath()
  static let shared = Router()
}
extension Image {
  static func cachedURL(_ url: URL?) -> Image { Image(systemName: "photo") }
}
struct AccountDetailConfigurator {
  func view(originalAccount: Account?) -> some View { EmptyView() }
}
struct MapConfigurator {
  func view(latitude: String, longitude: String, formattedAddress: String) -> some View { EmptyView() }
}
struct AccountsConfigurator { func view() -> some View { EmptyView() } }
struct NotificationsConfigurator { func view() -> some View { EmptyView() } }
struct ProfileConfigurator { func view() -> some View { EmptyView() } }
struct SettingsConfigurator { func view() -> some View { EmptyView() } }

/// The telephone that ran the tests has the safe area of its status bar, 54 points at the top, 6 more than the device
/// of the run.
@MainActor private func tested(_ screen: some View) -> some View {
  screen.environmentObject(Router.shared).safeAreaPadding(.top, 6)._renderedAsLayer()
}

@MainActor private var sent: MockNotificationsPresenter {
  let presenter = MockNotificationsPresenter()
  presenter.notifications = LocalNotification.mockList()
  return presenter
}

#Preview("Accounts-accounts_empty_state") { tested(AccountsView(presenter: MockAccountsPresenter())) }
#Preview("Notifications-notifications") { tested(NotificationsView(presenter: sent)) }
#Preview("Settings-settings") { tested(SettingsView(presenter: MockSettingsPresenter())) }
#Preview("Tabbar-tabbar_no_authenticated") { tested(TabBarView(presenter: MockTabBarPresenter())) }
