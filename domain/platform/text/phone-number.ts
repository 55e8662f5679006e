import { normalizeLookalikes } from './normalize-lookalikes.ts'
import { replaceSpelledNumbers } from './spelled-number.ts'

const MIN_DIGITS = 9
/** A looser sequence with no more digits than this, next to prices, dates and times, is not a phone number. */
const MAX_LOOSE_DIGITS = 3

// Each pattern takes time in proportion to the length of a text, whatever it holds.

/**
 * Digits with other characters between them, but no letters and no currency signs. The digit of
 * "m2" begins no run.
 */
const RUN = /[+(]{0,4}(?!(?<=[mм])[23](?!\d))\d(?:[^\p{L}\p{N}\p{Sc}%]*\d)*/giu

/** What may stand between digits: a word, signs, or both. */
const GAP = '[^\\p{L}\\p{N}]{0,4}(?:\\p{L}{1,12}[^\\p{L}\\p{N}]{0,4})?'
/**
 * A Ukrainian code, then seven digits with a word between any two of them: "067%123%45%67", "067 then 123 then 45 and
 * 67". The code must not be part of a price, such as "1 050".
 */
const PARTED = new RegExp(
  `(?<!\\d[^\\p{L}\\p{N}]?)(?:\\+?3?8[^\\p{L}\\p{N}]{0,4})?0[1-9]\\d(?:${GAP}\\d){7}(?!\\d)`,
  'gu',
)

/** What separates the prices, dates and times of a list or a range. */
const BETWEEN =
  /(?<![,;.!?:])[,;.!?:]+\s+|\s*\n\s*|\s+[-‐-―/(~+=]\s*|(?<=:\d\d)\s+|\s+(?=\d{1,2}:\d\d)/u
const DASH = /[-‐-―]/u

const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const NO_PHONES = [
  // 23.11.2026, 23.11
  `${DAY}[./-]${MONTH}(?:[./-](?:19|20)?\\d\\d)?`,
  // 2026-11-23, 2026-11
  `(?:19|20)\\d\\d[./-]${MONTH}(?:[./-]${DAY})?`,
  // 18:30
  '(?:[01]?\\d|2[0-3])[:.][0-5]\\d',
  // 15 000, 1,200,000.00
  "[1-9]\\d{0,2}[ ,.']\\d{3}",
  "[1-9]\\d?([ ,.'])\\d{3}\\1\\d{3}(?:[.,]\\d\\d)?",
  // 120 000 000, 1,250,000,000
  "(?:[1-9](?=[ ,.']\\d{3}[ ,.']\\d{3}[ ,.'])|[1-9]\\d{2}(?=[ ,.']\\d{3}[ ,.']\\d{3}$))(?:[ ,.']\\d{3}){1,2}[ ,.']000",
  // A year, 15000
  '(?:19|20)\\d\\d',
  '[1-9]\\d{0,4}00',
  // 120000000
  '[1-9]\\d{0,4}0000',
  // 54.5, 50.4501
  '[1-9]\\d{0,2}[.,]\\d{1,2}',
  '[1-9]\\d?\\.\\d{3,6}',
  // 3/9, 54.5/30/12
  '[1-9]\\d{0,2}(?:[.,]\\d{1,2})?(?:/\\d{1,3}(?:[.,]\\d{1,2})?){1,2}',
]
const NO_PHONE = new RegExp(`^(?:${NO_PHONES.join('|')})$`, 'u')

const countDigits = (text: string) => text.replace(/\D/g, '').length

function isNoPhone(part: string): boolean {
  if (NO_PHONE.test(part)) return true
  const ends = part.split(DASH)
  return ends.length === 2 && ends.every((end) => NO_PHONE.test(end))
}

function isPhone(run: string): boolean {
  if (countDigits(run) < MIN_DIGITS) return false
  const loose = run
    .replace(/^\(+/, '')
    .split(BETWEEN)
    .filter((part) => !isNoPhone(part))
  return countDigits(loose.join('')) > MAX_LOOSE_DIGITS
}

/**
 * "067 one two three four five six seven"
 *
 * @param text from `normalizeLookalikes`
 */
export const redactSpelledPhones = (text: string, replace: (run: string) => string): string =>
  replaceSpelledNumbers(text, (run, digits) => (isPhone(digits) ? replace(run) : run))

/** @param text from `normalizeLookalikes` */
export const redactPhones = (text: string, replace: (run: string) => string): string =>
  text.replace(RUN, (run) => (isPhone(run) ? replace(run) : run))

/** @param text from `normalizeLookalikes` */
export const redactSplitPhones = (text: string, replace: (run: string) => string): string =>
  text.replace(PARTED, (run) => replace(run))

/** Whether there are nine digits or more that are not prices, dates, times, areas or years. */
export function hasPhone(text: string): boolean {
  const simple = normalizeLookalikes(text)
  return (
    (simple.match(RUN) ?? []).some(isPhone) ||
    [redactSpelledPhones, redactSplitPhones].some((redact) => redact(simple, () => '') !== simple)
  )
}
