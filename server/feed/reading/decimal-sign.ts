import type { FeedRecord } from '#domain/feed/fields.ts'
import { type DecimalSign, detectCommonDecimalSign } from '#domain/feed/number.ts'
import type { FeedRow } from './feed-row.ts'

/** Fields of which feeds have fractions; a coordinate nearly always shows its decimal sign. */
const WITH_FRACTIONS = ['area', 'lat', 'lng', 'price', 'pricePerSquare'] as const

/**
 * The decimal sign of a feed, by the numbers of its first rows.
 *
 * @param semicolons values are separated by semicolons, as where the comma is taken
 */
export function decimalSignOfRows(rows: readonly FeedRow[], semicolons: boolean): DecimalSign {
  const records = rows.flatMap((row) => ('record' in row ? [row.record] : []))
  return detectCommonDecimalSign(records.flatMap(textsOf)) ?? (semicolons ? 'comma' : 'point')
}

function textsOf(record: FeedRecord): string[] {
  return WITH_FRACTIONS.flatMap((field) => {
    const value = record[field]
    return typeof value === 'string' ? [value] : []
  })
}
