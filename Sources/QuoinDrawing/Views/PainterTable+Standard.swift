extension PainterTable {
    /// The painters of UIKit's views, by the names of their elements in files.
    public static let standard: PainterTable = {
        var painters: [String: any ViewPainter] = [
            "label": LabelPainter(), "button": ButtonPainter(), "imageView": ImageViewPainter(), "textField": TextFieldPainter(),
            "textView": TextViewPainter(), "switch": SwitchPainter(), "slider": SliderPainter(), "stepper": StepperPainter(),
            "segmentedControl": SegmentedControlPainter(), "progressView": ProgressPainter(),
            "activityIndicatorView": ActivityIndicatorPainter(), "pageControl": PageControlPainter(), "pickerView": PickerPainter(),
            "datePicker": DatePickerPainter(), "searchBar": SearchBarPainter(), "navigationBar": NavigationBarPainter(),
            "toolbar": ToolbarPainter(), "tabBar": TabBarPainter(), "tableView": TablePainter(), "tableViewCell": CellPainter(),
            "collectionView": CollectionPainter(), "visualEffectView": EffectPainter(), "mapView": MapPainter(),
            "colorWell": ColorWellPainter(), "view": CustomViewPainter(), "control": CustomViewPainter(),
        ]
        let textures: [(String, String, String?)] = [
            ("webView", "Web View", "globe"), ("wkWebView", "Web View", "globe"), ("containerView", "Container View", nil),
            ("glkView", "OpenGL View", nil), ("mtkView", "Metal View", nil), ("arscnView", "Camera", "camera"),
            ("arskView", "Camera", "camera"), ("arView", "Camera", "camera"), ("sceneKitView", "SceneKit View", nil),
            ("skView", "SpriteKit View", nil), ("pdfView", "PDF View", "doc.text"), ("inputView", "Input View", nil),
        ]
        for (element, name, icon) in textures { painters[element] = TexturePainter(name, icon: icon) }
        return PainterTable(painters)
    }()
}
