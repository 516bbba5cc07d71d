// Names of Core Foundation, which Foundation brings on Apple's platforms: each is Foundation's class.

public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFString = NSString
public typealias CFAttributedString = NSAttributedString
public typealias CFURL = NSURL
public typealias CFData = NSData
public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int
