import { formatCount, formatNumber } from '#domain/platform/text/format-number.ts'
import { ownHomeTexts } from './own-home.ts'

export const numbersTexts = {
  title: ownHomeTexts.stats,
  lead: 'Counted without knowing who: no cookie, and browsers that ask not to be tracked are left out. A day begins at midnight UTC.',
  views: 'Views',
  hearts: 'Hearts',
  conversations: 'Conversations',
  begun: 'begun in 30 days',
  viewsPlot: 'Views a day',
  heartsPlot: 'Hearts a day',
  position: 'Place in its search',
  similar: 'Beside similar homes',
  notShown: 'It is not on Homiq now.',
  tooFew:
    'Owners show fewer than five other homes of this kind in this city: a median of so few would tell on one of them.',
  search: 'See that search',
  table: 'As a table',
  tableCaption: 'Views and hearts of the last 30 days',
  day: 'Day',
  inDays: 'in 30 days',
  heartsNow: 'kept as a favorite now',
} as const

export const formatPlaceInSearch = (place: number | null, total: number): string => {
  const all = formatCount(total, 'home')
  return place === null
    ? `Past the first 1,000 of ${all}.`
    : `Number ${formatNumber(place)} of ${all} in the default order.`
}

/** Medians of 30 days. */
export const formatSimilar = ({
  homes,
  views,
  hearts,
}: {
  readonly homes: number
  readonly views: number
  readonly hearts: number
}) =>
  `Half of ${formatCount(homes, 'other home')} of owners in this city have more than ${formatCount(Math.round(views), 'view')} and ${formatCount(Math.round(hearts), 'heart')} in the same 30 days, half have fewer.`

/** The text alternative of a plot. */
export const formatPlot = (
  name: string,
  total: number,
  most: { readonly value: number; readonly day: string },
): string =>
  total === 0
    ? `${name}: none in 30 days.`
    : `${name}: ${formatNumber(total)} in 30 days, most on ${most.day}: ${formatNumber(most.value)}.`

/** In the list of homes. */
export const formatNumbers = ({ views, hearts } = { views: 0, hearts: 0 }): string =>
  `${formatCount(views, 'view')} and ${formatCount(hearts, 'heart')} in 30 days.`
