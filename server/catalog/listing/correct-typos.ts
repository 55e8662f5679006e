import type { SearchQueryWithType } from '#domain/catalog/search/search-query.ts'
import { listPrefixes } from '#domain/catalog/search/text/word-prefixes.ts'
import type { Search } from '#server/catalog/search/open-search.ts'
import { readPlainWords } from './to-search-criteria.ts'

/**
 * The search with unknown words corrected, if one letter does that. `null` if every word is known,
 * or nothing is close.
 */
function correctTypos(
  search: Pick<Search, 'correct'>,
  query: SearchQueryWithType,
): SearchQueryWithType | null {
  const words = readPlainWords(query.text)
  if (words.length === 0) return null
  const text = words.reduce((corrected, word) => {
    const meant = search.correct(query.type, listPrefixes(word))
    return meant ? replaceWord(corrected, word, meant) : corrected
  }, query.text.normalize('NFC'))
  return text === query.text.normalize('NFC') ? null : { ...query, text }
}

const replaceWord = (text: string, word: string, by: string) =>
  text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'giu'), by)

/** Runs a search and, if it finds nothing, the one that was probably meant. */
export function withTyposCorrected<Found extends { readonly total: number }>(
  search: Pick<Search, 'correct'>,
  query: SearchQueryWithType,
  run: (query: SearchQueryWithType) => Found,
): { readonly query: SearchQueryWithType; readonly found: Found } {
  const found = run(query)
  const corrected = found.total > 0 ? null : correctTypos(search, query)
  if (corrected === null) return { query, found }
  const better = run(corrected)
  return better.total === 0 ? { query, found } : { query: corrected, found: better }
}
