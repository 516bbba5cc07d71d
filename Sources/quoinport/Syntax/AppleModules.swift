/// Modules of Apple's platforms.
enum AppleModules {
    /// The modules that Linux has, with Quoin.
    static let onLinux: Set<String> = ["CoreGraphics", "QuartzCore", "UIKit"]

    /// Modules whose import can be left out without much loss: UIKit or Foundation has the names that layout code uses of them.
    static let dispensable: Set<String> = [
        "ObjectiveC", "Darwin", "os", "CoreFoundation", "CoreText", "CoreImage", "ImageIO", "Accelerate", "simd", "MobileCoreServices",
        "UniformTypeIdentifiers", "OSLog",
    ]

    /// Modules without which a file makes no sense.
    static let essential: Set<String> = [
        "ARKit", "AVFoundation", "AVKit", "Accounts", "ActivityKit", "AdSupport", "AddressBook", "AppIntents", "AppKit",
        "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "Charts", "CloudKit",
        "Cocoa", "Combine", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics",
        "CoreLocation",
        "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreVideo", "CryptoKit", "DeviceCheck",
        "EventKit", "EventKitUI", "GLKit", "GameController", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "Intents", "IntentsUI",
        "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal",
        "MetalKit", "MultipeerConnectivity", "NaturalLanguage", "Network", "NotificationCenter", "PDFKit", "PassKit", "PencilKit",
        "Photos", "PhotosUI", "PushKit", "QuickLook", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security", "Social",
        "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TVMLKit", "TVUIKit", "UserNotifications",
        "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit",
        "XCUIAutomation",
    ]

    static let missing = dispensable.union(essential)
    static let all = missing.union(onLinux)
}
