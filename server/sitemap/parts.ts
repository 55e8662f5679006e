import { PUBLIC_SCREENS } from '#content/screens.ts'
import { ESTATE_TYPES } from '#domain/listing/estate-type.ts'
import { typePath } from '#domain/site/links.ts'
import type { Queryable } from '#server/db/open.ts'
import { type Range, rangesWithHomes } from './queries.ts'

/** What the protocol of sitemaps allows in one file. */
export const MOST_ADDRESSES = 50_000

/** The screens that stand before the homes. */
export const SCREENS: readonly string[] = [...PUBLIC_SCREENS, ...ESTATE_TYPES.map(typePath)]

/** One file of the sitemap. */
export interface Part {
  readonly screens: readonly string[]
  readonly homes: Range | null
}

/**
 * Divides the catalog into files by ranges of ids: to count homes would be to read them all. The
 * first has the screens too; none is empty, which the protocol does not know.
 *
 * @param most addresses that a file may hold
 */
export async function divide(db: Queryable, most: number): Promise<readonly Part[]> {
  // A range of so many ids holds no more homes than that, and the screens besides.
  const ids = most - SCREENS.length
  const ranges: Range[] = []
  for (const type of ESTATE_TYPES) ranges.push(...(await rangesWithHomes(db, type, ids)))
  const [first = null, ...others] = ranges
  return [{ screens: SCREENS, homes: first }, ...others.map((homes) => ({ screens: [], homes }))]
}
