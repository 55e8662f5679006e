import { transliterate } from './transliterate.ts'

const LETTER_OR_DIGIT = /^[\p{L}\p{N}]$/u
/** Part of Ukrainian words, but dropped here: м'який, м’який, мʼякий, and what keyboards have instead. */
const APOSTROPHES = new Set(Array.from("'’‘ʼʹ`´′＇*", (sign) => sign.charCodeAt(0)))

/** Whether the code unit at `index` is a letter or a digit, or half of one. */
function isWordCharacter(text: string, index: number): boolean {
  const unit = text.charCodeAt(index)
  const known = COMMON_CHARACTERS[unit]
  if (known !== undefined) return known === 1
  const isLowSurrogate = unit >= 0xdc00 && unit <= 0xdfff
  const point = text.codePointAt(isLowSurrogate ? index - 1 : index) ?? 0
  return LETTER_OR_DIGIT.test(String.fromCodePoint(point))
}

/** Cached for the most common characters, because the regular expression is slow. */
const COMMON_CHARACTERS = Uint8Array.from({ length: 0x530 }, (_, unit) =>
  Number(LETTER_OR_DIGIT.test(String.fromCharCode(unit)) && !APOSTROPHES.has(unit)),
)

/** Runs of letters and digits, in lower case, without apostrophes. */
export function splitWords(text: string): string[] {
  const lower = text.normalize('NFC').toLowerCase()
  const words: string[] = []
  let word = ''
  let start = -1
  for (let index = 0; index <= lower.length; index += 1) {
    if (index < lower.length && isWordCharacter(lower, index)) {
      if (start === -1) start = index
      continue
    }
    if (start === -1) continue
    word += lower.slice(start, index)
    start = -1
    const joins = APOSTROPHES.has(lower.charCodeAt(index)) && index + 1 < lower.length
    if (joins && isWordCharacter(lower, index + 1)) continue
    words.push(word)
    word = ''
  }
  return words
}

/** The words of a text in Latin letters, duplicates included. */
export function toTerms(text: string): string[] {
  return splitWords(text).map(transliterate)
}
