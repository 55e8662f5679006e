import type { Term } from '#domain/catalog/listing/terms.ts'

/** Phrases that mean a standard value, separated by commas and ends of lines. */
export type TermWords<Value extends string> = Readonly<Record<Value, string>>

/** Reduces a text to letters and digits; case, signs and accents of Latin letters do not matter. */
const normalize = (text: string): string =>
  text
    .normalize('NFD')
    // Decomposing й and ї would remove a part of the letter.
    .replace(/(?<=[a-z])\p{M}/giu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Creates a parser that recognizes texts that are one of the phrases as a whole. It keeps all others as they are, and
 * returns `undefined` for an empty text.
 */
export function createTermParser<Value extends string>(
  words: TermWords<Value>,
): (text: string) => Term<Value> | undefined {
  const values = new Map<string, Value>()
  for (const [value, phrases] of Object.entries(words) as [Value, string][]) {
    values.set(normalize(value), value)
    for (const phrase of phrases.split(/[,\n]/)) values.set(normalize(phrase), value)
  }
  values.delete('')
  return (text) => {
    const value = values.get(normalize(text))
    if (value !== undefined) return { value }
    return text.trim() === '' ? undefined : { value: 'other', text }
  }
}
