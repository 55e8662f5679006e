import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/platform/time/durations.ts'
import { plotPrices } from './plot.ts'
import { getPriceChange, listPriceSpans } from './price-change.ts'
import type { RowState } from './rewind.ts'
import { createTimeline, getPercent, isSamePrice, type ListingRecord } from './timeline.ts'

/** Histories for each property. */
const RUNS = { numRuns: 1_000 }

const EMPTY: RowState = {
  ...{ price: 90_000, asked_amount: null, asked_currency: null, status: 'published' },
  ...{ deleted_at: null, confirmed_at: null, images: ['a'], rooms: 2, is_late: false },
  description: 'Bright',
}

const anyPrice = fc.oneof(
  fc
    .integer({ min: 80, max: 120 })
    .map((k) => ({ price: k * 1_000, asked_amount: null, asked_currency: null })),
  fc
    .integer({ min: 3, max: 6 })
    .map((m) => ({ price: m * 24_000, asked_amount: m * 1_000_000, asked_currency: 'UAH' })),
)

/** What a writer sets; some of it is what was there before. */
const anyWrite: fc.Arbitrary<RowState> = fc.oneof(
  { weight: 4, arbitrary: anyPrice },
  { weight: 3, arbitrary: fc.constantFrom({ deleted_at: 'then' }, { deleted_at: null }) },
  fc.constantFrom('May', 'June').map((month) => ({ confirmed_at: month })),
  fc.subarray(['a', 'b', 'c']).map((images) => ({ images })),
  fc.integer({ min: 1, max: 3 }).map((rooms) => ({ rooms })),
  fc.constantFrom('Bright', 'Quiet').map((description) => ({ description })),
)

const anyPause = fc.oneof(
  fc.integer({ min: 1, max: 20 * 24 }).map((hours) => hours * HOUR_MS),
  fc.constant(0),
)

const anySteps = fc.array(fc.tuple(anyPause, anyWrite), { maxLength: 12 })

interface History {
  readonly records: readonly ListingRecord[]
  readonly now: number
}

/** Plays what happened as the database records it: former values of the columns that became others. */
function play(
  id: number,
  start: number,
  first: RowState,
  steps: readonly (readonly [number, RowState])[],
): { record: ListingRecord; end: number } {
  let state: RowState = { ...EMPTY, ...first }
  let at = start
  const events: ListingRecord['events'][number][] = [{ at, was: null }]
  for (const [pause, write] of steps) {
    at += pause
    const changed = Object.keys(write).filter(
      (column) => JSON.stringify(state[column]) !== JSON.stringify(write[column]),
    )
    if (changed.length === 0) continue
    events.push({ at, was: Object.fromEntries(changed.map((column) => [column, state[column]])) })
    state = { ...state, ...write }
  }
  return { record: { id, publishedAt: start, current: state, events }, end: at }
}

/** Up to four listings of a home, one after the other; each but the last is withdrawn. */
const anyHistory: fc.Arbitrary<History> = fc
  .array(fc.record({ first: anyPrice, steps: anySteps, pause: anyPause }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((listings) => {
    const records: ListingRecord[] = []
    let at = Date.parse('2025-01-01')
    for (const [index, { first, steps, pause }] of listings.entries()) {
      const isLast = index === listings.length - 1
      const ending = isLast ? [] : [[HOUR_MS, { deleted_at: 'then' }] as const]
      const { record, end } = play(index + 1, at, first, [...steps, ...ending])
      records.push(record)
      at = end + pause + HOUR_MS
    }
    return { records, now: at }
  })

const getAsked = ({ price, asked_amount, asked_currency }: RowState) =>
  asked_amount === null
    ? { amount: price, currency: 'USD', dollars: price }
    : { amount: asked_amount, currency: asked_currency, dollars: price }

const isLastShown = ({ records }: History) => records.at(-1)?.current.deleted_at === null

describe('a history of a home', () => {
  const holds = (check: (history: History) => void) =>
    fc.assert(fc.property(anyHistory, check), RUNS)

  it('ends with the price that is asked now, while it is shown', () =>
    holds((history) => {
      const rows = createTimeline(history.records)
      expect(rows.at(-1)?.happenings.includes('withdrawn')).toBe(!isLastShown(history))
      if (!isLastShown(history)) return
      expect(rows.at(-1)?.price).toEqual(getAsked(history.records.at(-1)?.current ?? EMPTY))
    }))

  it('is in order, tells nothing twice, and begins by being listed', () =>
    holds(({ records }) => {
      const rows = createTimeline(records)
      expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).sort((a, b) => a - b))
      expect(rows.map(({ happenings }) => happenings.includes('listed'))).toEqual(
        rows.map((_, index) => index === 0),
      )
      let isShown = false
      for (const { happenings } of rows) {
        expect(happenings.length).toBeGreaterThan(0)
        expect(new Set(happenings).size).toBe(happenings.length)
        const begins = happenings.some((one) => ['listed', 'listed-again', 'back'].includes(one))
        expect(begins).toBe(!isShown)
        isShown = !happenings.includes('withdrawn')
      }
      rows.slice(1).forEach((row, index) => {
        const before = rows[index]
        expect([before?.happenings, row.happenings]).not.toEqual([['confirmed'], ['confirmed']])
        expect(row.happenings.includes('price')).toBe(
          before !== undefined && !isSamePrice(before.price, row.price),
        )
        expect(row.percent).toBe((before && getPercent(before.price, row.price)) || null)
      })
    }))

  it('has every row of each of its listings', () =>
    holds(({ records }) => {
      const parts = records.map((record) => createTimeline([record]))
      const rows = createTimeline(records)
      expect(rows).toHaveLength(parts.reduce((sum, part) => sum + part.length, 0))
      expect(rows.map(({ at, price }) => ({ at, price }))).toEqual(
        parts.flat().map(({ at, price }) => ({ at, price })),
      )
    }))

  it('does not depend on the order of its listings, or on what nobody sees', () =>
    holds(({ records }) => {
      const noisy = records.map((record) => ({
        ...record,
        events: record.events.flatMap((event) => [
          event,
          { at: event.at, was: { is_late: true, published_at: 'x' } },
          { at: event.at, was: { price_per_square: 3 } },
        ]),
      }))
      expect(createTimeline(noisy.toReversed())).toEqual(createTimeline(records))
    }))

  it('claims no change of a price that was the same, or is not offered', () =>
    holds((history) => {
      const rows = createTimeline(history.records)
      const change = getPriceChange(rows, history.now)
      const current = rows.at(-1)
      if (new Set(rows.map(({ price }) => JSON.stringify(price))).size === 1)
        expect(change).toBeNull()
      if (!isLastShown(history)) expect(change).toBeNull()
      if (change === null || current === undefined) return
      expect(change.percent).toBe(getPercent(change.from, current.price))
      expect(change.percent).not.toBe(0)
      expect(change.since).toBeGreaterThan(history.now - 365 * DAY_MS)
      const asked = rows.filter(({ at }) => at <= change.since)
      expect(asked.some(({ price }) => isSamePrice(price, change.from))).toBe(true)
    }))

  it('is plotted within its box', () =>
    holds(({ records, now }) => {
      const spans = listPriceSpans(createTimeline(records))
      const plot = plotPrices(spans, now, { width: 320, height: 80 })
      const last = spans.at(-1)?.price
      const amounts = new Set(
        spans.flatMap(({ price }) => (price.currency === last?.currency ? price.amount : [])),
      )
      expect(plot === null).toBe(amounts.size === 1)
      if (plot === null) return
      const xs = [...plot.path.matchAll(/[MH](\d+)/g)].map(([, x]) => Number(x))
      expect(xs).toEqual(xs.toSorted((a, b) => a - b))
      expect(xs.every((x) => x >= 0 && x <= 320)).toBe(true)
      expect(plot.path).toMatch(/^M0 \d+(H\d+|V\d+|M\d+ \d+)+$/)
      expect([Math.min(...amounts), Math.max(...amounts)]).toEqual([
        plot.lowest.amount,
        plot.highest.amount,
      ])
    }))
})
