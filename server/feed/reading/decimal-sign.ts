import type { FeedRecord } from '#domain/feed/fields.ts'
import { type DecimalSign, detectCommonDecimalSign } from '#domain/feed/number.ts'
import type { FeedRow } from './feed-row.ts'

/** Fields that may have fractions; coordinates nearly always do. */
const FRACTIONAL_FIELDS = ['area', 'lat', 'lng', 'price', 'pricePerSquare'] as const

/**
 * @param semicolons whether semicolons separate values, as they do where the comma is the decimal sign
 */
export function detectDecimalSignOfRows(
  rows: readonly FeedRow[],
  semicolons: boolean,
): DecimalSign {
  const records = rows.flatMap((row) => ('record' in row ? [row.record] : []))
  return (
    detectCommonDecimalSign(records.flatMap(getFractionTexts)) ?? (semicolons ? 'comma' : 'point')
  )
}

function getFractionTexts(record: FeedRecord): string[] {
  return FRACTIONAL_FIELDS.flatMap((field) => {
    const value = record[field]
    return typeof value === 'string' ? [value] : []
  })
}
