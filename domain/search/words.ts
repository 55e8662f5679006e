import { transliterate } from './transliterate.ts'

const LETTER_OR_DIGIT = /^[\p{L}\p{N}]$/u
/** Stand inside of Ukrainian words, and are no letters here: м'який, м’який, мʼякий. */
const APOSTROPHES = new Set(Array.from("'’ʼ`", (sign) => sign.charCodeAt(0)))

/** Whether the code unit at `index` is a letter or a digit, or a part of one that takes two. */
function isWordCharacter(text: string, index: number): boolean {
  const unit = text.charCodeAt(index)
  const known = COMMON_CHARACTERS[unit]
  if (known !== undefined) return known === 1
  const isSecond = unit >= 0xdc00 && unit <= 0xdfff
  const point = text.codePointAt(isSecond ? index - 1 : index) ?? 0
  return LETTER_OR_DIGIT.test(String.fromCodePoint(point))
}

/** The answer for the letters that most texts are made of, so that a regular expression is rare. */
const COMMON_CHARACTERS = Uint8Array.from({ length: 0x530 }, (_, unit) =>
  Number(LETTER_OR_DIGIT.test(String.fromCharCode(unit)) && !APOSTROPHES.has(unit)),
)

/** The words of a text: runs of letters and digits, in lower case, apostrophes left out. */
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

/** What a home is found by: each word of a text in Latin letters, as often as it is there. */
export function toTerms(text: string): string[] {
  return splitWords(text).map(transliterate)
}

/** From so many letters on, so many last ones may differ: enough for Ukrainian endings. */
const ENDING_RULES = [
  { from: 8, cut: 2 },
  { from: 6, cut: 1 },
] as const

/**
 * What a term must begin with to answer to a word that someone typed: the word less its ending, in
 * Latin letters.
 */
export function stemWord(word: string): string {
  const cut = ENDING_RULES.find(({ from }) => word.length >= from)?.cut ?? 0
  return transliterate(word.slice(0, word.length - cut))
}

/** The distinct stems of what someone typed, in the order typed. */
export function toStems(words: readonly string[]): string[] {
  return [...new Set(words.map(stemWord))].filter((stem) => stem !== '')
}
