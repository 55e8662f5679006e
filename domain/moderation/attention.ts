import { isPlausible, type Range } from '#domain/listing/plausible.ts'
import { LINK, PHONE } from '#domain/text/contact-data.ts'

/** Why a moderator should look twice. */
export const ATTENTIONS = ['new owner', 'unusual price', 'phone number', 'link'] as const
export type Attention = (typeof ATTENTIONS)[number]

interface LookedAt {
  /** All texts that its owner wrote. */
  readonly text: string
  /** Whether no home of this owner was approved before. */
  readonly isFirst: boolean
  /** $/m². */
  readonly pricePerSquare: number
  /** Of homes like it; `null` where there are too few to tell. */
  readonly usual: Range | null
}

export function findAttention({ text, isFirst, pricePerSquare, usual }: LookedAt): Attention[] {
  const applies: Readonly<Record<Attention, boolean>> = {
    'new owner': isFirst,
    'unusual price': usual !== null && !isPlausible(pricePerSquare, usual),
    'phone number': PHONE.test(text),
    link: LINK.test(text),
  }
  return ATTENTIONS.filter((attention) => applies[attention])
}
