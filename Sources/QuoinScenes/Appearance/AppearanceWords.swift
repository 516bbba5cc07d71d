// Words by which files say what a view looks like.

/// Which edges lines of text begin or end at.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case left, center, right, justified, natural
}

/// How a view's image fills it.
public enum ContentMode: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

/// Where a control puts its content along the lines of text.
public enum HorizontalContentAlignment: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case center, left, right, fill, leading, trailing
}

/// Where a control puts its content across the lines of text.
public enum VerticalContentAlignment: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case center, top, bottom, fill
}

/// A button's icon and behavior, where the system draws them.
public enum SystemButtonType: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case roundedRect, infoLight, infoDark, contactAdd, detailDisclosure, close
}

/// The ground of a button with a configuration.
public enum ConfigurationStyle: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case plain, gray, tinted, filled
}

/// How round the corners of a button with a configuration are.
public enum CornerStyle: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case fixed, dynamic, small, medium, large, capsule
}

/// Where the image of a button with a configuration stands.
public enum ImagePlacement: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case leading, trailing, top, bottom
}

public enum TableStyle: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case plain, grouped, insetGrouped
}

/// The view at the trailing edge of a row.
public enum CellAccessory: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}

public enum DatePickerMode: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
}

public enum SearchBarStyle: String, Hashable, Sendable, CaseIterable, PropertyWord {
    case `default`, prominent, minimal
}
