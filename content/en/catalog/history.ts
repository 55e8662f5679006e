import type { Happening, TimelineRow } from '#domain/catalog/history/timeline.ts'
import { formatCount } from '#domain/platform/text/format-number.ts'
import { formatMonth } from '../format/date.ts'

export const historyTexts = {
  heading: 'Price history',
  date: 'Date',
  what: 'What happened',
  price: 'Price',
} as const

/**
 * "Down 8% since June".
 *
 * @param month "2026-06"
 */
export const formatPriceDrop = (percent: number, month: string): string =>
  `Down ${percent}% since ${formatMonth(month)}`

/** "The price is down 8% since June." */
export function formatPriceChange(percent: number, month: string): string {
  const direction = percent < 0 ? 'down' : 'up'
  return `The price is ${direction} ${Math.abs(percent)}% since ${formatMonth(month)}.`
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** "Listed for the third time in 14 months." */
export function formatListedAgain(times: number, months: number): string {
  const period = months === 1 ? 'a month' : formatCount(months, 'month')
  const ordinal = ORDINALS[times - 1]
  return ordinal === undefined
    ? `Listed ${times} times in ${period}.`
    : `Listed for the ${ordinal} time in ${period}.`
}

/** "Listed on June 3, 2026; the price has not changed since." */
export const formatUnchanged = (day: string): string =>
  `Listed on ${day}; the price has not changed since.`

const HAPPENING_TEXTS: Readonly<Record<Exclude<Happening, 'price' | 'pictures'>, string>> = {
  listed: 'Listed',
  'listed-again': 'Listed again',
  withdrawn: 'Taken off the site',
  back: 'Back on the site',
  facts: 'Facts changed',
  description: 'Description changed',
  confirmed: 'Confirmed by the owner',
}

function formatPictures({ added, removed }: TimelineRow['pictures']): string {
  if (removed === 0) return `${formatCount(added, 'picture')} added`
  if (added === 0) return `${formatCount(removed, 'picture')} removed`
  return `${formatCount(added, 'picture')} added, ${removed} removed`
}

/** "Price lowered", "2 pictures added, 1 removed". */
export function formatHappening(happening: Happening, { percent, pictures }: TimelineRow): string {
  if (happening === 'pictures') return formatPictures(pictures)
  if (happening !== 'price') return HAPPENING_TEXTS[happening]
  if (percent === null) return 'Price changed'
  return percent < 0 ? 'Price lowered' : 'Price raised'
}

/** "−8%", "+5%". */
export const formatPercent = (percent: number): string =>
  `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`

/** "Show 12 earlier changes". */
export const formatEarlier = (count: number): string =>
  `Show ${formatCount(count, 'earlier change')}`

/** "940 changes after the first are left out." */
export const formatLeftOut = (count: number): string =>
  `${formatCount(count, 'change')} after the first ${count === 1 ? 'is' : 'are'} left out.`
