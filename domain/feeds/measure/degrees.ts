/** "50.4501", "50,4501° N", "N 50°27.006'", "50°27'00\"N". */
const DEGREES =
  /^([NSEW])?\s*(-?\d{1,3}(?:[.,]\d+)?)\s*[°º]?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|''))?)?\s*([NSEW])?$/i
/** "50.4501, 30.5234", "(50,4501; 30,5234)". */
const PAIR = /^\(?(-?\d{1,2}[.,]\d{3,})(?:\s*[,;]\s*|\s+)(-?\d{1,3}[.,]\d{3,})\)?$/

const toNumber = (text: string) => Number(text.replace(',', '.'))

/**
 * Coordinates have no thousands separator, so a single sign is the decimal sign.
 *
 * @returns `null` if the text is no angle
 */
export function parseDegrees(text: string): number | null {
  const [all, before, degrees = '', minutes, seconds = '0', after] = DEGREES.exec(text.trim()) ?? []
  if (all === undefined) return null
  const sign = /[sw]/i.test(before ?? after ?? '') ? -1 : 1
  if (minutes === undefined) return sign * toNumber(degrees)
  const angle = toNumber(degrees) + toNumber(minutes) / 60 + toNumber(seconds) / 3600
  return (sign * Math.round(angle * 1e6)) / 1e6
}

/** The two coordinates in one text; `null` for any other. */
export function splitCoordinates(text: string): readonly [string, string] | null {
  const [, lat, lng] = PAIR.exec(text.trim()) ?? []
  return lat === undefined || lng === undefined ? null : [lat, lng]
}
