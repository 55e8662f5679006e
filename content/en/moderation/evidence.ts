import type { OfferState } from '#domain/homes/offer/lifecycle/state.ts'
import { formatCount } from '#domain/platform/text/format-number.ts'

export const evidenceTexts = {
  title: 'Flags',
  similar: 'Homes closest in area',
  shared: 'The same text is in:',
  own: 'This home',
  earlier: 'Earlier, from another owner',
  known: 'About the owner',
  account: 'Account since',
  accountUnknown: 'unknown',
  othersNone: 'none',
  decisions: 'Decisions so far',
  decisionsNone: 'none',
  thisHome: 'This home',
  place: 'Where it is',
  placeless: 'The owner has not set a pin.',
  withheld: 'Visitors see this circle, and no house number.',
  pictures: 'Pictures of the home',
} as const

interface SimilarKind {
  readonly type: 'sale' | 'rent'
  /** "2 rooms" */
  readonly rooms: string
  readonly city: string
}

const nameKind = ({ type, rooms, city }: SimilarKind) => `${rooms} for ${type} in ${city}`

/** Half of fewer homes says nothing. */
const FEW = 4

interface UsualPrice extends SimilarKind {
  readonly count: number
  /** Of this home, as asked. */
  readonly asked: string
  /** "54.5 m²" */
  readonly area: string
  /** "12,800 ₴" */
  readonly lower: string
  readonly median: string
  readonly upper: string
}

/** "Half of 34 homes like it (2 rooms for rent in Kyiv) cost 12,800 ₴ to 21,000 ₴ at 54 m², the median is 16,400 ₴; this one costs 14 ₴." */
export function formatUsualPrice(price: UsualPrice): string {
  const { count, asked, area, lower, median, upper } = price
  const kind = nameKind(price)
  if (count === 0)
    return `There are no homes like it (${kind}) to compare with. This one costs ${asked}.`
  return count < FEW
    ? `Only ${formatCount(count, 'home')} like it (${kind}): the median is ${median} at ${area}; this one costs ${asked}.`
    : `Half of ${formatCount(count, 'home')} like it (${kind}) cost ${lower} to ${upper} at ${area}, the median is ${median}; this one costs ${asked}.`
}

/**
 * @param min "1,000 ₴"
 * @param max "1,200,000 ₴"
 */
export const formatFence = (type: 'sale' | 'rent', min: string, max: string) =>
  `No home for ${type} costs less than ${min} or more than ${max}.`

export const formatApprovedOn = (day: string) => `approved on ${day}`

/** @param shown of `total` */
export const formatOtherHomes = (shown: number, total: number) =>
  shown < total ? `Other homes (the last ${shown} of ${total})` : 'Other homes'

/** The state of another home of an owner. */
export const homeStateNames: Readonly<Record<OfferState, string>> = {
  draft: 'Draft',
  waiting: 'Waiting for review',
  published: 'Shown',
  paused: 'Paused',
  closed: 'Sold or rented',
  expired: 'Expired',
  rejected: 'Rejected',
  removed: 'Deleted',
}
