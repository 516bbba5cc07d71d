import QuoinScenes

/// An attribute of an element that becomes a property of its node.
struct AppearanceAttribute: Sendable {
    let read: @Sendable (XMLElement, inout Properties) -> Void

    /// `YES` or `NO`.
    static func flag(_ key: PropertyKey<Bool>) -> Self { Self { if let flag = $0.flag(named: key.name) { $1[key] = flag } } }

    static func number(_ key: PropertyKey<Double>) -> Self { Self { if let number = $0.number(named: key.name) { $1[key] = number } } }

    static func text(_ key: PropertyKey<String>) -> Self { Self { if let text = $0[named: key.name] { $1[key] = text } } }

    /// An unknown word has no effect.
    static func word<Word: PropertyWord>(_ key: PropertyKey<Word>) -> Self {
        Self { element, properties in
            if let word = element[named: key.name].flatMap({ Word(propertyWord: $0) }) { properties[key] = word }
        }
    }
}

extension AppearanceAttribute {
    /// The attributes of each element, by the element's name.
    static let byElement: [String: [AppearanceAttribute]] = [
        "label": [.word(.textAlignment), .flag(.enabled), .number(.minimumScaleFactor), .number(.minimumFontSize)],
        "button": [.word(.horizontalContentAlignment), .word(.verticalContentAlignment), .flag(.enabled)],
        "textField": [.word(.textAlignment), .word(.verticalContentAlignment), .text(.clearButtonMode), .flag(.enabled)],
        "textView": [.word(.textAlignment)],
        "switch": [.flag(.on), .flag(.enabled)],
        "slider": [.number(.value), .number(.minimumValue), .number(.maximumValue), .flag(.enabled)],
        "stepper": [.flag(.enabled)],
        "progressView": [.number(.progress), .text(.progressViewStyle)],
        "activityIndicatorView": [.flag(.animating)],
        "segmentedControl": [.number(.selectedSegmentIndex), .flag(.enabled)],
        "pageControl": [.number(.currentPage)],
        "datePicker": [.word(.datePickerMode)],
        "searchBar": [
            .text(.placeholder), .text(.text), .text(.prompt), .word(.searchBarStyle), .flag(.showsCancelButton),
            .flag(.showsBookmarkButton), .text(.barStyle),
        ],
        "navigationBar": [.text(.barStyle), .flag(.largeTitles)],
        "toolbar": [.text(.barStyle)],
        "tabBar": [.text(.barStyle)],
        "tableView": [.word(.tableStyle), .text(.separatorStyle), .text(.dataMode)],
        "tableViewCell": [.word(.accessory)],
        "collectionView": [.text(.dataMode)],
        "mapView": [.text(.mapType)],
    ]

    /// The properties that runtime attributes of these key paths set. Many projects have `cornerRadius` and its kin on every view.
    static let runtime: [String: String] = {
        var names = ["layer.maskToBounds": "clipsToBounds", "masksToBounds": "clipsToBounds", "layer.masksToBounds": "clipsToBounds"]
        for name in ["cornerRadius", "borderWidth", "borderColor", "backgroundColor"] {
            names[name] = name
            names["layer.\(name)"] = name
        }
        for path in ["layer.borderUIColor", "borderUIColor", "layer.borderColorFromUIColor"] { names[path] = "borderColor" }
        for name in ["Color", "Opacity", "Radius", "Offset"] {
            names["shadow\(name)"] = "layerShadow\(name)"
            names["layer.shadow\(name)"] = "layerShadow\(name)"
        }
        names["layer.shadowUIColor"] = "layerShadowColor"
        for name in ["clipsToBounds", "textColor", "tintColor", "alpha", "unselectedItemTintColor"] { names[name] = name }
        return names
    }()
}
