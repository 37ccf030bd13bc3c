internal import GalleyComponents

// The properties of views whose values change while the view is used: a document has none.

extension State: ChangingValue {}
extension StateObject: ChangingValue {}
extension ObservedObject: ChangingValue {}
extension EnvironmentObject: ChangingValue {}
extension AppStorage: ChangingValue {}
extension SceneStorage: ChangingValue {}
extension FocusState: ChangingValue {}
extension GestureState: ChangingValue {}
