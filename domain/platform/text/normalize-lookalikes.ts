import { INVISIBLE } from './invisible-text.ts'

/** Accents and frames around digits, such as those of keycap emoji. */
const MARKS_OF_DIGITS = /(?<=\p{Nd})\p{M}+/gu
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu
/**
 * Matches the text to normalize, in pieces. It leaves out the ² of "54 m²", so that it stays an area, and signs that
 * stand for whole words, such as U+FDFA with its eighteen letters, so that a text becomes at most four times as long.
 * The pieces are short because stacked marks take time that grows with the square of their number.
 */
const REPLACED =
  /(?:(?<![mм])[²³]|[^²³\u3300-\u3357\u337b-\u337f\u33ae\u33af\ufdf0-\ufdfc]){1,64}/gu

/** Unicode has the ten digits of each script in a row. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value % 10)
}

/** Circled digits, in rows from 1 to 10, and Chinese ones. Unicode classifies neither as digits. */
const CIRCLED_ROWS = [0x2776, 0x2780, 0x278a, 0x24f5]
const CIRCLED = /[\u2776-\u2793\u24f5-\u24fe]/gu
const CHINESE = '〇一二三四五六七八九'
const CHINESE_DIGIT = /[〇一二三四五六七八九]/gu
const OTHER_STOPS = /[。․]/gu
const SPACES = /\s+/gu

function readCircled(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const row = CIRCLED_ROWS.find((start) => code >= start && code < start + 10) ?? code
  return String(code - row + 1)
}

/** Reduces whitespace to what a page shows: a space, or a line break with at most one empty line. */
const collapseSpace = (space: string) =>
  space.includes('\n') ? space.replace(/[^\n]+/g, '').slice(0, 2) : ' '

/** Gives letters, digits and spaces that look the same one spelling. */
export const normalizeLookalikes = (text: string): string =>
  text
    .replace(REPLACED, (part) => part.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replace(MARKS_OF_DIGITS, '')
    .replace(OTHER_DIGITS, toAsciiDigit)
    .replace(CIRCLED, readCircled)
    .replace(CHINESE_DIGIT, (digit) => String(CHINESE.indexOf(digit)))
    .replace(OTHER_STOPS, '.')
    .replace(SPACES, collapseSpace)
