import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import type { OfferContent } from '#domain/homes/offer/content.ts'
import { isSameText } from '#domain/homes/offer/draft.ts'
import { getAnswerAction } from '#domain/homes/offer/lifecycle/answer.ts'
import { isChangeShownAtOnce } from '#domain/homes/offer/lifecycle/shown-at-once.ts'
import {
  getNextState,
  type OfferAction,
  type OwnerAction,
} from '#domain/homes/offer/lifecycle/state.ts'
import { getOfferLimits, type OfferLimits } from '#domain/homes/offer/limits.ts'
import type { HomeAnswer } from '#domain/homes/offer/links.ts'
import { findOpenProblems } from '#domain/homes/offer/problem.ts'
import { getFirstDay } from '#domain/homes/offer/stats.ts'
import { withUsualCurrency } from '#domain/homes/offer/usual-currency.ts'
import { getUsualWaitHours } from '#domain/homes/offer/usual-wait.ts'
import { homePictureUrl } from '#domain/homes/picture/home-picture.ts'
import type { ModerationMode } from '#domain/moderation/moderation-mode.ts'
import type { Refused, Result } from '#domain/platform/result.ts'
import { findCity } from '#server/catalog/listing/to-search-criteria.ts'
import { hasLostClaim } from '#server/homes/claim/queries.ts'
import { listPictures, listPicturesOf } from '#server/homes/picture/queries.ts'
import { HOME_LIMITS } from '#server/homes/rate-limits.ts'
import { sumCountsOf } from '#server/homes/stats/queries.ts'
import { getRoles } from '#server/people/role/queries.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'
import { createRateLimit } from '#server/platform/http/limits/rate-limit.ts'
import { listWaits } from '#server/safety/decision-times.ts'
import { beginChange, hasSamePictures } from './change/commands.ts'
import { changeDraft, createOffer, type DraftChange, markSeen } from './commands.ts'
import { listCopyPairs, listOffersById } from './copy/queries.ts'
import { moveOffer } from './move/commands.ts'
import { type Offer, presentOffer, toOffer } from './offered-rows.ts'
import {
  countOtherActive,
  findByLink,
  findOwnOffer,
  hasApprovedOffer,
  listOffers,
} from './queries.ts'
import { findUsualPrices } from './usual-price.ts'

type OfferRefusal = 'not found' | 'not now' | 'incomplete' | 'too many' | 'too fast'

type SavedDraft =
  | Result<{ readonly revision: number }, 'not found' | 'not now' | 'too fast'>
  /** Another browser saved in the meantime; `revision` is its revision. */
  | (Refused<'conflict'> & { readonly revision: number })

/**
 * What owners do with their homes. Every call acts for one owner and reaches no homes of others.
 */
export type Offers = ReturnType<typeof createOffers>

interface RefusedAnswer extends Refused<OfferRefusal> {
  /** The owner's limits; those of an ordinary account if the link names none. */
  readonly limits: OfferLimits
}

export interface OffersOptions {
  readonly db: Queryable
  readonly rates: () => DisplayRates
  readonly moderation: ModerationMode
  readonly now?: () => Date
}

const isSmallChange = async (db: Queryable, { id, changes, approvedContent, content }: Offer) =>
  changes !== null &&
  approvedContent !== null &&
  isChangeShownAtOnce(approvedContent, content) &&
  (await hasSamePictures(db, id))

/** Actions after which the home counts as shown. */
const SHOWING: readonly OfferAction[] = ['submit', 'appeal', 'relist']

export function createOffers(options: OffersOptions) {
  const { db, rates, moderation, now = () => new Date() } = options
  const writes = createRateLimit(HOME_LIMITS.offer)

  const findAllProblems = ({ content }: Offer) =>
    findOpenProblems(content, { currentYear: now().getUTCFullYear(), findCity })

  const getLimits = async (queryable: Queryable, owner: string) =>
    getOfferLimits(await getRoles(queryable, owner))

  const find = async (queryable: Queryable, owner: string, id: string) => {
    const row = await findOwnOffer(queryable, owner, id)
    return row && toOffer(row, await listPictures(queryable, row.id))
  }

  /**
   * A home always waits for a moderator if it was rejected, is its owner's first, or its owner lost
   * a claim.
   */
  const isShownAtOnce = async (queryable: Queryable, owner: string, offer: Offer) =>
    offer.reason === null &&
    ((moderation === 'after' && (await hasApprovedOffer(queryable, owner))) ||
      (await isSmallChange(queryable, offer))) &&
    !(await hasLostClaim(queryable, owner))

  async function findRefusal(
    transaction: Transaction,
    owner: string,
    offer: Offer,
    action: OwnerAction,
  ): Promise<OfferRefusal | null> {
    if (getNextState(offer.state, action, 'owner') === null) return 'not now'
    if (!SHOWING.includes(action)) return null
    if (Object.keys(findAllProblems(offer)).length > 0) return 'incomplete'
    if (offer.changes !== null) return null
    const others = await countOtherActive(transaction, owner, offer.id)
    return others >= (await getLimits(transaction, owner)).maxActive ? 'too many' : null
  }

  async function act(
    owner: string,
    id: string,
    action: OwnerAction,
    /** The text of an appeal. */
    reason?: string,
  ): Promise<Result<null, OfferRefusal>> {
    if (!(await writes.take(owner))) return { refusal: 'too fast' }
    const tools = { rates: rates(), now: now() }
    return db.transaction(async (transaction): Promise<Result<null, OfferRefusal>> => {
      await lockAccount(transaction, owner)
      const offer = await find(transaction, owner, id)
      if (offer === null) return { refusal: 'not found' }
      const refusal = await findRefusal(transaction, owner, offer, action)
      if (refusal !== null) return { refusal }
      const { revision } = offer
      const request = { id, action, actor: 'owner', revision, reason } as const
      if (await moveOffer(transaction, request, tools)) return { refusal: 'not now' }
      if (action === 'submit' && (await isShownAtOnce(transaction, owner, offer)))
        await moveOffer(transaction, { id, action: 'publish', actor: 'system' }, tools)
      return null
    })
  }

  return {
    async list(owner: string) {
      const rows = await listOffers(db, owner)
      const pictures = await listPicturesOf(
        db,
        rows.map(({ id }) => id),
      )
      return rows.map((row) => toOffer(row, pictures.get(row.id)))
    },
    /** `null` if the owner has no home with this id. */
    find: (owner: string, id: string) => find(db, owner, id),
    /** Ids of the owner's homes whose pictures appear in homes of others. */
    async listCopied(owner: string): Promise<ReadonlySet<string>> {
      return new Set((await listCopyPairs(db, owner)).map(({ original }) => original))
    },
    /** Visible homes of other owners with pictures of this one. */
    async listCopies(owner: string, id: string) {
      const pairs = await listCopyPairs(db, owner)
      const ids = pairs.filter(({ original }) => original === id).map(({ copy }) => copy)
      const pictures = await listPicturesOf(db, ids)
      return (await listOffersById(db, ids)).map((row) => toOffer(row, pictures.get(row.id)))
    },
    /** What keeps the home from being handed in. */
    findProblems: findAllProblems,
    /**
     * The listing as visitors will see it.
     *
     * @param offer without problems
     */
    preview: (offer: Offer) => ({
      ...presentOffer(offer, rates()).listing,
      images: offer.pictures.map(homePictureUrl),
    }),
    /** What homes like it cost, by currency; `null` if there are too few. */
    findUsualPrices: ({ content, listing }: Offer) =>
      findUsualPrices(db, content, listing?.id ?? 0, rates()),
    /** Whether visitors see it as soon as it is handed in. */
    isShownAtOnce: (owner: string, offer: Offer) => isShownAtOnce(db, owner, offer),
    /** How many other homes of the owner are shown or wait to be. */
    countOtherActive: (owner: string, id: string) => countOtherActive(db, owner, id),
    /** The limits of the account, which depend on its roles. */
    getLimits: (owner: string) => getLimits(db, owner),
    /**
     * @param options.copied an offer of the same owner, whose pictures are copied
     * @param options.key the form's key: the same key returns the same draft
     */
    async create(
      owner: string,
      content: Partial<OfferContent>,
      options: { readonly copied?: Pick<Offer, 'id'> | undefined; readonly key?: string } = {},
    ): Promise<Result<{ readonly id: string }, 'too many' | 'too fast'>> {
      const { copied, key } = options
      if (!(await writes.take(owner))) return { refusal: 'too fast' }
      const { maxOffers: max } = await getLimits(db, owner)
      const id = await createOffer(db, owner, content, now(), { max, key, copiedFrom: copied?.id })
      return id === null ? { refusal: 'too many' } : { id }
    },
    /** Views and hearts of the last 30 days by offer id; homes without any are left out. */
    listNumbers: (owner: string) => sumCountsOf(db, owner, getFirstDay(now())),
    /** Begins to change a published home, or goes on with its change; `id` is that of the draft. */
    async change(
      owner: string,
      id: string,
    ): Promise<Result<{ readonly id: string }, 'not now' | 'too fast'>> {
      if (!(await writes.take(owner))) return { refusal: 'too fast' }
      const change = await beginChange(db, owner, id, now())
      return change === null ? { refusal: 'not now' } : { id: change }
    },
    /** Forgets that homes have decisions which their owner has not seen. */
    markSeen: (owner: string) => markSeen(db, owner),
    /** The hours within which moderators usually decide; `null` if there are too few decisions to tell. */
    readUsualWait: async () => getUsualWaitHours(await listWaits(db, now())),
    async save(change: DraftChange): Promise<SavedDraft> {
      if (!(await writes.take(change.owner))) return { refusal: 'too fast' }
      const { type } = change.values
      const before = type === undefined ? null : await find(db, change.owner, change.id)
      const values = before ? withUsualCurrency(change.values, before.content) : change.values
      const revision = await changeDraft(db, { ...change, values }, now())
      if (revision !== null) return { revision }
      const offer = await find(db, change.owner, change.id)
      if (offer === null) return { refusal: 'not found' }
      if (offer.state !== 'draft') return { refusal: 'not now' }
      // A browser that lost the response sends the same text again.
      if (isSameText({ ...offer.content, ...change.values }, offer.content))
        return { revision: offer.revision }
      return { refusal: 'conflict', revision: offer.revision }
    },
    act,
    /** The home that a mailed link names; `null` if the link is unknown or too old. */
    async findByLink(token: string) {
      const row = await findByLink(db, token, now())
      return row && toOffer(row)
    },
    /**
     * Answers through a mailed link whether a home is still free.
     */
    async answer(token: string, answer: HomeAnswer): Promise<RefusedAnswer | null> {
      const row = await findByLink(db, token, now())
      if (row === null) return { refusal: 'not found', limits: getOfferLimits([]) }
      const action = getAnswerAction(row.state, answer)
      const done: Result<null, OfferRefusal> =
        action === null ? { refusal: 'not now' } : await act(row.owner, row.id, action)
      return done && { ...done, limits: await getLimits(db, row.owner) }
    },
  }
}
