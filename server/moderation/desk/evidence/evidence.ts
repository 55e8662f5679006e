import type { Currency } from '#domain/catalog/price/currency.ts'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { type OfferContent, toOfferContent } from '#domain/homes/offer/content.ts'
import type { OfferState } from '#domain/homes/offer/lifecycle/state.ts'
import { findSharedPassages } from '#domain/moderation/copied-text.ts'
import type { Language } from '#domain/platform/language.ts'
import { type DatedPicture, listOffersById } from '#server/homes/offer/copies/queries.ts'
import { getListingKey } from '#server/homes/offer/listing/listing-key.ts'
import type { OfferRow } from '#server/homes/tables.ts'
import { findAccountStart } from '#server/messages/conversation/starting/queries.ts'
import { listSimilarHomes } from '#server/moderation/desk/comparison/queries.ts'
import type { LoggedDecision } from '#server/moderation/desk/queries.ts'
import type { QueuedHome } from '#server/moderation/desk/queued-homes.ts'
import { findLanguage } from '#server/people/language/queries.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { listCopiedPictures, listDecisionsAbout, listOtherHomes } from './queries.ts'

/** How much of each is shown. */
const LIMITS = { pictures: 4, passages: 5, similar: 5, homes: 8, decisions: 8 } as const

/** Another home, as far as it helps to decide about this one. */
export interface MentionedHome {
  readonly content: OfferContent
  readonly state: OfferState
  readonly listing: { readonly type: 'sale' | 'rent'; readonly id: number } | null
  readonly movedAt: Date
  /** When a moderator first approved it. */
  readonly approvedAt: Date | null
}

interface SimilarHome {
  readonly id: number
  readonly address: string
  readonly area: number
  /** In the currency that this home is asked in. */
  readonly amount: number
}

/** What homes of the same type, city and rooms cost, at the area of this one and in its currency. */
interface PriceEvidence {
  readonly currency: Currency
  readonly asked: number
  /** The number of homes compared with. */
  readonly count: number
  readonly lower: number
  readonly median: number
  readonly upper: number
  /** Those with the most similar area. */
  readonly similar: readonly SimilarHome[]
}

/** Why a home was flagged. */
export interface Evidence {
  readonly price: PriceEvidence
  /** `null` unless most of the text is in another owner's approved one. */
  readonly text: { readonly passages: readonly string[]; readonly from: MentionedHome } | null
  readonly pictures: readonly {
    readonly own: DatedPicture
    readonly earlier: DatedPicture
    readonly from: MentionedHome
  }[]
}

/** What is known of a home's owner; not who it is. */
export interface OwnerBackground {
  /** `null` if the identity provider keeps the accounts. */
  readonly accountSince: Date | null
  /** The owner's: reasons are read in it. */
  readonly language: Language
  readonly homes: readonly MentionedHome[]
  /** Of all their other homes. */
  readonly total: number
  /** About this home and their others, newest first. */
  readonly decisions: readonly LoggedDecision[]
}

interface Tools {
  readonly db: Queryable
  readonly rates: DisplayRates
}

const mention = (row: OfferRow): MentionedHome => ({
  content: toOfferContent(row.content),
  state: row.state,
  listing: getListingKey(row),
  movedAt: row.movedAt,
  approvedAt: row.firstApprovedAt,
})

async function findPriceEvidence(
  { db, rates }: Tools,
  { asked, kind, area, usual }: QueuedHome,
): Promise<PriceEvidence> {
  const rate = rates.unitsPerDollar[asked.currency]
  const toAmount = (perSquare: number) => perSquare * area * rate
  const similar = await listSimilarHomes(db, kind, { area, limit: LIMITS.similar })
  return {
    currency: asked.currency,
    asked: asked.amount,
    count: usual.count,
    lower: toAmount(usual.lower),
    median: toAmount(usual.median),
    upper: toAmount(usual.upper),
    similar: similar.map(({ price, ...home }) => ({ ...home, amount: price * rate })),
  }
}

export async function findEvidence(tools: Tools, home: QueuedHome): Promise<Evidence> {
  const { offer, copiedFrom } = home
  const [row] = await listOffersById(tools.db, [offer.id])
  const copied = row ? await listCopiedPictures(tools.db, row, LIMITS.pictures) : []
  const ids = [...copied.map(({ source }) => source), ...(copiedFrom ? [copiedFrom.id] : [])]
  const sources = new Map(
    (await listOffersById(tools.db, ids)).map((source) => [source.id, mention(source)]),
  )
  const textFrom = copiedFrom && sources.get(copiedFrom.id)
  return {
    price: await findPriceEvidence(tools, home),
    text: textFrom
      ? {
          passages: [
            ...new Set(findSharedPassages(offer.content.description, copiedFrom.text)),
          ].slice(0, LIMITS.passages),
          from: textFrom,
        }
      : null,
    pictures: copied.flatMap(({ source, ...pair }) => {
      const from = sources.get(source)
      return from === undefined ? [] : [{ ...pair, from }]
    }),
  }
}

/** @param id of the offer */
export async function findBackground(db: Queryable, id: string): Promise<OwnerBackground | null> {
  const [row] = await listOffersById(db, [id])
  if (row === undefined) return null
  const [accountSince, language, others, decisions] = await Promise.all([
    findAccountStart(db, row.owner),
    findLanguage(db, row.owner),
    listOtherHomes(db, row, LIMITS.homes),
    listDecisionsAbout(db, row.owner, LIMITS.decisions),
  ])
  const homes = others.homes.map(mention)
  return { accountSince, language, homes, total: others.total, decisions }
}
