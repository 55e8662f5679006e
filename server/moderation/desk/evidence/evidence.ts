import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { toOfferContent } from '#domain/homes/offer/content.ts'
import { findSharedPassages } from '#domain/moderation/copied-text.ts'
import { listOffersById } from '#server/homes/offer/copy/queries.ts'
import { getListingKey } from '#server/homes/offer/listing/listing-key.ts'
import type { OfferRow } from '#server/homes/tables.ts'
import { findAccountStart } from '#server/messages/conversation/starting/queries.ts'
import { listSimilarHomes } from '#server/moderation/desk/comparison/queries.ts'
import type { QueuedHome } from '#server/moderation/desk/queued-homes.ts'
import { findLanguage } from '#server/people/language/queries.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { listCopiedPictures, listDecisionsAbout, listOtherHomes } from './queries.ts'

/** How much of each is shown. */
const LIMITS = { pictures: 4, passages: 5, similar: 5, homes: 8, decisions: 8 } as const

interface Tools {
  readonly db: Queryable
  readonly rates: DisplayRates
}

/** Another home, as far as it helps to decide about this one. */
export type MentionedHome = ReturnType<typeof mention>

const mention = (row: OfferRow) => ({
  content: toOfferContent(row.content),
  state: row.state,
  listing: getListingKey(row),
  movedAt: row.movedAt,
  /** When a moderator first approved it. */
  approvedAt: row.firstApprovedAt,
})

/** What homes of the same type, city and rooms cost, at the area of this one and in its currency. */
async function findPriceEvidence({ db, rates }: Tools, { asked, kind, area, usual }: QueuedHome) {
  const rate = rates.unitsPerDollar[asked.currency]
  const toAmount = (perSquare: number) => perSquare * area * rate
  const similar = await listSimilarHomes(db, kind, { area, limit: LIMITS.similar })
  return {
    currency: asked.currency,
    asked: asked.amount,
    /** The number of homes compared with. */
    count: usual.count,
    lower: toAmount(usual.lower),
    median: toAmount(usual.median),
    upper: toAmount(usual.upper),
    /** Those with the most similar area. */
    similar: similar.map(({ price, ...home }) => ({ ...home, amount: price * rate })),
  }
}

/** Why a home was flagged. */
export async function findEvidence(tools: Tools, home: QueuedHome) {
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
    /** `null` unless most of the text is in another owner's approved one. */
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

/**
 * What is known of a home's owner; not who it is.
 *
 * @param id of the offer
 * @returns `accountSince` is `null` if the identity provider keeps the accounts, `total` is of all their other homes
 */
export async function findBackground(db: Queryable, id: string) {
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
