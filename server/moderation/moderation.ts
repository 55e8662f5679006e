import { getPriceFence, type Quartiles } from '#domain/listing/price-fence.ts'
import { type Attention, findAttention } from '#domain/moderation/attention.ts'
import { createCopyFinder } from '#domain/moderation/copied-text.ts'
import { toListingTarget } from '#domain/moderation/listing-target.ts'
import { type DecisionBar, findDecisionBar } from '#domain/moderation/may-decide.ts'
import { compareByRisk, getRisk } from '#domain/moderation/risk.ts'
import type { DisplayRates } from '#domain/money/display-rates.ts'
import type { Decision } from '#domain/offer/state.ts'
import type { Queryable } from '#server/db/open.ts'
import type { ReportRow } from '#server/db/schema/reports.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { moveOffer } from '#server/offer/commands.ts'
import { toDecider } from '#server/offer/decider.ts'
import {
  type Offer,
  type OfferPresentation,
  presentOffer,
  toListingOf,
  toOffer,
} from '#server/offer/offered-rows.ts'
import { listOffersWithCopies, listPicturesOf } from '#server/offer/pictures/queries.ts'
import {
  countQueue,
  findListingKey,
  findQueued,
  listApprovedTexts,
  listQueue,
  type QueuedOffer,
  readQuartiles,
} from '#server/offer/queries.ts'
import { type Resolution, resolveReports, withdrawReported } from '#server/report/commands.ts'
import {
  type GroupedReports,
  isOffered,
  listOpenReports,
  listOtherReports,
} from '#server/report/queries.ts'
import { listModerators } from '#server/role/queries.ts'
import { type LoggedDecision, listDecisions } from './queries.ts'

/** Decisions on a page of the log. */
export const LOG_PAGE = 50

/** So many are listed; the others follow as these are decided. */
const QUEUE_LENGTH = 50
/** Of so many, those that wait longest, the riskiest are listed. */
const MAX_RANKED = 500
/** Approved descriptions that new ones are compared with. */
const MAX_COMPARED = 1_000

/** A home to decide about. */
export interface QueuedHome {
  readonly offer: Offer
  readonly home: OfferPresentation
  readonly attention: readonly Attention[]
  /** Why the moderator does not decide on it. */
  readonly bar: DecisionBar | null
  /** Those that nobody has looked at yet. */
  readonly reports: readonly ReportRow[]
  readonly risk: number
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

/** Nothing is changed where there are none, or another way answers them. */
type ResolutionResult = 'done' | 'gone' | 'not here'

export interface Moderation {
  /** The riskiest ones, how many there are, and reports of what no owner put up. @param moderator uid */
  readonly list: (
    moderator: string,
  ) => Promise<{ homes: QueuedHome[]; total: number; others: GroupedReports[] }>
  /** `null` if it is not in the queue. @param moderator uid */
  readonly find: (id: string, moderator: string) => Promise<QueuedHome | null>
  /** @returns whether it was decided: not if it has changed, left the queue or is for another moderator */
  readonly decide: (request: DecisionRequest) => Promise<boolean>
  /** A page of what was decided, the newest first. @param after the id of the last one of the page before */
  readonly log: (after: string | null) => Promise<LoggedDecision[]>
  /** Closes reports of what no owner put up; a listing of a feed is withdrawn with it. */
  readonly resolve: (resolution: Resolution) => Promise<ResolutionResult>
}

export interface ModerationOptions {
  readonly db: Queryable
  readonly rates: () => DisplayRates
  readonly mailer: Mailer
  readonly now?: () => Date
}

export function createModeration(options: ModerationOptions): Moderation {
  const { db, rates, mailer, now = () => new Date() } = options

  async function toQueuedHomes(
    queue: readonly QueuedOffer[],
    moderator: string,
  ): Promise<QueuedHome[]> {
    const moderators = await listModerators(db)
    const findBar = ({ row: { owner, appeal }, decidedBy }: QueuedOffer) =>
      findDecisionBar({ owner, appeal, decidedBy }, toDecider(moderator, owner, moderators))
    const ids = queue.map(({ row }) => row.id)
    const pictures = await listPicturesOf(db, ids)
    const copies = await listOffersWithCopies(db, ids)
    const homes = queue.map((queued) => {
      const { row, isFirst } = queued
      const offer = toOffer(row, pictures.get(row.id))
      const listing = toListingOf(offer.content, offer.listing?.id ?? 0, rates())
      // The type of what was typed is not that of the listing once its owner changed it.
      const target = offer.listing && toListingTarget(offer.listing)
      return { offer, listing, target, owner: row.owner, isFirst, bar: findBar(queued) }
    })
    const quartiles = await readQuartiles(
      db,
      homes.map(({ listing }) => listing),
    )
    const reports = await listOpenReports(
      db,
      homes.flatMap(({ target }) => target ?? []),
    )
    const isCopied = createCopyFinder(await listApprovedTexts(db, MAX_COMPARED))
    return homes.map(({ offer, listing, target, owner, isFirst, bar }, index) => {
      const { street, building, district, description } = offer.content
      const ownReports = reports.filter((report) => report.target === target)
      const attention = findAttention({
        text: [street, building, district, description].join('\n'),
        isFirst,
        hasCopiedPicture: copies.has(offer.id),
        pricePerSquare: listing.price / listing.area,
        usual: getPriceFence(quartiles[index] as Quartiles),
        isCopied: isCopied({ owner, text: description }),
        isReported: ownReports.length > 0,
      })
      const risk = getRisk(attention, ownReports.length)
      const home = presentOffer(offer, rates())
      return { offer, home, attention, bar, reports: ownReports, risk }
    })
  }

  async function answerReports(transaction: Queryable, id: string, decision: Decision) {
    const listing = await findListingKey(transaction, id)
    if (listing === null) return
    const outcome = decision === 'reject' ? 'acted' : 'dismissed'
    const resolution = { kind: 'listing', target: toListingTarget(listing), outcome } as const
    await resolveReports({ db: transaction, mailer }, resolution, now())
  }

  return {
    async list(moderator) {
      const [queue, total] = [await listQueue(db, MAX_RANKED), await countQueue(db)]
      const ranked = (await toQueuedHomes(queue, moderator))
        .map((home) => ({ ...home, since: home.offer.movedAt }))
        .sort(compareByRisk)
      const others = await listOtherReports(db, QUEUE_LENGTH)
      return { homes: ranked.slice(0, QUEUE_LENGTH), total, others }
    },
    async find(id, moderator) {
      const queued = await findQueued(db, id)
      const [home = null] = queued ? await toQueuedHomes([queued], moderator) : []
      return home
    },
    decide({ id, revision, decision, uid, reason }) {
      const request = { id, revision, action: decision, actor: 'moderator', uid } as const
      const withReason = { ...request, ...(reason !== undefined && { reason }) }
      return db.transaction(async (transaction) => {
        const tools = { rates: rates(), now: now() }
        const isDone = await moveOffer(transaction, withReason, tools)
        if (isDone) await answerReports(transaction, id, decision)
        return isDone
      })
    },
    log: (after) => listDecisions(db, after, LOG_PAGE),
    resolve(resolution) {
      return db.transaction(async (transaction) => {
        const { kind, target, outcome } = resolution
        // Only homes of feeds can be withdrawn here, and who reported something is told that it was.
        const isHere =
          kind === 'listing' ? !(await isOffered(transaction, target)) : outcome === 'dismissed'
        if (!isHere) return 'not here'
        if (outcome === 'acted') await withdrawReported(transaction, target, now())
        const total = await resolveReports({ db: transaction, mailer }, resolution, now())
        return total > 0 ? 'done' : 'gone'
      })
    },
  }
}
