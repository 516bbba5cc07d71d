/// A value whose description lists its fields on one line, except for those that are nil, false or empty.
///
/// ```swift
/// extension Badge: DescribedByFields {}
/// print(badge)            // Badge(text: 3, frame: (0, 0, 20 × 20))
/// ```
///
/// A collection of more than four elements is described by its count. Cost: the fields are read by reflection, which is for people who look
/// inside and for logs, not for what runs often. It asks for no `Sendable`: types that conform say whether they are.
public protocol DescribedByFields: CustomStringConvertible {}

extension DescribedByFields {
    public var description: String {
        let fields = Mirror(reflecting: self).children.compactMap { label, value in
            fieldText(value).map { text in label.map { "\($0): \(text)" } ?? text }
        }
        return "\(Self.self)(\(fields.joined(separator: ", ")))"
    }
}

/// The text of a field; nil for values that a description leaves out.
private func fieldText(_ value: Any) -> String? {
    if value as? Bool == false { return nil }
    if let text = value as? String { return text.isEmpty ? nil : "\"\(text)\"" }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.flatMap { fieldText($0.value) }
    case .collection, .set, .dictionary:
        if mirror.children.isEmpty { return nil }
        return mirror.children.count > 4 ? "\(mirror.children.count) elements" : "\(value)"
    default: return "\(value)" == "(Function)" ? nil : "\(value)"
    }
}
