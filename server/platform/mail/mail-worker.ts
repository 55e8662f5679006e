import type { Queryable } from '#server/platform/db/open.ts'
import { log } from '#server/platform/log/log.ts'
import type { SpooledMail } from '#server/platform/tables.ts'
import { claimMail, deleteDeliveredMail, recordMailFailure, spoolMail } from './commands.ts'
import type { Delivery, Mailer } from './mailer.ts'

const POLL_INTERVAL_MS = 15_000

/** If a transaction takes longer, its mail is delivered at the next poll. */
const COMMIT_MS = 500

/** More than one, so that one slow delivery does not hold up the others. */
const MAX_CONCURRENT_DELIVERIES = 4

/** The limit of one attempt: well below the lease of `claimMail`. */
const DEADLINE_MS = 60_000

/** How long deliveries may continue when the process stops. */
const GRACE_MS = 10_000

export interface MailWorker {
  readonly mailer: Mailer
  /** Waits for deliveries in progress; other mails are delivered after the next start. */
  readonly stop: () => Promise<void>
}

export interface MailWorkerOptions {
  readonly db: Queryable
  readonly delivery: Delivery
  readonly now?: () => Date
  readonly pollIntervalMs?: number
  readonly deadlineMs?: number
}

/**
 * Stores mails in the database and delivers them from there, so that neither an unreachable mail
 * server nor the end of this process loses one.
 */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const { db, delivery, now = () => new Date(), pollIntervalMs = POLL_INTERVAL_MS } = options
  const { deadlineMs = DEADLINE_MS } = options
  const abortController = new AbortController()
  const inFlight = new Set<Promise<void>>()
  let stopped = false
  let more = false
  let claiming: Promise<void> | null = null

  async function deliver(mail: SpooledMail): Promise<void> {
    const deadline = AbortSignal.timeout(deadlineMs)
    try {
      await delivery.deliver(
        mail.id,
        mail.mail,
        AbortSignal.any([deadline, abortController.signal]),
      )
    } catch (error) {
      const problem = deadline.aborted
        ? `It took more than ${deadlineMs} ms.`
        : getErrorMessage(error)
      const next = await recordMailFailure(db, mail, problem, now())
      const nextTry = next?.toISOString() ?? null
      log.error({ id: mail.id, nextTry, ...refusalCodes(error) }, 'A message was not delivered.')
      return
    }
    await deleteDeliveredMail(db, mail.id)
  }

  async function startDueDeliveries(): Promise<void> {
    do {
      more = false
      while (!stopped && inFlight.size < MAX_CONCURRENT_DELIVERIES) {
        const mail = await claimMail(db, now())
        if (mail === null) break
        const done = deliver(mail)
          .catch(logDeliveryError)
          .finally(() => {
            inFlight.delete(done)
            wake()
          })
        inFlight.add(done)
      }
    } while (more)
  }

  function wake(): void {
    more = true
    if (stopped || claiming !== null) return
    claiming = startDueDeliveries()
      .catch(logDeliveryError)
      .finally(() => {
        claiming = null
        if (more) wake()
      })
  }

  wake()
  const timer = setInterval(wake, pollIntervalMs)
  timer.unref()
  return {
    mailer: {
      async send(mail, transaction, dueAt) {
        await spoolMail(transaction ?? db, mail, now(), dueAt)
        wake()
        // The mail becomes visible only when the transaction is committed.
        if (transaction !== null) setTimeout(wake, COMMIT_MS).unref()
      },
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await claiming
      const grace = setTimeout(() => abortController.abort(), GRACE_MS)
      await Promise.all(inFlight)
      clearTimeout(grace)
      delivery.close()
    },
  }
}

const getErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Logs only these fields, because replies of mail servers repeat people's email addresses. */
function refusalCodes(error: unknown) {
  const { name, code, responseCode } = Object(error)
  return { name, code, responseCode }
}

function logDeliveryError(err: unknown): void {
  log.error({ err }, 'Messages cannot be delivered now.')
}
