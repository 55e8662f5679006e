import { formatLongDate } from '#content/en/format/date.ts'
import { formatCount, formatNumber } from '#domain/platform/text/format-number.ts'
import { ownHomeTexts } from './own-home.ts'

export const numbersTexts = {
  title: ownHomeTexts.stats,
  lead: 'Counted anonymously: no cookies, and browsers that ask not to be tracked are left out. Days begin at midnight UTC.',
  views: 'Views',
  hearts: 'Hearts',
  conversations: 'Conversations',
  begun: 'started in 30 days',
  viewsPlot: 'Views per day',
  heartsPlot: 'Hearts per day',
  position: 'Position in search',
  similar: 'Compared with similar homes',
  notShown: 'This home is not on Homiq right now.',
  tooFew: 'Shown once owners list at least five other homes of this kind in this city.',
  search: 'See this search',
  table: 'Show as a table',
  tableCaption: 'Views and hearts of the last 30 days',
  day: 'Day',
  inDays: 'in 30 days',
  heartsNow: 'in favorites now',
} as const

export const formatPlaceInSearch = (place: number | null, total: number): string => {
  const all = formatCount(total, 'home')
  if (place === null)
    return total > 1_000
      ? `Past the first 1,000 of ${all}.`
      : 'Not in the search yet. Reload the page in a minute.'
  return `Number ${formatNumber(place)} of ${all} in the default order.`
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
  `The median in the same 30 days is ${formatCount(Math.round(views), 'view')} and ${formatCount(Math.round(hearts), 'heart')}, for ${formatCount(homes, 'other home')} listed by owners in this city.`

/** The text alternative of a plot. */
export const formatPlot = (
  name: string,
  total: number,
  most: { readonly value: number; readonly day: string },
): string =>
  total === 0
    ? `${name}: none in 30 days.`
    : `${name}: ${formatNumber(total)} in 30 days, up to ${formatNumber(most.value)} on ${most.day}.`

/** Under a plot: "July 11". */
export const formatPlotDay = (day: string): string => formatLongDate(day).replace(/, \d+$/, '')

/** In the list of homes. */
export const formatNumbers = ({ views, hearts } = { views: 0, hearts: 0 }): string =>
  `${formatCount(views, 'view')} and ${formatCount(hearts, 'heart')} in 30 days.`
