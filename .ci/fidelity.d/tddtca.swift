// repository: arifinfrds/iOS-TDDTCA
// commit: a2cd0649f734c74eb55083994399c0f71de93e17
// sources: TDDTCA
// modules: ComposableArchitecture
// use: fitted
// run: --scale 3 --device iphone-14 --text-size medium --system ios16
// pictures: TDDTCATests/__Snapshots__/LoginViewSnapshotTests/{name}.1.png
import SwiftUI

/// Replace types of a package that is not there, for a state that does not change.
protocol ReducerProtocol {
  associatedtype State
  associatedtype Action
}
enum EffectTask<Action> { case none }
struct StoreOf<Reducer: ReducerProtocol> {
  let state: Reducer.State
}
func Store<Reducer: ReducerProtocol>(initialState: Reducer.State, reducer: Reducer) -> StoreOf<Reducer> {
  StoreOf(state: initialState)
}
@dynamicMemberLookup struct ViewStore<State, Action> {
  let state: State
  subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { state[keyPath: path] }
  func send(_ action: Action) {}
  func binding<Value>(get: (State) -> Value, send: (Value) -> Action) -> Binding<Value> { .constant(get(state)) }
}
struct WithViewStore<State, Action, Content: View>: View {
  let content: Content
  init<Reducer: ReducerProtocol>(
    _ store: StoreOf<Reducer>, observe: (State) -> State, @ViewBuilder content: (ViewStore<State, Action>) -> Content
  ) where Reducer.State == State, Reducer.Action == Action {
    self.content = content(ViewStore(state: store.state))
  }
  var body: some View { content }
}

@MainActor private func login(_ state: LoginScreenFeature.State = .init()) -> some View {
  // The telephone that ran the tests has the safe area of its status bar, 54 points at the top, 7 more than the one
  // that they ask for.
  LoginView(store: Store(initialState: state, reducer: LoginScreenFeature())).safeAreaPadding(.top, 7)
}

#Preview("test_snapshot_shouldInInitialState") { login() }
#Preview("test_snapshot_shouldShowEmailTextOnNonEmptyEmail") { login(.init(emailText: "any-email@mail.com")) }
#Preview("test_snapshot_shouldShowPasswordTextOnNonEmptyPassword") { login(.init(passwordText: "any-password")) }
#Preview("test_snapshot_shouldShowErrorMessage") { login(.init(errorMessage: "any error message")) }
