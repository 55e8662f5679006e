import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Currency } from '#domain/catalog/price/currency.ts'
import { isPlausible, PLAUSIBLE_PRICES, type Range } from '#domain/catalog/price/plausible.ts'
import { hasPhone } from '#domain/platform/text/phone-number.ts'
import { hasLink } from '#domain/platform/text/web-address.ts'

/** Why a moderator should look twice. */
export const REVIEW_FLAGS = [
  'claimed',
  'reported',
  'new owner',
  'unusual price',
  'copied text',
  'copied picture',
  'phone number',
  'link',
] as const
export type ReviewFlag = (typeof REVIEW_FLAGS)[number]

interface ReviewedHome {
  /** All texts that its owner wrote. */
  readonly text: string
  /** Whether no home of this owner was approved before. */
  readonly isFirst: boolean
  /** Whether a picture looks like one of somebody else's home. */
  readonly hasCopiedPicture: boolean
  readonly type: EstateType
  readonly asked: { readonly amount: number; readonly currency: Currency }
  /** $/m². */
  readonly pricePerSquare: number
  /** The range of similar homes; `null` if there are too few to tell. */
  readonly usual: Range | null
  /** Whether most of its description is in one of another owner. */
  readonly isCopied: boolean
  readonly isReported: boolean
  /** Whether another owner claims it, or a moderator upheld a claim. */
  readonly isClaimed: boolean
}

/** What nearly always has a bad reason; the others often have a good one. */
const ALARMING: readonly ReviewFlag[] = ['claimed', 'reported', 'copied text', 'copied picture']

export const isAlarming = (flag: ReviewFlag): boolean => ALARMING.includes(flag)

/** Where there are too few homes to compare with, only what no home costs is unusual. */
const isPriceUnusual = ({ type, asked, pricePerSquare, usual }: ReviewedHome): boolean =>
  !isPlausible(asked.amount, PLAUSIBLE_PRICES[type][asked.currency]) ||
  (usual !== null && !isPlausible(pricePerSquare, usual))

export function findReviewFlags(home: ReviewedHome): ReviewFlag[] {
  const { text, isFirst, hasCopiedPicture } = home
  const applies: Readonly<Record<ReviewFlag, boolean>> = {
    claimed: home.isClaimed,
    reported: home.isReported,
    'copied text': home.isCopied,
    'new owner': isFirst,
    'unusual price': isPriceUnusual(home),
    'copied picture': hasCopiedPicture,
    'phone number': hasPhone(text),
    link: hasLink(text),
  }
  return REVIEW_FLAGS.filter((flags) => applies[flags])
}
