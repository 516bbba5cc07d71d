/// The views whose size is the system's own.
public enum ControlKind: Hashable, Sendable {
    case toggle
    case stepper
    case slider
    case progress
    case activity(isLarge: Bool)
    case pages(count: Int)
    case datePicker(isCompact: Bool)
    case picker
    case searchBar
    case navigationBar
    case toolbar
    case tabBar
}

/// The classes of views that differ in default priorities (PR-3).
public enum LeafKind: String, Hashable, Sendable, CaseIterable {
    case view, label, imageView, button, textField, textView, toggle, stepper, slider, progress, activity, segmented, pages
    case datePicker, picker, searchBar, navigationBar, toolbar, tabBar, scrollView
}
