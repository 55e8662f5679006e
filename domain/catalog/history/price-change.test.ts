import { expect, it } from 'vitest'
import { addDays } from '#domain/platform/time/add-days.ts'
import { getPriceChange } from './price-change.ts'
import type { TimelineRow } from './timeline.ts'

const START = new Date('2026-01-01T00:00:00Z')
const day = (days: number) => addDays(START, days).getTime()

/** What was asked from some day on: thousands of dollars, or "UAH" millions; 0 while it was not offered. */
type Asked = readonly [day: number, k: number, currency?: string]

function toRows(asked: readonly Asked[]): TimelineRow[] {
  let price = { amount: 0, currency: 'USD', dollars: 0 }
  return asked.map(([days, k, currency = 'USD']) => {
    if (k > 0) price = { amount: k * 1_000, currency, dollars: k }
    const happenings = k > 0 ? (['price'] as const) : (['withdrawn'] as const)
    return { at: day(days), happenings, price, percent: null, pictures: { added: 0, removed: 0 } }
  })
}

it.each<[string, Asked[], readonly [percent: number, since: number] | null]>([
  ['one price', [[0, 96]], null],
  [
    'a lower one',
    [
      [0, 96],
      [30, 88],
    ],
    [-8, 30],
  ],
  [
    'two steps down',
    [
      [0, 96],
      [30, 92],
      [60, 88],
    ],
    [-8, 30],
  ],
  [
    'a higher one',
    [
      [0, 80],
      [30, 88],
    ],
    [10, 30],
  ],
  [
    'up and down again',
    [
      [0, 96],
      [30, 110],
      [60, 96],
    ],
    null,
  ],
  [
    'a price of a few hours',
    [
      [0, 200],
      [0.5, 96],
    ],
    null,
  ],
  [
    'less than one percent',
    [
      [0, 1_000],
      [30, 991],
    ],
    null,
  ],
  [
    'a pause at the same price',
    [
      [0, 96],
      [10, 0],
      [20, 96],
      [30, 88],
    ],
    [-8, 30],
  ],
  [
    'listed again for less',
    [
      [0, 96],
      [10, 0],
      [40, 84],
    ],
    [-12, 10],
  ],
  [
    'not offered any more',
    [
      [0, 96],
      [10, 88],
      [40, 0],
    ],
    null,
  ],
  [
    'a price of long ago',
    [
      [-500, 120],
      [-400, 96],
      [30, 88],
    ],
    [-8, 30],
  ],
  [
    'another currency',
    [
      [0, 96],
      [30, 4_000, 'UAH'],
    ],
    null,
  ],
  [
    'the currency and back',
    [
      [0, 96],
      [30, 4_000, 'UAH'],
      [60, 88],
    ],
    [-8, 30],
  ],
])('%s', (_, asked, expected) => {
  const change = getPriceChange(toRows(asked), day(90))
  expect(change && [change.percent, change.since]).toEqual(
    expected && [expected[0], day(expected[1])],
  )
})
