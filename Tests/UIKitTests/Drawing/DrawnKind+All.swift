import UIKit

extension DrawnKind {
    /// Each kind of view that is drawn, with the values that its looks depend on.
    static let all: [DrawnKind] = texts + buttons + controls + bars + pickers

    private static let texts: [DrawnKind] = [
        DrawnKind(
            "label", size: CGSize(width: 200, height: 30), "label",
            attributes: "text=\"Colored\" textAlignment=\"center\" lineBreakMode=\"tailTruncation\"",
            children: "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"semibold\" pointSize=\"20\"/>"
                + color("textColor", "systemRedColor") + color("shadowColor", "systemGrayColor")
                + "<size key=\"shadowOffset\" width=\"1\" height=\"2\"/>"
        ) {
            let label = UILabel()
            (label.text, label.textAlignment, label.textColor) = ("Colored", .center, .systemRed)
            label.font = .systemFont(ofSize: 20, weight: .semibold)
            (label.shadowColor, label.shadowOffset) = (.systemGray, CGSize(width: 1, height: 2))
            return label
        },
        DrawnKind(
            "attributed label", size: CGSize(width: 300, height: 30), "label", attributes: "lineBreakMode=\"tailTruncation\"",
            children: """
                <attributedString key="attributedText"><fragment content="Plain "><attributes>
                <font key="NSFont" metaFont="system" size="17"/></attributes></fragment><fragment content="red"><attributes>
                \(color("NSColor", "systemRedColor"))<font key="NSFont" metaFont="systemBold" size="20"/></attributes></fragment></attributedString>
                """
        ) {
            let label = UILabel(), text = NSMutableAttributedString(string: "Plain ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            text.append(
                NSAttributedString(
                    string: "red", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemRed]))
            label.attributedText = text
            return label
        },
        DrawnKind(
            "text field", size: CGSize(width: 200, height: 34), "textField",
            attributes: "borderStyle=\"roundedRect\" placeholder=\"Name\" clearButtonMode=\"always\" text=\"Ada\"",
            children: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
        ) {
            let field = UITextField()
            (field.borderStyle, field.placeholder, field.text, field.clearButtonMode) = (.roundedRect, "Name", "Ada", .always)
            return field
        },
        DrawnKind(
            "secure field", size: CGSize(width: 200, height: 34), "textField", attributes: "borderStyle=\"line\" text=\"secret\"",
            children:
                "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/><textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/>"
        ) {
            let field = UITextField()
            (field.borderStyle, field.text, field.isSecureTextEntry, field.font) = (.line, "secret", true, .systemFont(ofSize: 14))
            return field
        },
    ]

    private static let title = "<state key=\"normal\" title=\"Send\"/>"

    private static let buttons: [DrawnKind] =
        [
            DrawnKind(
                "system button", size: CGSize(width: 100, height: 34), "button",
                attributes: "buttonType=\"system\" contentHorizontalAlignment=\"left\"",
                children: title
            ) {
                let button = UIButton(type: .system)
                button.setTitle("Send", for: .normal)
                button.contentHorizontalAlignment = .left
                return button
            },
            DrawnKind(
                "disabled button", size: CGSize(width: 100, height: 34), "button", attributes: "enabled=\"NO\" buttonType=\"system\"",
                children: title
            ) {
                let button = UIButton(type: .system)
                button.setTitle("Send", for: .normal)
                button.isEnabled = false
                return button
            },
            DrawnKind(
                "custom button", size: CGSize(width: 120, height: 34), "button", attributes: "buttonType=\"custom\"",
                children: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"18\"/>"
                    + "<state key=\"normal\" title=\"Send\">\(color("titleColor", "systemPurpleColor"))</state>"
            ) {
                let button = UIButton(type: .custom)
                button.setTitle("Send", for: .normal)
                button.setTitleColor(.systemPurple, for: .normal)
                return button
            },
            DrawnKind("info button", size: CGSize(width: 30, height: 30), "button", attributes: "buttonType=\"infoLight\"") {
                UIButton(type: .infoLight)
            },
        ] + ["plain", "gray", "tinted", "filled"].map { configured($0) }

    private static func configured(_ style: String) -> DrawnKind {
        DrawnKind(
            "\(style) button", size: CGSize(width: 160, height: 44), "button", attributes: "buttonType=\"system\"",
            children:
                "<buttonConfiguration key=\"configuration\" style=\"\(style)\" title=\"Send\" subtitle=\"now\" cornerStyle=\"capsule\"/>"
        ) {
            let makers = [
                "plain": UIButton.Configuration.plain, "gray": UIButton.Configuration.gray, "tinted": UIButton.Configuration.tinted,
                "filled": UIButton.Configuration.filled,
            ]
            var configuration = makers[style]?() ?? .plain()
            (configuration.title, configuration.subtitle, configuration.cornerStyle) = ("Send", "now", .capsule)
            return UIButton(configuration: configuration)
        }
    }

    private static let controls: [DrawnKind] = [
        DrawnKind(
            "switch", size: CGSize(width: 51, height: 31), "switch", attributes: "on=\"YES\"",
            children: color("onTintColor", "systemOrangeColor")
        ) {
            let control = UISwitch()
            (control.isOn, control.onTintColor) = (true, .systemOrange)
            return control
        },
        DrawnKind(
            "slider", size: CGSize(width: 200, height: 31), "slider", attributes: "value=\"7\" minValue=\"5\" maxValue=\"10\"",
            children: color("minimumTrackTintColor", "systemGreenColor") + color("maximumTrackTintColor", "systemRedColor")
        ) {
            let slider = UISlider()
            (slider.minimumValue, slider.maximumValue, slider.value) = (5, 10, 7)
            (slider.minimumTrackTintColor, slider.maximumTrackTintColor) = (.systemGreen, .systemRed)
            return slider
        },
        DrawnKind("stepper", size: CGSize(width: 94, height: 32), "stepper", attributes: "maximumValue=\"100\"") { UIStepper() },
        DrawnKind(
            "segmented control", size: CGSize(width: 240, height: 32), "segmentedControl",
            attributes: "segmentControlStyle=\"plain\" selectedSegmentIndex=\"1\" apportionsSegmentWidthsByContent=\"YES\"",
            children: "<segments><segment title=\"A\"/><segment title=\"A longer one\"/></segments>"
                + color("selectedSegmentTintColor", "systemYellowColor")
        ) {
            let control = UISegmentedControl(items: ["A", "A longer one"])
            (control.selectedSegmentIndex, control.apportionsSegmentWidthsByContent) = (1, true)
            control.selectedSegmentTintColor = .systemYellow
            return control
        },
        DrawnKind(
            "progress", size: CGSize(width: 200, height: 4), "progressView", attributes: "progress=\"0.25\" progressViewStyle=\"bar\""
        ) {
            let bar = UIProgressView(progressViewStyle: .bar)
            bar.progress = 0.25
            return bar
        },
        DrawnKind(
            "activity indicator", size: CGSize(width: 37, height: 37), "activityIndicatorView",
            attributes: "animating=\"YES\" style=\"large\""
        ) {
            let indicator = UIActivityIndicatorView(style: .large)
            indicator.startAnimating()
            return indicator
        },
        DrawnKind(
            "page control", size: CGSize(width: 140, height: 26), "pageControl", attributes: "numberOfPages=\"5\" currentPage=\"2\"",
            children: color("pageIndicatorTintColor", "systemGray2Color") + color("currentPageIndicatorTintColor", "systemBlueColor")
        ) {
            let pages = UIPageControl()
            (pages.numberOfPages, pages.currentPage) = (5, 2)
            (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (.systemGray2, .systemBlue)
            return pages
        },
        DrawnKind(
            "effect", size: CGSize(width: 100, height: 60), "visualEffectView",
            children:
                "<view key=\"contentView\" id=\"content\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"60\"/></view><blurEffect style=\"systemThickMaterial\"/>"
        ) { UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial)) },
        DrawnKind("color well", size: CGSize(width: 28, height: 28), "colorWell") { UIColorWell() },
    ]

    private static let bars: [DrawnKind] = [
        DrawnKind(
            "search bar", size: CGSize(width: 375, height: 56), "searchBar",
            attributes: "searchBarStyle=\"minimal\" placeholder=\"Find\" showsCancelButton=\"YES\""
        ) {
            let bar = UISearchBar()
            (bar.searchBarStyle, bar.placeholder, bar.showsCancelButton) = (.minimal, "Find", true)
            return bar
        },
        DrawnKind("search bar with text", size: CGSize(width: 375, height: 56), "searchBar", attributes: "text=\"Quoin\"") {
            let bar = UISearchBar()
            bar.text = "Quoin"
            return bar
        },
        DrawnKind(
            "navigation bar", size: CGSize(width: 375, height: 44), "navigationBar", attributes: "barStyle=\"black\"",
            children: """
                \(color("tintColor", "systemYellowColor"))<items><navigationItem title="First"/><navigationItem title="Second">
                <barButtonItem key="rightBarButtonItem" systemItem="add"/></navigationItem></items>
                """
        ) {
            let bar = UINavigationBar()
            let top = UINavigationItem(title: "Second")
            top.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
            (bar.barStyle, bar.tintColor) = (.black, .systemYellow)
            bar.items = [UINavigationItem(title: "First"), top]
            return bar
        },
        DrawnKind(
            "large title", size: CGSize(width: 375, height: 126), "navigationBar", attributes: "largeTitles=\"YES\"",
            children: """
                <items><navigationItem title="Inbox" prompt="Two are new"><leftBarButtonItems><barButtonItem title="Off" enabled="NO"/>
                </leftBarButtonItems><barButtonItem key="rightBarButtonItem" style="done" title="Ready"/></navigationItem></items>
                """
        ) {
            let bar = UINavigationBar(), item = UINavigationItem(title: "Inbox")
            bar.prefersLargeTitles = true
            item.prompt = "Two are new"
            item.leftBarButtonItem = UIBarButtonItem(title: "Off", style: .plain, target: nil, action: nil)
            item.leftBarButtonItem?.isEnabled = false
            item.rightBarButtonItem = UIBarButtonItem(title: "Ready", style: .done, target: nil, action: nil)
            bar.items = [item]
            return bar
        },
        DrawnKind(
            "toolbar", size: CGSize(width: 375, height: 44), "toolbar",
            children: """
                <items><barButtonItem systemItem="action"/><barButtonItem systemItem="flexibleSpace"/><barButtonItem title="Middle">
                \(color("tintColor", "systemRedColor"))</barButtonItem><barButtonItem width="30" systemItem="fixedSpace"/>
                <barButtonItem systemItem="trash"/></items>
                """
        ) {
            let bar = UIToolbar(), middle = UIBarButtonItem(title: "Middle", style: .plain, target: nil, action: nil)
            middle.tintColor = .systemRed
            bar.items = [
                UIBarButtonItem(systemItem: .action), .flexibleSpace(), middle, .fixedSpace(30), UIBarButtonItem(systemItem: .trash),
            ]
            return bar
        },
        DrawnKind(
            "tab bar", size: CGSize(width: 375, height: 49), "tabBar",
            children: "<items><tabBarItem title=\"One\" badgeValue=\"3\" id=\"one\"/><tabBarItem systemItem=\"search\" id=\"two\"/></items>"
        ) {
            let bar = UITabBar(), one = UITabBarItem(title: "One", image: nil, tag: 0)
            one.badgeValue = "3"
            bar.items = [one, UITabBarItem(tabBarSystemItem: .search, tag: 1)]
            return bar
        },
        DrawnKind(
            "tab bar in colors", size: CGSize(width: 375, height: 49), "tabBar",
            children: """
                <items><tabBarItem title="One" badgeValue="3" id="one">\(color("badgeColor", "systemPurpleColor"))</tabBarItem></items>
                <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" keyPath="unselectedItemTintColor">
                \(color("value", "systemBrownColor"))</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
                """
        ) {
            let bar = UITabBar(), one = UITabBarItem(title: "One", image: nil, tag: 0)
            (one.badgeValue, one.badgeColor) = ("3", .systemPurple)
            (bar.items, bar.unselectedItemTintColor) = ([one], .systemBrown)
            return bar
        },
    ]

    /// Pickers. Files show example rows in them; programs draw the same if they have the same rows.
    private static let pickers: [DrawnKind] = [
        DrawnKind("picker", size: CGSize(width: 320, height: 216), "pickerView") {
            let picker = TownPicker()
            (picker.dataSource, picker.delegate) = (picker, picker)
            picker.selectRow(2, inComponent: 0, animated: false)
            return picker
        },
        DrawnKind(
            "inline date picker", size: CGSize(width: 320, height: 260), "datePicker",
            attributes: "datePickerMode=\"date\" style=\"inline\""
        ) {
            let picker = UIDatePicker()
            (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .inline)
            (picker.timeZone, picker.locale) = (TimeZone(secondsFromGMT: 0), Locale(identifier: "en_US"))
            picker.date = Date(timeIntervalSince1970: 1_749_462_060)
            return picker
        },
        DrawnKind(
            "inline date and time picker", size: CGSize(width: 320, height: 280), "datePicker",
            attributes: "datePickerMode=\"dateAndTime\" style=\"inline\""
        ) {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .inline
            (picker.timeZone, picker.locale) = (TimeZone(secondsFromGMT: 0), Locale(identifier: "en_US"))
            picker.date = Date(timeIntervalSince1970: 1_749_462_060)
            return picker
        },
        DrawnKind(
            "compact date picker", size: CGSize(width: 220, height: 34), "datePicker",
            attributes: "datePickerMode=\"dateAndTime\" style=\"compact\""
        ) {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .compact
            picker.timeZone = TimeZone(secondsFromGMT: 0)
            picker.date = Date(timeIntervalSince1970: 1_749_462_060)
            return picker
        },
    ]
}

/// A picker with the rows that Interface Builder shows.
private final class TownPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    private let towns = ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { towns.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { towns[row] }
}
