// repository: EduardoMansur/PayWallet
// commit: 5c15e9ba72de3a457c2dbd6bea4f44fd19750086
// sources: DesignSystem/Sources/DesignSystem PayWallet/Features/Login PayWallet/Features/Transfer PayWallet/Core PayWallet/Services NetworkLayer/Sources/NetworkLayer
// modules: DesignSystem NetworkLayer Dependencies
// use: fitted
// run: --scale 3 --device iphone-14 --text-size medium --system ios26
// pictures: PayWalletTests/Views/__Snapshots__/*/{name}.1.png
import SwiftUI

/// Replace the names of a package that is not there.
protocol DependencyKey {
  associatedtype Value
  static var liveValue: Value { get }
}
struct DependencyValues {
  subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get { Key.liveValue }
    set {}
  }
}
@propertyWrapper struct Dependency<Value> {
  let path: KeyPath<DependencyValues, Value>
  init(_ path: KeyPath<DependencyValues, Value>) { self.path = path }
  var wrappedValue: Value { DependencyValues()[keyPath: path] }
}

extension View {
  /// The telephone that ran the tests has the safe area of its status bar, 54 points at the top, 7 more than the one
  /// that they ask for.
  fileprivate var inSafeAreaOfTests: some View { safeAreaPadding(.top, 7) }
}

private let contacts = [
  Contact(id: "1", name: "Alice Johnson", email: "alice@example.com", avatarURL: nil),
  Contact(id: "2", name: "Bob Smith", email: "bob@example.com", avatarURL: nil),
  Contact(id: "3", name: "Charlie Brown", email: "charlie@example.com", avatarURL: nil),
]

#Preview("testLoginView_iPhone13Pro_Portrait") { LoginView().inSafeAreaOfTests }
#Preview("testTransferView_iPhone13Pro_InitialState") {
  TransferView(contacts: contacts, currentBalance: 1234.56, currentUserId: "user_123")
    .inSafeAreaOfTests
}
#Preview("testTransferView_iPhone13Pro_WithSelectedContact") {
  TransferView(
    contacts: contacts, currentBalance: 1234.56, currentUserId: "user_123",
    preselectedContact: contacts[0]
  )
  .inSafeAreaOfTests
}
#Preview("testTransferView_iPhone13Pro_WithoutSelectedContact") {
  TransferView(contacts: contacts, currentBalance: 1234.56, currentUserId: "user_123")
    .inSafeAreaOfTests
}
