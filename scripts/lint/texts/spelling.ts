import type { Dictionary } from './dictionary.ts'
import type { Literal } from './literals.ts'

const CYRILLIC = /\p{Script=Cyrillic}+(?:[’-]\p{Script=Cyrillic}+)*/gu
const LATIN = /\p{Script=Latin}{2,}(?:['’]\p{Script=Latin}+)*/gu
/** What is no word: addresses, paths, `{placeholders}` and `__prefixes`. */
const NO_WORDS = /https?:\S+|\S+@\S+|\/[\w/.-]+|\{\w+\}|__\w+/g

const isIn = (dictionary: Dictionary, word: string): boolean => {
  const typed = word.replaceAll('’', "'")
  return dictionary.has(typed) || dictionary.has(typed.toLowerCase())
}

export interface Words {
  readonly english: Dictionary
  readonly ukrainian: Dictionary
  /** In both languages, as they are written. */
  readonly names: ReadonlySet<string>
}

/** The words of an English text that no dictionary has. */
export const findMisspelledEnglish = (literal: Literal, { english, names }: Words): string[] =>
  hasValueKey(literal)
    ? []
    : listWords(literal.text, LATIN).filter((word) => !names.has(word) && !isIn(english, word))

/** The words of a Ukrainian text in Cyrillic that no dictionary has. */
export const findMisspelledUkrainian = ({ text }: Literal, { ukrainian, names }: Words): string[] =>
  listWords(text, CYRILLIC).filter(
    (word) => !names.has(word) && !isIn(ukrainian, word) && !isCompound(word, ukrainian),
  )

/** "ліжком-будиночком": both parts are words. */
const isCompound = (word: string, dictionary: Dictionary): boolean =>
  word.includes('-') && word.split('-').every((part) => isIn(dictionary, part))

/** Keys whose values nobody reads, or reads as they are stored. */
const VALUE_KEYS = new Set(
  ['id', 'icon', 'link', 'locale', 'stars', 'term'].concat(
    // Options of `Intl`.
    ['dateStyle', 'day', 'hour', 'minute', 'month', 'year'],
  ),
)

/** In code, also of several words: 'other left'. */
const VALUE = /^[\w\s.,-]*$/

const hasValueKey = ({ text, key }: Literal): boolean =>
  VALUE.test(text) && key !== undefined && VALUE_KEYS.has(key)

/** The words of a Ukrainian text in Latin letters that are no names: nobody has translated them. */
export const findUntranslated = (literal: Literal, { names }: Words): string[] =>
  hasValueKey(literal) || (literal.isPart && VALUE.test(literal.text))
    ? []
    : listWords(literal.text, LATIN).filter((word) => !names.has(word))

const listWords = (text: string, pattern: RegExp): string[] =>
  text.replace(NO_WORDS, ' ').match(pattern) ?? []
