import { PUBLIC_SCREENS } from '#content/screens.ts'
import { typePath } from '#domain/catalog/links.ts'
import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import { LANGUAGES } from '#domain/platform/language.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { findRangesWithListings, type IdRange } from './queries.ts'

/** A file of 3 MB. The protocol allows 50,000, and 50,000 files. */
export const MAX_URLS_PER_FILE = 10_000

/** Listed before the listings. */
export const SCREENS: readonly string[] = [...PUBLIC_SCREENS, ...ESTATE_TYPES.map(typePath)]

export interface SitemapPart {
  readonly screens: readonly string[]
  readonly range: IdRange | null
}

/**
 * Divides the catalog into files by id ranges, because counting would read every listing. The first
 * file has the screens too. None is empty, which the protocol forbids.
 *
 * @param maxUrls URLs per file
 */
export async function createSitemapParts(
  db: Queryable,
  maxUrls: number,
): Promise<readonly SitemapPart[]> {
  // A range has at most one listing per id, in each language; the screens need room too.
  const ids = Math.floor(maxUrls / LANGUAGES.length) - SCREENS.length
  const ranges: IdRange[] = []
  for (const type of ESTATE_TYPES) ranges.push(...(await findRangesWithListings(db, type, ids)))
  const [first = null, ...others] = ranges
  return [{ screens: SCREENS, range: first }, ...others.map((range) => ({ screens: [], range }))]
}
