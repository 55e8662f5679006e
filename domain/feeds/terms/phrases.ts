import type { Term } from '#domain/catalog/listing/terms.ts'

/** Phrases separated by commas and ends of lines, by what they mean; `*` at the end of one stands for any ending. */
export type Phrases<Value extends string> = Readonly<Record<Value, string>>

/** Reduces a text to letters and digits; case, signs and accents of Latin letters do not matter. */
export const normalizePhrase = (text: string): string =>
  text
    .normalize('NFD')
    // Decomposing й and ї would remove a part of the letter.
    .replace(/(?<=[a-z])\p{M}/giu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('²', '2')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Creates a function that finds what a text means that is one of the phrases as a whole, or the name of a value; `null`
 * for other texts.
 */
export function createPhraseFinder<Value extends string>(
  phrases: Phrases<Value>,
): (text: string) => Value | null {
  const values = new Map<string, Value>()
  const beginnings: (readonly [string, Value])[] = []
  for (const [value, list] of Object.entries(phrases) as [Value, string][])
    for (const phrase of [value, ...list.split(/[,\n]/)]) {
      const known = normalizePhrase(phrase)
      if (phrase.trim().endsWith('*')) beginnings.push([known, value])
      else if (known !== '') values.set(known, value)
    }
  return remember((text) => {
    const phrase = normalizePhrase(text)
    const found = values.get(phrase)
    return found ?? beginnings.find(([start]) => phrase.startsWith(start))?.[1] ?? null
  })
}

const MAX_REMEMBERED = 1_000

/** Remembers what texts mean, because columns repeat them. */
export function remember<Value>(find: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = find(text)
    if (known.size >= MAX_REMEMBERED) known.clear()
    known.set(text, found)
    return found
  }
}

/**
 * Creates a parser that recognizes texts that are one of the phrases as a whole. It keeps all others as they are, and
 * returns `undefined` for an empty text.
 */
export function createTermParser<Value extends string>(
  phrases: Phrases<Value>,
): (text: string) => Term<Value> | undefined {
  const find = createPhraseFinder(phrases)
  return (text) => {
    const value = find(text)
    if (value !== null) return { value }
    return text.trim() === '' ? undefined : { value: 'other', text }
  }
}
