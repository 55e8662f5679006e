import { isPlausible, type Range } from '#domain/listing/plausible.ts'

/** Why a moderator should look twice. */
export const ATTENTIONS = ['new owner', 'unusual price', 'phone number', 'link'] as const
export type Attention = (typeof ATTENTIONS)[number]

/** Seven digits or more with nothing but separators between, as a price never has in a text about a home. */
const PHONE = /(?:\+|\b0|\b8)\d?[\s().-]*(?:\d[\s().-]*){8,}/
const LINK =
  /https?:\/\/|\bwww\.|\b[\w-]+\.(?:com|ua|net|org|info|me|ru|io|app|site|link)\b|@[a-z]\w{3,}/i

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
