import type { Term } from '#domain/catalog/listing/terms.ts'
import { createPhraseFinder, type Phrases } from './phrases.ts'

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
