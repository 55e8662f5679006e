import { randomInt } from 'node:crypto'
import { createCheckCode } from '#domain/homes/home-check/code.ts'
import {
  CHECK_DAYS,
  CHECKED_STATES,
  type CheckState,
  getCheckedPlace,
  getCheckState,
} from '#domain/homes/home-check/home-check.ts'
import { toOfferContent } from '#domain/homes/offer/content.ts'
import { formatOfferPlace } from '#domain/homes/offer/joined-address.ts'
import { homeCheckPath } from '#domain/homes/offer/links.ts'
import type { PictureProblem } from '#domain/homes/picture/picture-problem.ts'
import { inLanguage } from '#domain/platform/language.ts'
import type { Result } from '#domain/platform/result.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import { addDays } from '#domain/platform/time/add-days.ts'
import { findMailCard } from '#server/catalog/listing/find-mail-card.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import {
  askForCheck,
  lockOffer,
  saveCheckDecision,
  saveCheckPicture,
  showVerification,
} from '#server/homes/home-check/commands.ts'
import {
  findCheck,
  findCheckPicture,
  findWaitingCheck,
  listChecks,
  listWaitingChecks,
  type WaitingCheck,
} from '#server/homes/home-check/queries.ts'
import { getListingKey } from '#server/homes/offer/listing/listing-key.ts'
import { type Offer, presentOffer, toOffer } from '#server/homes/offer/offered-rows.ts'
import { listPictures } from '#server/homes/picture/queries.ts'
import { HOME_LIMITS } from '#server/homes/rate-limits.ts'
import type { OfferRow } from '#server/homes/tables.ts'
import type { DeskOptions } from '#server/moderation/desk/desk.ts'
import { mailPerson } from '#server/people/account/mail-addresses.ts'
import type { Person } from '#server/people/session/person.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'
import { createRateLimit } from '#server/platform/http/limits/rate-limit.ts'
import type { PictureReader } from '#server/platform/picture/intake/picture-reader.ts'
import type { PictureSender } from '#server/platform/picture/intake/picture-sender.ts'
import { hashSecret } from '#server/platform/secret.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import { logDecision } from '#server/safety/decision-log.ts'
import type * as Dates from '#texts/format/date.ts'
import type * as Mails from '#texts/moderation/mails.ts'

const dates = await loadTexts<typeof Dates>('format/date.ts')

const mails = await loadTexts<typeof Mails>('moderation/mails.ts')

interface CheckDecision {
  readonly id: string
  readonly uid: string
  /** `null` approves the check. */
  readonly reason: string | null
  /** The code that the moderator saw: a check with another one is not decided. */
  readonly code: string
}

/** `gone`: there is no such picture any more, or another moderator decided. */
type CheckRefusal = 'gone' | 'own'

type CodeRefusal = 'not now' | 'unverified' | 'too fast'

/** Owners prove with a picture that they have access to their homes. */
export type HomeChecks = ReturnType<typeof createHomeChecks>

export interface HomeChecksOptions extends DeskOptions {
  readonly reader: Pick<PictureReader, 'read'>
}

/** The rest appear as these are decided. */
const LISTED = 50

const toRandom = () => randomInt(2 ** 32) / 2 ** 32

export function createHomeChecks(options: HomeChecksOptions) {
  const { db, reader, rates, mailer, siteUrl, now = () => new Date() } = options
  const takes = createRateLimit(HOME_LIMITS.homeCheck)

  const findState = async (queryable: Queryable, row: Pick<OfferRow, 'id' | 'content'>) => {
    const check = await findCheck(queryable, row.id)
    const place = getCheckedPlace(toOfferContent(row.content))
    return { check, place, state: getCheckState(check, place, now()) }
  }

  /** The owner's home, locked, if it can be checked now. */
  async function lockOwn(transaction: Transaction, owner: string, id: string) {
    const row = isUuid(id) ? await lockOffer(transaction, id) : null
    return row?.owner === owner && CHECKED_STATES.includes(row.state) ? row : null
  }

  /** A waiting check, as moderators see it; `isOwn` if the home is the moderator's own. */
  async function present({ check, row }: WaitingCheck, uid: string) {
    const offer = toOffer(row, await listPictures(db, row.id))
    const { code, sentAt } = check
    const home = presentOffer(offer, rates())
    return { offer, home, code, sentAt: sentAt ?? now(), isOwn: row.owner === uid }
  }

  const mailOutcome = (transaction: Transaction, row: OfferRow, reason: string | null) =>
    mailPerson({ mailer, transaction }, row.owner, async (reader) => {
      const { language } = reader
      return mails[language].checkOutcomeMail({
        home: wordAddress(formatOfferPlace(toOfferContent(row.content)), language),
        reason,
        until: dates[language].formatDay(addDays(now(), CHECK_DAYS - 1)),
        link: siteUrl + inLanguage(homeCheckPath(row.id), language),
        card: await findMailCard(transaction, siteUrl, getListingKey(row), reader),
      })
    })

  return {
    /** @param offer the asking person's */
    async find(offer: Offer) {
      const { state, check } = await findState(db, offer)
      return { state, check }
    },
    /**
     * By the ids of homes that have a check.
     *
     * @param offers the asking person's
     */
    async listStates(offers: readonly Offer[]): Promise<ReadonlyMap<string, CheckState>> {
      const checks = await listChecks(
        db,
        offers.map(({ id }) => id),
      )
      return new Map(
        offers.flatMap(({ id, content }) => {
          const check = checks.get(id)
          return check ? [[id, getCheckState(check, getCheckedPlace(content), now())]] : []
        }),
      )
    },
    async ask({ uid, emailVerified }: Person, id: string): Promise<Result<null, CodeRefusal>> {
      if (!emailVerified) return { refusal: 'unverified' }
      if (!(await takes.take(uid))) return { refusal: 'too fast' }
      return db.transaction(async (transaction): Promise<Result<null, CodeRefusal>> => {
        const row = await lockOwn(transaction, uid, id)
        if (row === null) return { refusal: 'not now' }
        const { state } = await findState(transaction, row)
        // Asked for twice, a code stays the same while it is valid.
        if (state === 'asked') return null
        if (state === 'sent' || state === 'holds') return { refusal: 'not now' }
        await askForCheck(transaction, id, createCheckCode(toRandom), now())
        return null
      })
    },
    /** @throws {QueueBusyError} */
    async send(
      sender: PictureSender,
      id: string,
      file: string,
      signal?: AbortSignal,
    ): Promise<PictureProblem | null> {
      const { uid: owner } = sender
      if (!(await takes.take(owner))) return 'too fast'
      const reading = await reader.read(file, sender, signal)
      if ('problem' in reading) return reading.problem
      return db.transaction(async (transaction) => {
        const row = await lockOwn(transaction, owner, id)
        if (row === null) return 'not now'
        const { state, place } = await findState(transaction, row)
        if (state !== 'asked') return 'not now'
        await saveCheckPicture(transaction, id, { bytes: reading.bytes, place }, now())
        return null
      })
    },
    /** The picture, for the owner and moderators; `null` for everybody else, and if there is none. */
    async findPicture({ uid, roles }: Person, id: string) {
      const found = isUuid(id) ? await findCheckPicture(db, id) : null
      if (found === null) return null
      return found.owner === uid || roles.includes('moderator') ? found.picture : null
    },
    /** Oldest first. */
    async list(uid: string) {
      const waiting = await listWaitingChecks(db, LISTED)
      return Promise.all(waiting.map((it) => present(it, uid)))
    },
    /** `null` unless one waits. */
    async findToDecide(id: string, uid: string) {
      const found = await findWaitingCheck(db, id)
      return found && present(found, uid)
    },
    decide({ id, uid, reason, code }: CheckDecision) {
      return db.transaction(async (transaction): Promise<Result<null, CheckRefusal>> => {
        const row = await lockOffer(transaction, id)
        if (row === null) return { refusal: 'gone' }
        if (row.owner === uid) return { refusal: 'own' }
        const { state, check } = await findState(transaction, row)
        if (state !== 'sent' || check?.code !== code) return { refusal: 'gone' }
        const outcome = reason === null ? 'approved' : 'rejected'
        const decision = { outcome, reason, moderator: hashSecret(uid) } as const
        await saveCheckDecision(transaction, id, decision, now())
        const logged = reason === null ? 'approve-check' : 'reject-check'
        await logDecision(
          transaction,
          { kind: 'offer', target: id, decision: logged, reason, uid },
          now(),
        )
        await showVerification(transaction, row, now())
        await mailOutcome(transaction, row, reason)
        return null
      })
    },
  }
}
