import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import type { OfferStep } from '#domain/homes/offer/content.ts'
import type { Decision } from '#domain/homes/offer/lifecycle/state.ts'
import { parseConversationTarget } from '#domain/messages/conversation/conversation-target.ts'
import type { DecisionConfirmation } from '#domain/moderation/confirmation.ts'
import { compareByRisk } from '#domain/moderation/risk.ts'
import { getUndoEnd } from '#domain/moderation/undo.ts'
import type { Result } from '#domain/platform/result.ts'
import type { ReportKind, ReportReason } from '#domain/safety/report/report.ts'
import { listOffersById } from '#server/homes/offer/copy/queries.ts'
import { type MoveRefusal, moveOffer } from '#server/homes/offer/move/commands.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import type { MailTools } from '#server/platform/mail/mailer.ts'
import { hashSecret } from '#server/platform/secret.ts'
import { logDecision } from '#server/safety/decision-log.ts'
import { resolveReports } from '#server/safety/report/commands.ts'
import { listAddresses } from '#server/safety/report/queries.ts'
import { closeReports } from './close-reports.ts'
import { findBackground, findEvidence } from './evidence/evidence.ts'
import { mailOwner } from './mail-owner.ts'
import { findLastDecision, findLastDecisionOf, listDecisions } from './queries.ts'
import { countQueue, findQueued, listQueue } from './queue/queries.ts'
import { presentHomes, type QueuedHome, rankHomes } from './queued-homes.ts'
import { findSameReports, isOffered, listOtherReports } from './report/queries.ts'
import { actOnReport, withAddresses, withMessages } from './reported.ts'
import { createUndo } from './undo.ts'

/** Decisions on a page of the log. */
export const LOG_PAGE = 50

/** The rest appear as these are decided. */
const QUEUE_LENGTH = 50
/** The longest-waiting homes from which the riskiest are listed. */
const MAX_RANKED = 500
/** Older decisions no longer count as just made. */
const JUST_NOW_MS = 2 * 60_000

interface DecisionRequest {
  readonly id: string
  /** The revision that the moderator saw: with another one, nothing is decided. */
  readonly revision: number
  readonly decision: Decision
  /** The moderator. */
  readonly uid: string
  readonly reason?: string
  /** What the owner has to change after a rejection. */
  readonly step?: OfferStep | null
}

interface ResolutionRequest {
  readonly kind: ReportKind
  readonly target: string
  /** What is wrong; `null` dismisses the reports. */
  readonly reason: ReportReason | null
  /** The moderator. */
  readonly uid: string
}

/**
 * `gone`: it has no open reports; `not here`: they are decided elsewhere or by another moderator; `unproven`: neither a
 * message nor words say what a person did.
 */
type ResolutionRefusal = 'gone' | 'not here' | 'unproven'

/** The queue of what waits for a decision, and the log of decisions. */
export type Desk = ReturnType<typeof createDesk>

interface Pressed {
  readonly id: string
  readonly action: Decision
  readonly uid: string
}

/** What deciding needs. */
export interface DeskOptions extends MailTools {
  readonly rates: () => DisplayRates
  readonly now?: () => Date
}

export function createDesk(options: DeskOptions) {
  const { db, rates, mailer, siteUrl, now = () => new Date() } = options

  const undo = createUndo({ db, rates, now })

  const findJustDecided = (queryable: Queryable, uid: string) =>
    findLastDecisionOf(queryable, hashSecret(uid), new Date(now().getTime() - JUST_NOW_MS))

  /** Whether a repeated press asks for what was just decided. */
  async function isJustDone(queryable: Queryable, { id, action, uid }: Pressed): Promise<boolean> {
    const last = await findJustDecided(queryable, uid)
    // A change has no row once it is approved.
    const isAbout = last?.offer === id || last?.target === id
    const isSame = isAbout && last.decision === action
    return isSame && (await findQueued(queryable, id)) === null
  }

  return {
    /** The riskiest homes, the number of all, and reports of everything that no owner put up. */
    async list(uid: string) {
      const [queue, total, reported] = await Promise.all([
        listQueue(db, MAX_RANKED),
        countQueue(db),
        listOtherReports(db, { moderator: uid, limit: QUEUE_LENGTH }, now()),
      ])
      const ranked = (await rankHomes(db, queue, uid, rates())).sort(compareByRisk)
      const homes = await presentHomes(db, ranked.slice(0, QUEUE_LENGTH), rates())
      const others = await withMessages(db, await withAddresses(db, reported))
      return { homes, total, others }
    },
    /** `null` if it is not in the queue. */
    async find(id: string, uid: string) {
      const queued = await findQueued(db, id)
      if (queued === null) return null
      const ranked = await rankHomes(db, [queued], uid, rates())
      const [home = null] = await presentHomes(db, ranked, rates())
      return home
    },
    findEvidence: (home: QueuedHome) => findEvidence({ db, rates: rates() }, home),
    /** @param id of a home */
    findBackground: (id: string) => findBackground(db, id),
    /** An identical press just before is no refusal. */
    decide({ id, revision, decision, uid, reason, step = null }: DecisionRequest) {
      const request = { id, revision, action: decision, actor: 'moderator', uid } as const
      const withReason = { ...request, ...(reason !== undefined && { reason, step }) }
      return db.transaction(async (transaction): Promise<Result<null, MoveRefusal>> => {
        const tools = { rates: rates(), now: now() }
        const [before] = await listOffersById(transaction, [id])
        const refused = await moveOffer(transaction, withReason, tools)
        if (refused || before === undefined)
          return (await isJustDone(transaction, request))
            ? null
            : (refused ?? { refusal: 'not found' })
        const isRejected = decision === 'reject'
        const told = { before, reason: isRejected ? (reason ?? '') : null, step }
        await mailOwner({ transaction, mailer, siteUrl, dueAt: getUndoEnd(tools.now) }, told)
        const outcome = isRejected ? 'acted' : 'dismissed'
        await closeReports({ db: transaction, mailer }, id, outcome, now())
        const [after] = await listOffersById(transaction, [id])
        undo.remember(before, after, decision)
        return null
      })
    },
    findUndoable: undo.find,
    undo: undo.undo,
    /** The last decision about an owner's home; `null` if there is none. */
    findLast: (id: string) => findLastDecision(db, id),
    /** The moderator's last decision, unless it is older than two minutes. */
    findJustDecided: (uid: string): Promise<DecisionConfirmation | null> =>
      findJustDecided(db, uid),
    /**
     * A page of the log, newest first.
     *
     * @param after the id of the last decision on the previous page
     */
    async log(after: string | null) {
      const decisions = await listDecisions(db, after, LOG_PAGE)
      const targets = decisions.flatMap(({ kind, target }) =>
        kind === 'listing' ? (target ?? []) : [],
      )
      const addresses = await listAddresses(db, targets)
      return decisions.map((it) => ({ ...it, address: addresses.get(it.target ?? '') ?? null }))
    },
    /** Closes reports of what no owner put up; upholding one withdraws a feed's listing. */
    resolve({ kind, target, reason, uid }: ResolutionRequest) {
      return db.transaction(async (transaction): Promise<Result<null, ResolutionRefusal>> => {
        // Offers are decided with `decide`, and a target that names nothing cannot be upheld.
        const isHere =
          kind === 'listing'
            ? !(await isOffered(transaction, target))
            : reason === null || parseConversationTarget(target) !== null
        if (!isHere) return { refusal: 'not here' }
        const { targets, recusal, isProven } = await findSameReports(
          transaction,
          { kind, target },
          uid,
        )
        if (recusal !== null) return { refusal: 'not here' }
        if (reason !== null && targets.length > 0 && !isProven) return { refusal: 'unproven' }
        // Comes first: of two concurrent moderators, one finds no open reports and changes nothing.
        const resolution = {
          kind,
          targets,
          outcome: reason === null ? 'dismissed' : 'acted',
        } as const
        const total = await resolveReports({ db: transaction, mailer }, resolution, now())
        if (total === 0) return { refusal: 'gone' }
        if (reason !== null) await actOnReport(transaction, { kind, target, reason, uid }, now())
        const decision = reason === null ? 'dismiss' : 'act'
        await logDecision(transaction, { kind, target, decision, reason, uid }, now())
        return null
      })
    },
  }
}
