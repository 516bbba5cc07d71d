/// The names of elements and attributes that readers ask for.
///
/// A document's table of names begins with these, so that an element's or attribute's name is compared as a number, and known by it.
enum XMLName: Int32, CaseIterable, Sendable {
    case accessibility, activityIndicatorView, adjustsFontForContentSizeCategory, adjustsFontSizeToFit, alignment
    case allowDoubleColumnStyle, alpha, alwaysBounceHorizontal, alwaysBounceVertical, ambiguous, appearance
    case apportionsSegmentWidthsByContent, archive, arscnView, arskView, attributedString, attributes
    case automaticallyAdjustsScrollViewInsets, automaticEstimatedItemSize, autoresizingMask, avPlayerViewController, axis
    case backgroundConfiguration, backgroundImage, badgeValue, barButtonItem, barStyle, baselineRelativeArrangement, blue
    case blurEffect, borderStyle, bottom, button, buttonConfiguration, buttonType, catalog, catalogColor, cells, clipsSubviews
    case cocoaTouchSystemColor, collectionReusableView, collectionView, collectionViewCell, collectionViewCellContentView
    case collectionViewController, color, colorSpace, colorWell, configurationType, connections, constant, constraint, constraints
    case containerView, content, contentInsetAdjustmentBehavior, contentMode, control, cornerRadius, cornerStyle, customClass
    case customColorSpace, customFonts, customObject, datePicker, dependencies, deployment, destination, detailTextLabel, device
    case directionalEdgeInsets, distribution, document, edgeInsets, enabled, exclude, exit, extendedLayoutIncludesOpaqueBars
    case family, firstAttribute, firstItem, fixedFrame, flexibleMaxX, flexibleMaxY, flexibleMinX, flexibleMinY, font
    case fontDescription, footerTitle, fragment, frame, freeformSimulatedSizeMetrics, glkView, glkViewController, green
    case headerTitle, height, heightSizable, hidden, hidesBottomBarWhenPushed, hidesWhenStopped
    case horizontalCompressionResistancePriority, horizontalHuggingPriority, hostingController, id, identifier, image, imagePadding
    case imagePlacement, imageReference, imageView, include, inferredMetricsTieBreakers, initialViewController, inputView, inset
    case insetsLayoutMarginsFromSafeArea, integer, items, key, keyboardLayoutGuide, keyPath, kind, label, largeTitleDisplayMode
    case largeTitles, layoutGuides, layoutMarginsFollowReadableWidth, layoutMarginsRelativeArrangement, leading, left
    case lineBreakMode, mapView, mask, maxX, maxY, metaFont, minimumFontSize, minimumScaleFactor, minX, minY, misplaced
    case modalPageSheetSimulatedSizeMetrics, mtkView, multiplier, name, navigationBar, navigationBarHidden, navigationController
    case navigationItem, numberOfLines, numberOfPages, objects, orientation, outlet, outletCollection, pageControl
    case pageViewController, pagingEnabled, paragraphStyle, pickerView, placeholder, placeholderIdentifier
    case placeholderIntrinsicHeight, placeholderIntrinsicWidth, point, pointSize, preferredMaxLayoutWidth
    case preservesSuperviewLayoutMargins, priority, progressView, prompt, prompted, property, prototypes, real, rect, red
    case reference, refreshControl, relation, relationship, renderingMode, resources, reuseIdentifier, right, rowHeight, scale
    case scene, sceneID, sceneKitView, sceneMemberID, scenes, scopeButtonTitles, scrollEnabled, scrollView, searchBar
    case secondAttribute, secondItem, sections, secureTextEntry, segment, segmentedControl, segments, segue, selected
    case semanticContentAttribute, simulatedNavigationBarMetrics, simulatedScreenMetrics, simulatedTabBarMetrics
    case simulatedToolbarMetrics, size, skView, slider, spacing, spacingType, splitViewController, stackView, state, stepper
    case string, strokeWidth, style, subtitle, subviews, `switch`, symbolic, symbolScale, systemColor, systemItem, tabBar
    case tabBarController, tabBarItem, tableView, tableViewCell, tableViewCellContentView, tableViewController
    case tableViewHeaderFooterView, tableViewSection, targetRuntime, text, textField, textInputTraits, textLabel, textView, title
    case titlePadding, toolbar, toolbarHidden, toolbarItems, toolsVersion, top, trailing, translatesAutoresizingMaskIntoConstraints
    case translucent, type, useAutolayout, userDefinedRuntimeAttributes, userLabel, useTraitCollections, value, variation
    case verifyAmbiguity, version, verticalCompressionResistancePriority, verticalHuggingPriority, view, viewController
    case viewControllerPlaceholder, viewLayoutGuide, viewRespectsSystemMinimumLayoutMargins, visualEffectView, webView, weight
    case white, width, widthSizable, wkWebView, x, xcode11CocoaTouchSystemColor, y
}
