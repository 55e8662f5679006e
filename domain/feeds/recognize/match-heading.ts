import { FILLERS, type ParsedHeading, splitHeading } from './heading.ts'
import type { ColumnMeaning } from './vocabulary/meaning.ts'
import { PHRASES } from './vocabulary/vocabulary.ts'

/** A code of something, such as "ref_house" or "agent_id", is neither its number nor its name. */
const CODE_WORDS = new Set(['id', 'uid', 'uuid', 'ref', 'reference', 'code', 'код', 'ид', 'ід'])
const CODES: ReadonlySet<ColumnMeaning> = new Set(['key', 'id', 'currency', 'other'])
/** The date of a sale is not the one of its listing. */
const DATES: ReadonlySet<ColumnMeaning> = new Set(['publishedAt', 'modifiedAt'])

/** From 0 to 1. */
export type HeadingMatches = ReadonlyMap<ColumnMeaning, number>

const EXACT = 0.9
const MIN_CONFIDENCE = 0.55
const MISSPELLED = 0.9

const WORDS_OF_PHRASES = PHRASES.map(([meaning, phrase]) => ({
  meaning,
  words: withoutFillers(phrase.split(' ').flatMap(splitPhraseWord)),
}))

/** What a heading may mean. The more of its words a phrase explains, the higher the confidence. */
export function matchHeading({ words, unit, currency, type }: ParsedHeading): HeadingMatches {
  const matches = new Map<ColumnMeaning, number>()
  if (words.length === 0) {
    if (unit !== null) matches.set(currency === null ? 'area' : 'other', EXACT)
    else if (currency !== null) matches.set('price', EXACT)
    return matches
  }
  for (const { meaning, words: phrase } of WORDS_OF_PHRASES) {
    const confidence = rate(words, phrase)
    if (confidence >= MIN_CONFIDENCE && confidence > (matches.get(meaning) ?? 0))
      matches.set(meaning, confidence)
  }
  const isCode = words.some((word) => CODE_WORDS.has(word))
  for (const meaning of matches.keys()) {
    const isDateOfDeal = type !== null && DATES.has(meaning)
    if (isDateOfDeal || (isCode && !CODES.has(meaning))) matches.delete(meaning)
  }
  // A price with a unit of area is a price per meter.
  if (unit !== null && (currency !== null || matches.has('price')) && !matches.has('area'))
    return new Map([['other', EXACT]])
  return matches
}

function rate(words: readonly string[], phrase: readonly string[]): number {
  if (phrase.length > words.length) return 0
  let factor = 1
  for (const part of phrase) {
    if (words.some((word) => isSameWord(word, part))) continue
    if (!words.some((word) => isMisspelling(word, part))) return 0
    factor *= MISSPELLED
  }
  const covered = phrase.length / words.length
  return factor * (covered === 1 ? EXACT : 0.4 + 0.4 * covered)
}

const isSameWord = (word: string, part: string) =>
  part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part

/** Headings lose these words, so that phrases with them would fit none. */
function withoutFillers(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !FILLERS.has(word))
  return others.length === 0 ? words : others
}

/** Removes accents, with which vocabularies are written; `*` stays at its word. */
function splitPhraseWord(word: string): string[] {
  const parts = splitHeading(word).flatMap((part) => part.match(/\p{L}+|\d+/gu) ?? [])
  return word.endsWith('*') ? parts.with(-1, `${parts.at(-1)}*`) : parts
}

/** Shorter words are too similar: "floor" and "floors" are two fields. */
const MIN_LENGTH = 6

/** Whether two long words differ by one letter that is missing, doubled, wrong or swapped with the next. */
export function isMisspelling(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (a === b || short.length < MIN_LENGTH || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const rest = at + 1
  return (
    short.slice(rest) === long.slice(rest) ||
    (short[at] === long[rest] &&
      short[rest] === long[at] &&
      short.slice(rest + 1) === long.slice(rest + 1))
  )
}
