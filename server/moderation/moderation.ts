import { getPriceFence, type Quartiles } from '#domain/listing/price-fence.ts'
import { type Attention, findAttention } from '#domain/moderation/attention.ts'
import { mayDecide } from '#domain/moderation/may-decide.ts'
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
import { listPicturesOf } from '#server/offer/pictures/queries.ts'
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
  /** Whether it is the moderator's own, who does not decide on it. */
  readonly isOwn: boolean
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
  /** The oldest ones, and how many there are. @param moderator uid */
  readonly list: (moderator: string) => Promise<{ homes: QueuedHome[]; total: number }>
  /** `null` if it is not in the queue. @param moderator uid */
  readonly find: (id: string, moderator: string) => Promise<QueuedHome | null>
  /** @returns whether it was decided: not if it has changed, left the queue or is the moderator's own */
  readonly decide: (request: DecisionRequest) => Promise<boolean>
}

export interface ModerationOptions {
  readonly db: Queryable
  readonly rates: () => DisplayRates
  readonly now?: () => Date
}

export function createModeration(options: ModerationOptions): Moderation {
  const { db, rates, now = () => new Date() } = options

  async function toQueuedHomes(
    queue: readonly QueuedOffer[],
    moderator: string,
  ): Promise<QueuedHome[]> {
    const pictures = await listPicturesOf(
      db,
      queue.map(({ row }) => row.id),
    )
    const homes = queue.map(({ row, isFirst }) => {
      const offer = toOffer(row, pictures.get(row.id))
      const listing = toListingOf(offer.content, offer.listing?.id ?? 0, rates())
      return { offer, listing, isFirst, isOwn: !mayDecide(row, moderator) }
    })
    const quartiles = await readQuartiles(
      db,
      homes.map(({ listing }) => listing),
    )
    return homes.map(({ offer, listing, isFirst, isOwn }, index) => {
      const { street, building, district, description } = offer.content
      const attention = findAttention({
        text: [street, building, district, description].join('\n'),
        isFirst,
        pricePerSquare: listing.price / listing.area,
        usual: getPriceFence(quartiles[index] as Quartiles),
      })
      return { offer, home: presentOffer(offer, rates()), attention, isOwn }
    })
  }

  return {
    async list(moderator) {
      const [queue, total] = [await listQueue(db, QUEUE_LENGTH), await countQueue(db)]
      return { homes: await toQueuedHomes(queue, moderator), total }
    },
    async find(id, moderator) {
      const queued = await findQueued(db, id)
      const [home = null] = queued ? await toQueuedHomes([queued], moderator) : []
      return home
    },
    decide({ id, revision, decision, uid, reason }) {
      const request = { id, revision, action: decision, actor: 'moderator', uid } as const
      const withReason = { ...request, ...(reason !== undefined && { reason }) }
      return moveOffer(db, withReason, { rates: rates(), now: now() })
    },
  }
}
