// Code for iOS that says `import CoreGraphics` means CGRect and its kin, which are UIKit's and Foundation's here.
@_exported import UIKit
