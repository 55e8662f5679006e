import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { editOnce } from '#domain/catalog/search/text/one-edit.ts'
import type { LiveSegment } from '#search/segment/live-segment.ts'
import { findPrefix, getTerm, type TermDictionary } from '#search/segment/term-dictionary.ts'

/** Shorter words are one letter away from too many others. */
const MIN_LENGTH = 4

/**
 * The most frequent indexed term within one edit of the typed prefix; `null` if some listing matches the prefix, or no
 * term is close enough.
 */
export function correctTerm(
  segments: readonly LiveSegment[],
  type: EstateType,
  prefix: string,
): string | null {
  if (prefix.length < MIN_LENGTH) return null
  const dictionaries = segments.flatMap(({ segment }) =>
    segment.type === type && segment.terms !== null ? [segment.terms] : [],
  )
  if (countListings(dictionaries, prefix) > 0) return null
  let best = { prefix: '', count: 0 }
  for (const edited of new Set(editOnce(prefix))) {
    const count = edited.length < MIN_LENGTH - 1 ? 0 : countListings(dictionaries, edited)
    if (count > best.count) best = { prefix: edited, count }
  }
  return best.count === 0 ? null : findMostFrequentTerm(dictionaries, best.prefix)
}

function countListings(dictionaries: readonly TermDictionary[], prefix: string): number {
  let count = 0
  for (const terms of dictionaries) {
    const { first, past } = findPrefix(terms, prefix)
    count += (terms.postingStarts[past] as number) - (terms.postingStarts[first] as number)
  }
  return count
}

function findMostFrequentTerm(dictionaries: readonly TermDictionary[], prefix: string): string {
  const counts = new Map<string, number>()
  for (const terms of dictionaries) {
    const { first, past } = findPrefix(terms, prefix)
    for (let index = first; index < past; index += 1) {
      const { postingStarts } = terms
      const count = (postingStarts[index + 1] as number) - (postingStarts[index] as number)
      const term = getTerm(terms, index)
      counts.set(term, (counts.get(term) ?? 0) + count)
    }
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a)
  return best?.[0] ?? prefix
}
