import type { FeedField, FeedRecord } from '#domain/feeds/fields.ts'
import {
  type DecimalSign,
  detectCommonDecimalSign,
  detectDecimalSignOfPrices,
} from '#domain/feeds/measure/number.ts'
import type { FeedRow } from './row/feed-row.ts'

/** Fields that may have fractions; coordinates nearly always do. */
const FRACTIONAL_FIELDS = ['area', 'lat', 'lng', 'price', 'pricePerSquare'] as const

/**
 * Prices decide: other numbers that could be read in two ways are rare.
 *
 * @param semicolons whether semicolons separate values, as they do where the comma is the decimal sign
 */
export function detectDecimalSignOfRows(
  rows: readonly FeedRow[],
  semicolons: boolean,
): DecimalSign {
  const records = rows.flatMap((row) => ('record' in row ? [row.record] : []))
  return (
    detectDecimalSignOfPrices(records.flatMap((record) => getTexts(record, ['price']))) ??
    detectCommonDecimalSign(records.flatMap((record) => getTexts(record, FRACTIONAL_FIELDS))) ??
    (semicolons ? 'comma' : 'point')
  )
}

function getTexts(record: FeedRecord, fields: readonly FeedField[]): string[] {
  return fields.flatMap((field) => {
    const value = record[field]
    return typeof value === 'string' ? [value] : []
  })
}
