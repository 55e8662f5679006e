import { formatCount } from '#domain/platform/text/format-number.ts'
export const shownListingsTexts = {
  show: 'Show',
  hideAgain: 'Hide again',
} as const

/** "21 of 24 shown", for the listings of a page. */
export const formatShownCount = (shown: number, total: number): string =>
  `${shown} of ${total} shown`

/** "1 hidden home", "3 hidden homes". */
export const formatHiddenCount = (count: number): string => formatCount(count, 'hidden home')
