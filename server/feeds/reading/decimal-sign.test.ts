import { expect, it } from 'vitest'
import type { FeedRecord } from '#domain/feeds/fields.ts'
import { detectDecimalSignOfRows } from './decimal-sign.ts'

const detect = (records: readonly FeedRecord[], semicolons = false) =>
  detectDecimalSignOfRows(
    records.map((record, at) => ({ line: at + 2, record })),
    semicolons,
  )

it.each<[string, FeedRecord[], string]>([
  ['points between thousands', [{ price: '1.200' }, { price: '950' }], 'comma'],
  ['points between thousands, and in degrees', [{ price: '1.200 €', lat: '52.5201' }], 'comma'],
  ['commas between thousands, and in areas', [{ price: '$1,200', area: '54,5' }], 'point'],
  ['a price with cents', [{ price: '1.200,50' }, { price: '1.200' }], 'comma'],
  ['a price with decimals', [{ price: '1200.50' }, { price: '1.200' }], 'point'],
  ['areas alone', [{ price: '1200', area: '54,5' }], 'comma'],
  ['nothing', [{ price: '1200' }], 'point'],
])('prefers prices to detect the decimal sign: %s', (_, records, sign) => {
  expect(detect(records)).toBe(sign)
})

it('considers a comma likelier if semicolons separate values', () => {
  expect(detect([{ price: '1200' }], true)).toBe('comma')
})
