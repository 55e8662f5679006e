import { formatCount } from '#domain/platform/text/format-number.ts'

export const outageTexts = {
  heading: 'During a power cut',
  nothing: 'Nothing has been said about it yet.',
} as const

/** "Said by the owner, June 3, 2026". */
export const formatSaid = (day: string, isOfferedByOwner: boolean): string =>
  isOfferedByOwner ? `Said by the owner, ${day}` : `Said by the realtor, ${day}`

/** "7 details are not stated". */
export const formatUnstatedCount = (count: number): string =>
  count === 1 ? '1 detail is not stated' : `${formatCount(count, 'detail')} are not stated`
