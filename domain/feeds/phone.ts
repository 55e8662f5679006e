const MAX_DIGITS = 15
/** Between two numbers in one cell. */
const BETWEEN = /[,;|\n]|\s\/\s|\s(?:або|чи|или|or|oder|lub|nebo)\s/iu
/** A number up to its first letter, so without a name or an extension. */
const NUMBER = /\+?\(?\d[\d\s().\-/–‑]*\d/u
/** A spreadsheet writes a long number as 3.80501E+11 or 380501234567.0. */
const IN_POWERS = /\de[+-]?\d/i

/** A slash may also be within a number: "030/1234567". */
const splitAtSlash = (part: string): string[] =>
  part.replace(/\D/g, '').length > MAX_DIGITS ? part.split('/') : [part]

/**
 * The first phone number in a text, as it is written there; `null` if there is none of 7 to 15 digits.
 *
 * @param isInUkraine whether a lost zero or plus can be put back: 501112233 is +380501112233
 */
export function parsePhone(text: string, isInUkraine: boolean): string | null {
  for (const part of text.split(BETWEEN).flatMap(splitAtSlash)) {
    const written = IN_POWERS.test(part) ? undefined : NUMBER.exec(part.replace(/\.0+$/, ''))?.[0]
    const digits = written?.replace(/\D/g, '') ?? ''
    if (written === undefined || digits.length < 7 || digits.length > MAX_DIGITS) continue
    if (written !== digits) return written
    if (/^380\d{9}$/.test(digits)) return `+${digits}`
    return isInUkraine && /^[3-9]\d{8}$/.test(digits) ? `+380${digits}` : digits
  }
  return null
}
