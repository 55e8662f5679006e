import { isStorableText } from '#domain/platform/text/storable-text.ts'
import type { SavedSearches } from '#server/catalog/saved-search/saved-searches.ts'
import type { SavedSearchRow } from '#server/catalog/tables.ts'

/** The search of a link; `null` for an unknown token, also one that the database cannot store. */
export const findByToken = async (
  searches: SavedSearches,
  token: string,
): Promise<SavedSearchRow | null> => (isStorableText(token) ? searches.find(token) : null)
