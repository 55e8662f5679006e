import type { SearchQueryWithType } from '#domain/catalog/search/search-query.ts'
import { stemWord } from '#domain/catalog/search/text/words.ts'
import type { Searcher } from '#server/catalog/search/searcher/searcher.ts'
import { readPlainWords } from './to-search-criteria.ts'

/**
 * The search with unknown words corrected, if one letter does that. `null` if every word is known,
 * or nothing is close.
 */
async function correctQuery(
  searcher: Pick<Searcher, 'correct'>,
  query: SearchQueryWithType,
): Promise<SearchQueryWithType | null> {
  const words = readPlainWords(query.text)
  if (words.length === 0) return null
  const corrections = await searcher.correct(query.type, words.map(stemWord))
  const text = words.reduce((corrected, word, index) => {
    const meant = corrections[index]
    return meant ? replaceWord(corrected, word, meant) : corrected
  }, query.text.normalize('NFC'))
  return text === query.text.normalize('NFC') ? null : { ...query, text }
}

const replaceWord = (text: string, word: string, by: string) =>
  text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'giu'), by)

/** Runs a search and, if it finds nothing, the one that was probably meant. */
export async function withCorrection<Found extends { readonly total: number }>(
  searcher: Pick<Searcher, 'correct'>,
  query: SearchQueryWithType,
  run: (query: SearchQueryWithType) => Promise<Found>,
): Promise<{ readonly query: SearchQueryWithType; readonly found: Found }> {
  const found = await run(query)
  const corrected = found.total > 0 ? null : await correctQuery(searcher, query)
  if (corrected === null) return { query, found }
  const better = await run(corrected)
  return better.total === 0 ? { query, found } : { query: corrected, found: better }
}
