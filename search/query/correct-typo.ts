import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { listTypos } from '#domain/catalog/search/text/typos.ts'
import type { ListingIndex } from '#search/listing-index.ts'
import type { ListingTable } from '#search/listing-table.ts'

/** Shorter words are one letter away from too many others. */
const MIN_LENGTH = 4

/**
 * The prefix that most listings have within one edit of the typed one, as a whole term: the shortest that starts with
 * it, and the most frequent of equally short ones. `null` if listings have the typed prefix or one of its other forms, or
 * nothing is near.
 */
export function correctTypo(
  { tables }: ListingIndex,
  type: EstateType,
  [prefix, ...forms]: readonly [string, ...string[]],
): string | null {
  if (prefix.length < MIN_LENGTH) return null
  const table = tables[type]
  if ([prefix, ...forms].some((one) => countListings(table, one) > 0)) return null
  let best = { prefix: '', count: 0 }
  for (const edited of new Set(listTypos(prefix))) {
    const count = edited.length < MIN_LENGTH - 1 ? 0 : countListings(table, edited)
    if (count > best.count) best = { prefix: edited, count }
  }
  if (best.count === 0) return null
  const [term = null] = table.terms
    .findTerms(best.prefix)
    .toSorted((a, b) => a.length - b.length || countRows(table, b) - countRows(table, a))
  return term
}

const countListings = (table: ListingTable, prefix: string): number =>
  table.terms.findTerms(prefix).reduce((sum, term) => sum + countRows(table, term), 0)

/** Removed listings have no price. */
function countRows(table: ListingTable, term: string): number {
  const { price } = table.columns()
  let count = 0
  for (const rows of table.terms.getRows(term))
    for (const row of rows) if (!Number.isNaN(price[row])) count += 1
  return count
}
