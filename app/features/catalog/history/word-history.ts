import { plotPrices } from '#domain/catalog/history/plot.ts'
import {
  getPriceChange,
  listPriceSpans,
  type PriceDrop,
} from '#domain/catalog/history/price-change.ts'
import type { HistoricPrice } from '#domain/catalog/history/recorded-row.ts'
import type { TimelineRow } from '#domain/catalog/history/timeline.ts'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import { DEFAULT_CURRENCY } from '#domain/catalog/price/currency.ts'
import { toCalendarDay } from '#domain/platform/time/calendar-day.ts'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import {
  formatEarlier,
  formatHappening,
  formatLeftOut,
  formatListedAgain,
  formatPercent,
  formatPriceChange,
  formatPriceDrop,
  formatUnchanged,
} from '#texts/catalog/history.ts'
import { formatLongDate } from '#texts/format/date.ts'
import type { WordedPriceDrop } from './price-drop-note.tsx'

// Runs on the server only, so that browsers load neither the rules nor the words.

type ShownPrice = Pick<Listing, 'price' | 'asked'>

interface WordedRow {
  readonly day: string
  readonly date: string
  readonly what: readonly string[]
  readonly price: ShownPrice
  /** "−8%"; '' if the price is the same. */
  readonly percent: string
}

export interface WordedHistory {
  readonly sentences: readonly string[]
  readonly plot: {
    readonly path: string
    readonly highest: ShownPrice
    readonly lowest: ShownPrice
  } | null
  /** The latest first; empty if nothing but the listing happened. */
  readonly latest: readonly WordedRow[]
  readonly earlier: readonly WordedRow[]
  /** What opens `earlier`. */
  readonly earlierText: string
  /** '' if all rows are there. */
  readonly leftOut: string
}

/** Of the plot, in the units of its path. */
const PLOT = { width: 320, height: 64 }

const MAX_LATEST = 8
/** A page of a home with a thousand changes is still a page. */
const MAX_EARLIER = 52
const MONTH_MS = 30.4 * DAY_MS

const toDay = (at: number) => toCalendarDay(new Date(at))

/** @param drops by the ids of listings */
export const wordPriceDrops = (
  drops: Readonly<Record<number, PriceDrop>> = {},
): WordedPriceDrop[] =>
  Object.entries(drops).map(([id, { percent, month }]) => ({
    id: Number(id),
    text: formatPriceDrop(percent, month),
  }))

/** @param rows at least one, the oldest first */
export function wordHistory(rows: readonly TimelineRow[], now: number): WordedHistory {
  const plot = plotPrices(listPriceSpans(rows), now, PLOT)
  const [first] = rows
  const shown = rows.slice(-MAX_LATEST - MAX_EARLIER)
  if (first !== undefined && shown[0] !== first) shown.splice(0, 1, first)
  const worded = rows.length === 1 ? [] : shown.map(wordRow).reverse()
  const leftOut = rows.length - shown.length
  const earlier = worded.slice(MAX_LATEST)
  return {
    sentences: writeSentences(rows, now),
    plot: plot && {
      path: plot.path,
      highest: toShownPrice(plot.highest, now),
      lowest: toShownPrice(plot.lowest, now),
    },
    latest: worded.slice(0, MAX_LATEST),
    earlier,
    earlierText: formatEarlier(earlier.length),
    leftOut: leftOut === 0 ? '' : formatLeftOut(leftOut),
  }
}

function writeSentences(rows: readonly TimelineRow[], now: number): string[] {
  const [first] = rows
  if (first === undefined) return []
  const listed = rows.filter(({ happenings }) => happenings[0]?.startsWith('listed'))
  const months = Math.max(1, Math.round((now - first.at) / MONTH_MS))
  const change = getPriceChange(rows, now)
  const hadOnePrice = rows.every(({ happenings }) => !happenings.includes('price'))
  return [
    ...(listed.length > 1 ? [formatListedAgain(listed.length, months)] : []),
    ...(change ? [formatPriceChange(change.percent, toDay(change.since))] : []),
    ...(hadOnePrice ? [formatUnchanged(formatLongDate(toDay(first.at)))] : []),
  ]
}

function wordRow(row: TimelineRow): WordedRow {
  const day = toDay(row.at)
  return {
    day,
    // In a narrow table a date has two lines.
    date: formatLongDate(day).replaceAll('\u00a0', ' '),
    what: row.happenings.map((happening) => formatHappening(happening, row)),
    price: toShownPrice(row.price, row.at),
    percent: row.percent === null ? '' : formatPercent(row.percent),
  }
}

function toShownPrice({ amount, currency, dollars }: HistoricPrice, at: number): ShownPrice {
  const price = String(dollars)
  return currency === DEFAULT_CURRENCY
    ? { price }
    : { price, asked: { amount, currency, ratedOn: toDay(at) } }
}
