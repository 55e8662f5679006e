/** More specific ones first, because most browsers also claim to be others. */
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

/** UTF-16 units that are read. */
const MAX_USER_AGENT_LENGTH = 500

/**
 * "Firefox on Windows". The result contains only words of the tables above, whatever the header holds.
 */
export function formatDeviceName(userAgent: string | null | undefined): string {
  const text = (userAgent ?? '').slice(0, MAX_USER_AGENT_LENGTH)
  const findName = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(text))?.[1]
  const system = findName(SYSTEMS)
  const browser = findName(BROWSERS) ?? 'A browser'
  return system === undefined ? browser : `${browser} on ${system}`
}
