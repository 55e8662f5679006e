/** By what a browser calls itself, the more special ones first: most also claim to be others. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'a Mac'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

/** More of what a browser says of itself is not looked at, in UTF-16 units. */
const MAX_READ = 500

/**
 * What people may call a browser and its machine, by its `User-Agent`: "Firefox on Windows". Only
 * these words ever come out, whatever goes in.
 */
export function deviceName(userAgent: string | null | undefined): string {
  const text = (userAgent ?? '').slice(0, MAX_READ)
  const named = (names: readonly [RegExp, string][]) => names.find(([sign]) => sign.test(text))?.[1]
  const system = named(SYSTEMS)
  const browser = named(BROWSERS) ?? 'A browser'
  return system === undefined ? browser : `${browser} on ${system}`
}
