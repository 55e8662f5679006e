import type { Term } from '#domain/catalog/listing/terms.ts'

/** Phrases that mean a standard value, separated by commas and ends of lines. */
export type TermWords<Value extends string> = Readonly<Record<Value, string>>

/** Letters and digits alone count: case, signs and accents of Latin letters do not. */
const normalize = (text: string): string =>
  text
    .normalize('NFD')
    // Й and ї would lose a part of the letter.
    .replace(/(?<=[a-z])\p{M}/giu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Reads texts that are a phrase as a whole; all others are kept as they are. `undefined` for an empty text. */
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
