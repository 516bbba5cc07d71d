// Code for iOS that says `import QuartzCore` means layers and their time, which are UIKit's here.
@_exported import UIKit
