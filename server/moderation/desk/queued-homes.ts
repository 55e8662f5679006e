import { type Currency, DEFAULT_CURRENCY } from '#domain/catalog/price/currency.ts'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { getPriceFence } from '#domain/catalog/price/price-fence.ts'
import { joinTexts } from '#domain/homes/offer/content.ts'
import { createCopiedTextDetector } from '#domain/moderation/copied-text.ts'
import { findRecusalReason } from '#domain/moderation/may-decide.ts'
import { findReviewFlags } from '#domain/moderation/review-flags.ts'
import { getRisk } from '#domain/moderation/risk.ts'
import { formatListingTarget } from '#domain/safety/report/listing-target.ts'
import { type PriceQuartiles, readQuartiles } from '#server/catalog/listing/price-quartiles.ts'
import { offerToListing } from '#server/homes/offer/listing/to-listing.ts'
import { toDecidingModerator } from '#server/homes/offer/move/deciding-moderator.ts'
import { presentOffer, toOffer } from '#server/homes/offer/offered-rows.ts'
import { listOffersWithCopies, listPicturesOf } from '#server/homes/picture/queries.ts'
import { listModerators } from '#server/people/role/queries.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { mapInTurns } from '#server/platform/runtime/map-in-turns.ts'
import { listOpenReports } from '#server/safety/report/queries.ts'
import { type ApprovedText, listApprovedTexts } from './comparison/queries.ts'
import type { QueuedOffer } from './queue/queries.ts'

/** Approved descriptions that new ones are compared with. */
const MAX_COMPARED = 1_000

/** A home of the queue with everything that its rank depends on, but without pictures. */
type RankedHome = Awaited<ReturnType<typeof rankHomes>>[number]
export type QueuedHome = Awaited<ReturnType<typeof presentHomes>>[number]

/** @param moderator uid */
export async function rankHomes(
  db: Queryable,
  queue: readonly QueuedOffer[],
  moderator: string,
  rates: DisplayRates,
) {
  const moderators = await listModerators(db)
  const findRecusal = (queued: QueuedOffer, hasReported: boolean) => {
    const { row, decidedBy, claimers } = queued
    const { owner, appeal } = row
    return findRecusalReason(
      { owner, appeal, decidedBy, claimers, hasReported },
      toDecidingModerator(moderator, [owner, ...claimers], moderators),
    )
  }
  const copies = await listOffersWithCopies(
    db,
    queue.map(({ row }) => row.id),
  )
  const homes = queue.map((queued) => {
    const { row, isFirst } = queued
    const offer = toOffer(row)
    const listing = offerToListing(offer.content, offer.listing?.id ?? 0, rates)
    // The owner may have changed the type since the listing was put up.
    const target = offer.listing && formatListingTarget(offer.listing)
    return { offer, listing, target, owner: row.owner, isFirst, queued }
  })
  const quartiles = await readQuartiles(
    db,
    homes.map(({ listing }) => listing),
  )
  const reports = await listOpenReports(
    db,
    homes.flatMap(({ target }) => target ?? []),
  )
  const { add, findSource } = createCopiedTextDetector<ApprovedText>()
  await mapInTurns(await listApprovedTexts(db, MAX_COMPARED), add)
  return mapInTurns(homes, ({ offer, listing, target, owner, isFirst, queued }, index) => {
    const ownReports = reports.filter((report) => report.target === target)
    const recusal = findRecusal(
      queued,
      ownReports.some(({ reporter }) => reporter === moderator),
    )
    const copiedFrom = findSource({
      owner,
      text: offer.content.description,
      approved: offer.approvedContent?.description ?? '',
    })
    const usual = quartiles[index] as PriceQuartiles
    const { type, city, rooms, id, area } = listing
    const { currency = DEFAULT_CURRENCY, amount = listing.price } = listing.asked ?? {}
    const asked = { currency: currency as Currency, amount }
    const flags = findReviewFlags({
      text: joinTexts(offer.content),
      isFirst,
      hasCopiedPicture: copies.has(offer.id),
      type,
      asked,
      pricePerSquare: listing.price / area,
      usual: getPriceFence(usual),
      isCopied: copiedFrom !== null,
      isReported: ownReports.length > 0,
      isClaimed: queued.isClaimed,
    })
    const risk = getRisk(flags, ownReports.length)
    const kind = { type, city, rooms, id }
    const known = { copiedFrom, asked, kind, area, usual }
    // `recusal` is why the moderator cannot decide; `usual` is what the compared homes cost, in $/m².
    return { offer, flags, recusal, reports: ownReports, risk, since: offer.movedAt, ...known }
  })
}

/** Adds what is read only of homes on the page: pictures, and what visitors will see. */
export async function presentHomes(
  db: Queryable,
  ranked: readonly RankedHome[],
  rates: DisplayRates,
) {
  const pictures = await listPicturesOf(
    db,
    ranked.map(({ offer }) => offer.id),
  )
  return ranked.map((home) => {
    const offer = { ...home.offer, pictures: pictures.get(home.offer.id) ?? [] }
    return { ...home, offer, home: presentOffer(offer, rates) }
  })
}
