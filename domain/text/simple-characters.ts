import { INVISIBLE } from './invisible-text.ts'

/** Accents and frames around digits, such as those of keycap emoji. */
const MARKS_OF_DIGITS = /(?<=\p{Nd})\p{M}+/gu
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu
/** "54 m²" stays an area. */
const NO_AREA = /(?:(?<![mм])[²³]|[^²³])+/gu

/** Digits of all scripts stand in rows of ten in Unicode. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value % 10)
}

/** A text with one spelling of letters, digits and spaces that look the same. */
export const simplifyCharacters = (text: string): string =>
  text
    .replace(NO_AREA, (part) => part.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replace(MARKS_OF_DIGITS, '')
    .replace(OTHER_DIGITS, toAsciiDigit)
