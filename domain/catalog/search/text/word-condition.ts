import { listPrefixes } from './word-prefixes.ts'
import { splitWords, toTerms } from './words.ts'

/** Other words that a listing may have in the place of a searched one. */
export interface OtherWords {
  /** Beginnings of terms; each is required. */
  readonly terms: readonly string[]
  /** The city that they mean this in, as the catalog spells it; without it, any. */
  readonly city?: string
}

/** What a word of the search text requires of a listing's terms. */
export interface WordCondition {
  /** In the letters of terms. */
  readonly term: string
  /** Whether the whole term must match; else its beginning. */
  readonly isWhole: boolean
  /** Whether listings with this term are excluded. */
  readonly isExcluded: boolean
  /** Each of them is as good as the term. */
  readonly others?: readonly OtherWords[]
}

const MARKED = /(?<!\S)([-−]?)(?:["“”„«]([^"“”„«»]*)["“”»]|(?<=[-−])([\p{L}\p{N}][^\s"“”„«»]*))/gu
const NUMBER = /^\d+$/

/**
 * "balcony" in quotes asks for the whole word, -studio leaves it out (docs/product/catalog.md, "Search text").
 *
 * @returns those words, and the text without them
 */
export function readMarkedWords(text: string) {
  const marked: WordCondition[] = []
  const plain = withoutOpenQuote(text).replace(
    MARKED,
    (_match, minus: string, quoted?: string, word?: string) => {
      const isExcluded = minus !== ''
      if (quoted !== undefined)
        marked.push(...toTerms(quoted).map((term) => ({ term, isWhole: true, isExcluded })))
      else if (word !== undefined) {
        const found = splitWords(word).map((one) => toPlainCondition(one))
        marked.push(...found.map((condition) => ({ ...condition, isExcluded })))
      }
      return ' '
    },
  )
  return { plain, marked: distinct(marked) }
}

/** Removes a quote that is still being typed. */
function withoutOpenQuote(text: string): string {
  const quotes = [...text.matchAll(/["“”„«»]/gu)]
  const last = quotes.length % 2 === 1 ? quotes.at(-1)?.index : undefined
  return last === undefined ? text : `${text.slice(0, last)}${text.slice(last + 1)}`
}

/**
 * Numbers match as a whole: they are house numbers or amounts, and nobody who looks for 12 wants
 * 120.
 */
function toPlainCondition(word: string, names: readonly OtherWords[] = []): WordCondition {
  const isWhole = NUMBER.test(word)
  const [term, ...forms] = isWhole ? [word] : listPrefixes(word)
  const others = [...forms.map((form) => ({ terms: [form] })), ...names]
  return { term: term ?? word, isWhole, isExcluded: false, ...(others.length > 0 && { others }) }
}

/**
 * Distinct, in the order of the words.
 *
 * @param names what else each word may be called
 */
export const toWordConditions = (
  words: readonly string[],
  names: readonly (readonly OtherWords[])[] = [],
): WordCondition[] => distinct(words.map((word, at) => toPlainCondition(word, names[at])))

function distinct(conditions: readonly WordCondition[]): WordCondition[] {
  const byKey = new Map(conditions.map((condition) => [JSON.stringify(condition), condition]))
  return [...byKey.values()].filter(({ term }) => term !== '')
}
