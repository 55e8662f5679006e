import { PUBLIC_SCREENS, SEARCH_SCREENS } from '#content/screens.ts'
import { ESTATE_TYPES } from '#domain/estate-type.ts'
import type { Queryable } from '../db/open.ts'
import { type Range, rangesWithHomes } from './queries.ts'

/** What the protocol of sitemaps allows in one file. */
const ADDRESSES_IN_A_PART = 50_000

/** The screens that stand before the homes. */
export const SCREENS: readonly string[] = [...PUBLIC_SCREENS, ...SEARCH_SCREENS]

/** Ids in a part: it holds no more homes than that, and the screens besides. */
const IDS_IN_A_PART = ADDRESSES_IN_A_PART - SCREENS.length

/** One file of the sitemap. */
export interface Part {
  readonly screens: readonly string[]
  readonly homes: Range | null
}

/**
 * Divides the catalogue into files by ranges of ids: to count homes would be to read them all. The
 * first has the screens too; none is empty, which the protocol does not know.
 */
export async function divide(db: Queryable): Promise<readonly Part[]> {
  const ranges: Range[] = []
  for (const type of ESTATE_TYPES) ranges.push(...(await rangesWithHomes(db, type, IDS_IN_A_PART)))
  const [first = null, ...others] = ranges
  return [{ screens: SCREENS, homes: first }, ...others.map((homes) => ({ screens: [], homes }))]
}
