import { DAY_MS } from '#domain/platform/time/durations.ts'
import type { HistoricPrice } from './recorded-row.ts'
import { getPercent, isSamePrice, type TimelineRow } from './timeline.ts'

/** A time in which a home was offered at one price, in milliseconds since 1970. */
export interface PriceSpan {
  readonly price: HistoricPrice
  readonly from: number
  /** `null` while it is offered. */
  readonly to: number | null
}

/** The oldest first; a time in which it was not offered separates two. */
export function listPriceSpans(rows: readonly TimelineRow[]): PriceSpan[] {
  const spans: PriceSpan[] = []
  for (const { at, happenings, price } of rows) {
    const last = spans.at(-1)
    const isOpen = last?.to === null
    if (happenings.includes('withdrawn')) {
      if (isOpen) spans.splice(-1, 1, { ...last, to: at })
    } else if (!isOpen) spans.push({ price, from: at, to: null })
    else if (!isSamePrice(last.price, price))
      spans.splice(-1, 1, { ...last, to: at }, { price, from: at, to: null })
  }
  return spans
}

/** How long ago a price may have been asked to compare with it. */
export const COMPARED_MS = 365 * DAY_MS
/** A price that was asked for less is a mistake, or was asked only to be lowered. */
const MIN_ASKED_MS = DAY_MS

/** What a card says of a price that fell. */
export interface PriceDrop {
  /** From 1 to 100. */
  readonly percent: number
  /** The month since when, such as "2026-06". */
  readonly month: string
}

export interface PriceChange {
  /** Below 0 if it fell; never 0. */
  readonly percent: number
  /** When the price that it is compared with was last asked. */
  readonly since: number
  readonly from: HistoricPrice
}

/** Compares the price of an offered home with the first one that it had within a year, in the same currency. */
export function getPriceChange(rows: readonly TimelineRow[], now: number): PriceChange | null {
  const runs = joinSamePrices(listPriceSpans(rows))
  const current = runs.at(-1)
  if (current === undefined || current.to !== null) return null
  const compared = runs.find(
    ({ price, from, to }) =>
      to !== null &&
      to > now - COMPARED_MS &&
      to - from >= MIN_ASKED_MS &&
      price.currency === current.price.currency,
  )
  if (compared === undefined || compared.to === null) return null
  const percent = getPercent(compared.price, current.price)
  return percent ? { percent, since: compared.to, from: compared.price } : null
}

/** A pause does not make another price. */
function joinSamePrices(spans: readonly PriceSpan[]): PriceSpan[] {
  const runs: PriceSpan[] = []
  for (const span of spans) {
    const last = runs.at(-1)
    if (last && isSamePrice(last.price, span.price)) runs.splice(-1, 1, { ...last, to: span.to })
    else runs.push(span)
  }
  return runs
}
