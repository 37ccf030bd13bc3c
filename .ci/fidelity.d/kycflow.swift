// repository: omerturhan/KYCFlowApp
// commit: 70aa9b3b9f20fb17b35cf328d0e4e3de927ade1d
// sources: KYCFlowApp/Domain/Models KYCFlowApp/Presentation/SubmissionResult
// add: KYCFlowApp/Presentation/DynamicForm/FormFieldState.swift KYCFlowApp/Presentation/DynamicForm/FormFieldView.swift KYCFlowApp/Presentation/DynamicForm/InputFieldView.swift
// use: fitted
// run: --scale 3 --text-size large --system ios18 --locale en-GB
// pictures: KYCFlowAppTests/SnapshotTests/__Snapshots__/{name}.1.png
import SwiftUI

@MainActor private func formField(
  _ id: String, _ label: String, _ type: FieldType, _ value: String, readOnly: Bool = false
) -> some View {
  FormFieldView(
    field: FormField(
      id: id, label: label, type: type, required: true, validation: nil, dataSource: readOnly ? "api" : nil,
      readOnly: readOnly),
    fieldState: .constant(FormFieldState(value: value, error: nil, isLoading: false, isReadOnly: readOnly))
  )
  .padding().frame(width: 375, height: 120)._renderedAsLayer()
}

@MainActor private func input(
  _ id: String, _ label: String, _ type: FieldType, _ value: String, readOnly: Bool = false
) -> some View {
  InputFieldView(
    field: FormField(
      id: id, label: label, type: type, required: true, validation: nil, dataSource: readOnly ? "api" : nil,
      readOnly: readOnly),
    value: .constant(value), error: nil, isLoading: false
  )
  .padding().frame(width: 375, height: 120)._renderedAsLayer()
}

@MainActor private func result(_ data: [String: Any]) -> some View {
  SubmissionResultView(viewModel: SubmissionResultViewModel(submittedData: data)).frame(width: 375, height: 812)
    ._renderedAsLayer()
}

#Preview("FormFieldViewSnapshotTests/testFormFieldViewNumberReadOnly", traits: .sizeThatFitsLayout) {
  formField("employee_id", "Employee ID", .number, "123456", readOnly: true)
}
#Preview("FormFieldViewSnapshotTests/testFormFieldViewDate", traits: .sizeThatFitsLayout) {
  formField("birth_date", "Birth Date", .date, "1990-01-15")
}
#Preview("InputFieldViewSnapshotTests/testTextFieldReadOnly", traits: .sizeThatFitsLayout) {
  input("last_name", "Last Name", .text, "van der Berg", readOnly: true)
}
#Preview("InputFieldViewSnapshotTests/testNumberFieldReadOnly", traits: .sizeThatFitsLayout) {
  input("employee_id", "Employee ID", .number, "123456", readOnly: true)
}
#Preview("InputFieldViewSnapshotTests/testDateFieldWithDate", traits: .sizeThatFitsLayout) {
  input("birth_date", "Birth Date", .date, "1990-01-15")
}
#Preview("SubmissionResultViewSnapshotTests/testSubmissionResultViewWithData", traits: .sizeThatFitsLayout) {
  result([
    "first_name": "John", "last_name": "Doe", "birth_date": "1990-01-15", "email": "john.doe@example.com",
    "phone": "+1234567890", "address": "123 Main St, New York, NY 10001", "country": "US",
  ])
}
#Preview("SubmissionResultViewSnapshotTests/testSubmissionResultViewMinimalData", traits: .sizeThatFitsLayout) {
  result(["name": "Test User", "id": "12345"])
}
#Preview("SubmissionResultViewSnapshotTests/testSubmissionResultViewEmptyData", traits: .sizeThatFitsLayout) {
  result([:])
}
