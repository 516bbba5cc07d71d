// The words of files for the appearance of views.

/// The horizontal alignment of lines of text; `natural` is that of the reading direction.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case left, center, right, justified, natural
}

/// The way in which an image fills its view; the cases are those of UIKit's `UIView.ContentMode`.
public enum ContentMode: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

/// The horizontal alignment of the content of a control.
public enum HorizontalContentAlignment: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case center, left, right, fill, leading, trailing
}

/// The vertical alignment of the content of a control.
public enum VerticalContentAlignment: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case center, top, bottom, fill
}

/// The type of a button that the system draws, as in UIKit's `UIButton.ButtonType`.
public enum SystemButtonType: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case roundedRect, infoLight, infoDark, contactAdd, detailDisclosure, close
}

/// The background style of a button with a configuration.
public enum ConfigurationStyle: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case plain, gray, tinted, filled
}

/// The style of the corners of a button with a configuration: a fixed radius, one that grows with the text, or half the
/// height.
public enum CornerStyle: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case fixed, dynamic, small, medium, large, capsule
}

/// The edge of the title at which a button with a configuration has its image.
public enum ImagePlacement: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case leading, trailing, top, bottom
}

/// The style of a table: rows from edge to edge, or sections set apart from each other, which may be inset.
public enum TableStyle: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case plain, grouped, insetGrouped
}

/// The view that the system draws at the trailing edge of a table row.
public enum CellAccessory: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}

/// The date and time components that a date picker offers.
public enum DatePickerMode: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
}

/// The style of a search bar: with or without a background behind its field.
public enum SearchBarStyle: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case `default`, prominent, minimal
}
