import {
  type ClaimRefusal,
  findClaimRefusal,
  getClaimState,
  getClaimsLeft,
} from '#domain/homes/claim/claim.ts'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import type { RecusalReason } from '#domain/moderation/may-decide.ts'
import { inLanguage } from '#domain/platform/language.ts'
import type { Result } from '#domain/platform/result.ts'
import { addDays } from '#domain/platform/time/add-days.ts'
import { type ClaimOutcome, getReasonForClaimer } from '#domain/safety/claim-outcome.ts'
import { closeClaim, createClaim, lockHomes } from '#server/homes/claim/commands.ts'
import {
  countClaims,
  findOpenClaim,
  isPairClaimed,
  listOpenClaims,
  listOwnClaims,
  type OwnClaim,
} from '#server/homes/claim/queries.ts'
import { listCopyPairs, listOffersById } from '#server/homes/offer/copy/queries.ts'
import { getListingTarget } from '#server/homes/offer/listing/listing-key.ts'
import { moveOffer } from '#server/homes/offer/move/commands.ts'
import { findOwnOffer } from '#server/homes/offer/queries.ts'
import { reviewCopies } from '#server/homes/picture/commands.ts'
import { closeReports } from '#server/moderation/desk/close-reports.ts'
import type { DeskOptions } from '#server/moderation/desk/desk.ts'
import { mailOwner } from '#server/moderation/desk/mail-owner.ts'
import { listAsQueued } from '#server/moderation/desk/queue/queries.ts'
import { presentHomes, rankHomes } from '#server/moderation/desk/queued-homes.ts'
import { mailPerson } from '#server/people/account/mail-addresses.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import { logDecision } from '#server/safety/decision-log.ts'
import type * as Mails from '#texts/moderation/mails.ts'
import { compareHomes } from './present-claim.ts'

const mails = await loadTexts<typeof Mails>('moderation/mails.ts')

interface ClaimDecision {
  readonly id: string
  /** The copy's revision that the moderator saw: with another one, nothing is decided. */
  readonly revision: number
  readonly outcome: ClaimOutcome
  readonly reason: string
  /** The moderator. */
  readonly uid: string
}

/**
 * `gone`: somebody else decided, or a home is not offered any more; `changed`: the copy has another revision than the
 * moderator saw.
 */
type DecisionRefusal = 'gone' | 'changed' | RecusalReason

interface WantedClaim {
  readonly owner: string
  /** The claimer's home. */
  readonly id: string
  /** The listing of the copy. */
  readonly target: string
  readonly words: string
}

/** Owners claim that homes of others show theirs; a moderator decides. */
export type Claims = ReturnType<typeof createClaims>

/** The rest appear as these are decided. */
const LISTED = 50

/** A claim as its claimer sees it. */
export type MadeClaim = ReturnType<typeof toMadeClaim>

function toMadeClaim(claim: OwnClaim) {
  const { createdAt, decidedAt, originalState, copyState, address } = claim
  return {
    /** The listing of the copy: "rent/1001". */
    target: getListingTarget(claim) ?? '',
    address: address ?? '',
    createdAt,
    decidedAt,
    state: getClaimState(claim, { original: originalState, copy: copyState }),
    /** Why the claim was dismissed. */
    reason: getReasonForClaimer(claim),
  }
}

export function createClaims(options: DeskOptions) {
  const { db, rates, mailer, siteUrl, now = () => new Date() } = options

  const countLeft = async (queryable: Queryable, owner: string) =>
    getClaimsLeft(await countClaims(queryable, owner, addDays(now(), -1)))

  async function rankCopy(queryable: Queryable, copy: string, uid: string) {
    const [ranked = null] = await rankHomes(
      queryable,
      await listAsQueued(queryable, [copy]),
      uid,
      rates(),
    )
    return ranked
  }

  /** Another owner's home under the name `target` with pictures of this one. */
  async function findCopy(transaction: Transaction, { owner, id, target }: WantedClaim) {
    const pairs = await listCopyPairs(transaction, owner)
    const ids = pairs.filter(({ original }) => original === id).map(({ copy }) => copy)
    const copies = await listOffersById(transaction, ids)
    return copies.find((row) => getListingTarget(row) === target) ?? null
  }

  /** Rejects the copy, and clears the true owner of suspicions that the copy caused. */
  async function rejectCopy(
    transaction: Transaction,
    decided: { copy: string; owner: string; uid: string; reason: string },
  ) {
    const { copy, owner, uid, reason } = decided
    const [before] = await listOffersById(transaction, [copy])
    const move = { id: copy, action: 'grant-claim', actor: 'claim', uid, reason } as const
    if (await moveOffer(transaction, move, { rates: rates(), now: now() }))
      throw new Error('A claimed home was locked, and could not be taken off.')
    if (before !== undefined)
      await mailOwner({ transaction, mailer, siteUrl }, { before, reason, step: null })
    await reviewCopies(transaction, owner)
    await closeReports({ db: transaction, mailer }, copy, 'acted', now())
  }

  return {
    /** Claims for one home, newest first. */
    async list(owner: string, id: string) {
      const claims = await listOwnClaims(db, owner)
      return claims.filter(({ original }) => original === id).map(toMadeClaim)
    },
    /** Ids of the owner's homes with claims. */
    async listClaiming(owner: string): Promise<ReadonlySet<string>> {
      return new Set((await listOwnClaims(db, owner)).map(({ original }) => original))
    },
    countLeft: (owner: string) => countLeft(db, owner),
    make(wanted: WantedClaim) {
      const { owner, id, words } = wanted
      return db.transaction(async (transaction): Promise<Result<null, ClaimRefusal>> => {
        await lockAccount(transaction, owner)
        const original = await findOwnOffer(transaction, owner, id)
        const copy = await findCopy(transaction, wanted)
        if (original === null || copy === null) return { refusal: 'not now' }
        const pair = { original: original.id, copy: copy.id }
        const refusal = findClaimRefusal({
          original: original.state,
          copy: copy.state,
          wasApproved: original.firstApprovedAt !== null,
          isClaimed: await isPairClaimed(transaction, pair),
          left: await countLeft(transaction, owner),
        })
        if (refusal !== null) return { refusal }
        await createClaim(transaction, { ...pair, words }, now())
        return null
      })
    },
    /** The oldest waiting claims. */
    async listOpen(uid: string) {
      const claims = await listOpenClaims(db, LISTED)
      if (claims.length === 0) return []
      const rows = await listAsQueued(db, [...new Set(claims.map(({ copy }) => copy))])
      const homes = await presentHomes(db, await rankHomes(db, rows, uid, rates()), rates())
      return claims.flatMap(({ id, copy, createdAt }) => {
        const home = homes.find(({ offer }) => offer.id === copy)
        return home === undefined ? [] : [{ id, createdAt, copy: home }]
      })
    },
    /** `null` unless it waits. */
    async find(id: string, uid: string) {
      const claim = await findOpenClaim(db, id)
      const ranked = claim && (await rankCopy(db, claim.copy, uid))
      const compared = claim && (await compareHomes({ db, rates: rates(), now: now() }, claim))
      if (claim === null || ranked === null || compared === null) return null
      const [queued] = await presentHomes(db, [ranked], rates())
      const { words, createdAt } = claim
      return queued === undefined ? null : { ...compared, words, createdAt, queued }
    },
    decide({ id, revision, outcome, reason, uid }: ClaimDecision) {
      return db.transaction(async (transaction): Promise<Result<null, DecisionRefusal>> => {
        const seen = await findOpenClaim(transaction, id)
        if (seen === null) return { refusal: 'gone' }
        await lockHomes(transaction, [seen.original, seen.copy])
        // The claim may have changed before the lock was held.
        const claim = await findOpenClaim(transaction, id)
        const ranked = claim && (await rankCopy(transaction, claim.copy, uid))
        if (claim === null || ranked === null) return { refusal: 'gone' }
        if (ranked.recusal !== null) return { refusal: ranked.recusal }
        if (ranked.offer.revision !== revision) return { refusal: 'changed' }
        const [original] = await listOffersById(transaction, [claim.original])
        if (original === undefined) return { refusal: 'gone' }
        await closeClaim(transaction, id, { outcome, reason }, now())
        const { copy } = claim
        if (outcome === 'granted')
          await rejectCopy(transaction, { copy, owner: original.owner, uid, reason })
        else {
          // The move of the home logs that a claim was granted.
          const decision = { decision: 'dismiss-claim', target: copy, reason, uid } as const
          await logDecision(transaction, { kind: 'offer', ...decision }, now())
        }
        await mailPerson({ mailer, transaction }, original.owner, ({ language }) => {
          const link = siteUrl + inLanguage(offerStepPath(original.id, 'copies'), language)
          return mails[language].claimOutcomeMail({ outcome, link })
        })
        return null
      })
    },
  }
}
