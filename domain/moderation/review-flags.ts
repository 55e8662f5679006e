import { isPlausible, type Range } from '#domain/catalog/price/plausible.ts'
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

export function findReviewFlags(home: ReviewedHome): ReviewFlag[] {
  const { text, isFirst, hasCopiedPicture, pricePerSquare, usual } = home
  const applies: Readonly<Record<ReviewFlag, boolean>> = {
    claimed: home.isClaimed,
    reported: home.isReported,
    'copied text': home.isCopied,
    'new owner': isFirst,
    'unusual price': usual !== null && !isPlausible(pricePerSquare, usual),
    'copied picture': hasCopiedPicture,
    'phone number': hasPhone(text),
    link: hasLink(text),
  }
  return REVIEW_FLAGS.filter((flags) => applies[flags])
}
