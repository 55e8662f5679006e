import { getPriceFence } from '#domain/listing/price-fence.ts'
import { type Attention, findAttention } from '#domain/moderation/attention.ts'
import type { DisplayRates } from '#domain/money/display-rates.ts'
import type { Decision } from '#domain/offer/state.ts'
import type { Queryable } from '#server/db/open.ts'
import { moveOffer } from '#server/offer/commands.ts'
import {
  type Offer,
  type OfferPresentation,
  presentOffer,
  toListingOf,
  toOffer,
} from '#server/offer/offered-rows.ts'
import {
  countQueue,
  findQueued,
  listQueue,
  type QueuedOffer,
  readQuartiles,
} from '#server/offer/queries.ts'

/** So many are listed; the others follow as these are decided. */
const QUEUE_LENGTH = 50

/** A home to decide about. */
export interface QueuedHome {
  readonly offer: Offer
  readonly home: OfferPresentation
  readonly attention: readonly Attention[]
}

interface DecisionRequest {
  readonly id: string
  /** What the moderator saw; another one is not decided. */
  readonly revision: number
  readonly decision: Decision
  /** The moderator's. */
  readonly uid: string
  readonly reason?: string
}

export interface Moderation {
  /** The oldest ones, and how many there are. */
  readonly list: () => Promise<{ homes: QueuedHome[]; total: number }>
  /** `null` if it is not in the queue. */
  readonly find: (id: string) => Promise<QueuedHome | null>
  /** @returns whether it was decided: not if it has changed or left the queue */
  readonly decide: (request: DecisionRequest) => Promise<boolean>
}

export interface ModerationOptions {
  readonly db: Queryable
  readonly rates: () => DisplayRates
  readonly now?: () => Date
}

export function createModeration(options: ModerationOptions): Moderation {
  const { db, rates, now = () => new Date() } = options

  async function toQueuedHome({ row, isFirst }: QueuedOffer): Promise<QueuedHome> {
    const offer = toOffer(row)
    const listing = toListingOf(offer.content, offer.listing?.id ?? 1, rates())
    const quartiles = await readQuartiles(db, listing, offer.listing?.id ?? null)
    const { street, building, district, description } = offer.content
    const attention = findAttention({
      text: [street, building, district, description].join('\n'),
      isFirst,
      pricePerSquare: listing.price / listing.area,
      usual: getPriceFence(quartiles),
    })
    return { offer, home: presentOffer(offer, rates()), attention }
  }

  return {
    async list() {
      const [queue, total] = [await listQueue(db, QUEUE_LENGTH), await countQueue(db)]
      const homes: QueuedHome[] = []
      for (const queued of queue) homes.push(await toQueuedHome(queued))
      return { homes, total }
    },
    async find(id) {
      const queued = await findQueued(db, id)
      return queued && toQueuedHome(queued)
    },
    decide({ id, revision, decision, uid, reason }) {
      const request = { id, revision, action: decision, actor: 'moderator', uid } as const
      const withReason = { ...request, ...(reason !== undefined && { reason }) }
      return moveOffer(db, withReason, { rates: rates(), now: now() })
    },
  }
}
