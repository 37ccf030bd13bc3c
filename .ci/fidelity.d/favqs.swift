// repository: fabfelici/swift-favqs
// commit: 6da40c260605e6e2f2f9078fd65f0cfa5139335b
// sources: Domain/Sources/Domain
// add: SwiftUIPresentation/Sources/SwiftUIPresentation/LoginView.swift SwiftUIPresentation/Sources/SwiftUIPresentation/ProfileView.swift
// modules: ComposableArchitecture Domain Feature
// use: judged
// run: --scale 3 --device iphone-14 --text-size medium --system ios17 --filter testLoggedIn
// pictures: SwiftUIPresentation/Tests/SwiftUIPresentationTests/__Snapshots__/ProfileSnapshotTests/{name}.1.png
// run: --scale 3 --device iphone-14 --text-size medium --system ios16 --filter testLogginIn
// pictures: SwiftUIPresentation/Tests/SwiftUIPresentationTests/__Snapshots__/ProfileSnapshotTests/{name}.1.png
import SwiftUI

/// Replace types of a package that is not there, for a state that does not change.
struct Store<State, Action> { let state: State }
@dynamicMemberLookup struct ViewStore<State, Action> {
  let state: State
  subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { state[keyPath: path] }
  func send(_ action: Action) {}
}
struct WithViewStore<State, Action, Content: View>: View {
  let content: Content
  init(_ store: Store<State, Action>, @ViewBuilder content: (ViewStore<State, Action>) -> Content) {
    self.content = content(ViewStore(state: store.state))
  }
  var body: some View { content }
}
enum LoginFeature {
  enum Action { case login, start }
}
enum ProfileFeature {
  enum Action { case logout, refresh }
}

/// What the view of the profile shows around the state of a test.
@MainActor private func profile(_ content: some View) -> some View {
  NavigationView { content.navigationTitle("Profile") }._renderedAsLayer()
}

#Preview("testLoggedIn") { profile(ProfileView(store: Store(state: .mock))) }
#Preview("testLogginIn") { profile(LoggingInView(store: Store(state: ()))) }
