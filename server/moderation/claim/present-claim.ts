import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { toOfferContent } from '#domain/homes/offer/content.ts'
import { ACTIVE_STATES } from '#domain/homes/offer/lifecycle/state.ts'
import { createCopiedTextDetector } from '#domain/moderation/copied-text.ts'
import { findHomeVerification } from '#server/homes/home-check/queries.ts'
import { listAlikePictures, listOffersById } from '#server/homes/offer/copy/queries.ts'
import { presentOffer, toOffer } from '#server/homes/offer/offered-rows.ts'
import { listPictures } from '#server/homes/picture/queries.ts'
import type { OfferRow } from '#server/homes/tables.ts'
import { findAccountStart } from '#server/messages/conversation/starting/queries.ts'
import type { Queryable } from '#server/platform/db/open.ts'

interface Tools {
  readonly db: Queryable
  readonly rates: DisplayRates
  readonly now: Date
}

/** A published home is complete; a draft may not be, so its approved version is compared. */
const getContent = ({ state, content, approvedContent }: OfferRow) =>
  ACTIVE_STATES.includes(state) ? content : (approvedContent ?? content)

/** One of the two homes of a claim, with evidence of whose it is. */
export type ComparedHome = Awaited<ReturnType<typeof presentHome>>

async function presentHome({ db, rates, now }: Tools, row: OfferRow) {
  const content = getContent(row)
  const offer = toOffer({ ...row, content }, await listPictures(db, row.id))
  const checked = { id: row.id, content: toOfferContent(content) }
  return {
    home: presentOffer(offer, rates),
    begunAt: row.createdAt,
    /** When a moderator first approved it. */
    approvedAt: row.firstApprovedAt,
    /** The last day on which the check of the person holds; `null` without one. */
    verifiedUntil: (await findHomeVerification(db, checked, now))?.until ?? null,
    /** `null` if the identity provider keeps the accounts. */
    accountSince: await findAccountStart(db, row.owner),
  }
}

const getDescription = (row: OfferRow) => toOfferContent(getContent(row)).description

/** @param ids of offers */
export async function compareHomes(
  tools: Tools,
  ids: { readonly original: string; readonly copy: string },
) {
  const rows = await listOffersById(tools.db, [ids.original, ids.copy])
  const [original, copy] = [ids.original, ids.copy].map((id) => rows.find((row) => row.id === id))
  if (original === undefined || copy === undefined) return null
  const text = getDescription(original)
  const copied = getDescription(copy)
  const { add, findSource } = createCopiedTextDetector()
  add({ owner: original.owner, text })
  return {
    original: await presentHome(tools, original),
    copy: await presentHome(tools, copy),
    alike: await listAlikePictures(tools.db, ids),
    // Whether most of the copy's text is in the claimer's. Short texts are alike by chance, so they must be equal.
    isTextAlike:
      (text !== '' && text === copied) ||
      findSource({ owner: copy.owner, text: copied, approved: '' }) !== null,
  }
}
