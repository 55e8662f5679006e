import { formatCount, NBSP } from '../format/number.ts'

export const shownListingsTexts = {
  show: 'Показати',
  hideAgain: 'Знову приховати',
} as const

/** "Показано 21 із 24", for the listings of a page. */
export const formatShownCount = (shown: number, total: number): string =>
  `Показано ${shown}${NBSP}із${NBSP}${total}`

/** "1 прихована квартира", "3 приховані квартири". */
export const formatHiddenCount = (count: number): string =>
  formatCount(count, 'прихована квартира', 'приховані квартири', 'прихованих квартир')
