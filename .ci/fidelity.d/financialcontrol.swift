// repository: TiagoLinharess/FinancialControl
// commit: 6fae01b09aa8d6d9f0c7a33c6acba303d05ea4e8
// sources: Core/Core/Sources/Models/Constants Core/Core/Sources/Models/Extensions Provider/Provider/Sources/WeeklyBudgets/Models WeeklyBudgets/WeeklyBudgets/Sources/Models WeeklyBudgets/WeeklyBudgets/Sources/Scenes/Detail WeeklyBudgets/WeeklyBudgets/Sources/Scenes/Routers
// add: WeeklyBudgets/WeeklyBudgets/Sources/Components/Empty/*.swift WeeklyBudgets/WeeklyBudgets/Sources/Components/WeekBudget*/*.swift WeeklyBudgets/WeeklyBudgets/Sources/Components/WeekExpense/*.swift WeeklyBudgets/WeeklyBudgets/Sources/Scenes/Home/*View.swift WeeklyBudgets/WeeklyBudgets/Sources/Scenes/Home/*ViewModel.swift WeeklyBudgets/WeeklyBudgetsTests/Mocks/Models/Weekly/*.swift WeeklyBudgets/WeeklyBudgetsTests/Mocks/Scenes/Weekly/*.swift
// modules: Core CurrencyText Provider SharpnezCore SharpnezDesignSystem WeeklyBudgets
// use: fitted
// run: --scale 3 --text-size large --system ios17 --appearance dark
// pictures: WeeklyBudgets/WeeklyBudgetsTests/Tests/Scenes/{name}.1.png
import SwiftUI

/// The lengths of a package that is not there.
extension CGFloat {
  static var nano: Self { 4 }
  static var small: Self { 16 }
  static var xxBig: Self { 32 }
}

/// Replaces what the views that are compared lead to and where their data come from.
struct CoreError: Error { let message: String }
protocol WeeklyWorkerProtocol {
  func fetch() throws -> [WeeklyBudgetViewModel]
  func update(weekBudget: WeeklyBudgetViewModel) throws
  func delete(at offsets: IndexSet) throws -> Int
}
struct WeeklyWorker: WeeklyWorkerProtocol {
  func fetch() -> [WeeklyBudgetViewModel] { [] }
  func update(weekBudget: WeeklyBudgetViewModel) {}
  func delete(at offsets: IndexSet) -> Int { 0 }
}
struct HomeErrorView: View {
  let message: String
  let action: () -> Void
  var body: some View { Text(message) }
}
struct AddBudgetFormViewModel {}
struct AddBudgetView: View {
  let viewModel: AddBudgetFormViewModel
  var body: some View { EmptyView() }
}
struct AddWeeklyExpenseViewModel { let weekBudget: Binding<WeeklyBudgetViewModel> }
struct AddWeeklyExpenseView: View {
  let viewModel: AddWeeklyExpenseViewModel
  let router: WeeklyDetailRouter
  var body: some View { EmptyView() }
}
struct EditBudgetViewModel { let budget: Binding<WeeklyBudgetViewModel> }
struct EditBudgetView: View {
  let viewModel: EditBudgetViewModel
  let router: WeeklyDetailRouter
  var body: some View { EmptyView() }
}

/// The tests have the size of the telephone that ran them, and no safe area.
@MainActor private func tested(_ screen: some View) -> some View {
  screen.frame(width: 393, height: 852)._renderedAsLayer()
}

@MainActor private func home(_ status: WeeklyBudgetsHomeViewStatus, _ budgets: [WeeklyBudgetViewModel]) -> some View {
  tested(
    WeeklyBudgetsHomeView(
      viewModel: WeeklyBudgetsHomeViewModelMock(viewStatus: status, budgets: budgets, addBudgetFlowPresented: false)))
}

@MainActor private func detail(_ expenses: [WeeklyExpenseViewModel]) -> some View {
  let budget = WeeklyBudgetViewModelMock.getOne()
  for expense in expenses { budget.addExpense(expense: expense) }
  return tested(WeeklyBudgetDetailView(viewModel: WeeklyBudgetDetailViewModel(weekBudget: budget)))
}

#Preview("Detail/__Snapshots__/WeeklyBudgetDetailViewTests/test_snapshot", traits: .sizeThatFitsLayout) { detail([]) }
#Preview("Detail/__Snapshots__/WeeklyBudgetDetailViewTests/test_snapshot_with_expenses", traits: .sizeThatFitsLayout) {
  detail([WeeklyExpenseViewModel(title: "iphone", paymentMode: .credit, value: 10)])
}
#Preview("Home/__Snapshots__/WeeklyBudgetsHomeViewTests/test_snapshot_empty", traits: .sizeThatFitsLayout) {
  home(.empty, [])
}
#Preview("Home/__Snapshots__/WeeklyBudgetsHomeViewTests/test_snapshot_with_budget", traits: .sizeThatFitsLayout) {
  home(.success, WeeklyBudgetViewModelMock.getThree())
}
