import type { Queryable } from '#server/db/open.ts'
import type { SpooledMail } from '#server/db/schema/mail-spool.ts'
import { log } from '#server/log/log.ts'
import { claim, delivered, failed, spool } from './commands.ts'
import type { Delivery, Mailer } from './mailer.ts'

/** How often it is looked for messages whose time has come, in milliseconds. */
const LOOK_EVERY_MS = 15_000

/** Messages under way at a time: a server that is slow with one must not hold the others up. */
const MAX_UNDER_WAY = 4

/** How long one try may take in all, in milliseconds: well below the lease of `spool.ts`. */
const DEADLINE_MS = 60_000

/** How long tries that are under way may go on when the process ends, in milliseconds. */
const GRACE_MS = 10_000

export interface PostOffice {
  readonly mailer: Mailer
  /** Ends the work after the messages that are under way; what is left waits for the next start. */
  readonly stop: () => Promise<void>
}

export interface PostOfficeOptions {
  readonly db: Queryable
  readonly delivery: Delivery
  readonly now?: () => Date
  readonly lookEveryMs?: number
  readonly deadlineMs?: number
}

/**
 * Takes messages into the database first and delivers them from there, a few at a time, so that
 * neither a server for mail that is away or slow nor the end of this process loses one.
 */
export function openPostOffice(options: PostOfficeOptions): PostOffice {
  const { db, delivery, now = () => new Date(), lookEveryMs = LOOK_EVERY_MS } = options
  const { deadlineMs = DEADLINE_MS } = options
  const ending = new AbortController()
  const underWay = new Set<Promise<void>>()
  let stopped = false
  let more = false
  let round: Promise<void> | null = null

  async function deliver(mail: SpooledMail): Promise<void> {
    const deadline = AbortSignal.timeout(deadlineMs)
    try {
      await delivery.deliver(mail.id, mail.mail, AbortSignal.any([deadline, ending.signal]))
    } catch (error) {
      const problem = deadline.aborted ? `It took more than ${deadlineMs} ms.` : textOf(error)
      const next = await failed(db, mail, problem, now())
      const nextTry = next?.toISOString() ?? null
      log.error({ id: mail.id, nextTry, ...refusalCodes(error) }, 'A message was not delivered.')
      return
    }
    await delivered(db, mail.id)
  }

  /** Begins with what is due, until as many are under way as may be. */
  async function beginDue(): Promise<void> {
    do {
      more = false
      while (!stopped && underWay.size < MAX_UNDER_WAY) {
        const mail = await claim(db, now())
        if (mail === null) break
        const done = deliver(mail)
          .catch(tell)
          .finally(() => {
            underWay.delete(done)
            wake()
          })
        underWay.add(done)
      }
    } while (more)
  }

  function wake(): void {
    more = true
    if (stopped || round !== null) return
    round = beginDue()
      .catch(tell)
      .finally(() => {
        round = null
        if (more) wake()
      })
  }

  wake()
  const timer = setInterval(wake, lookEveryMs)
  timer.unref()
  return {
    mailer: {
      async send(mail) {
        await spool(db, mail, now())
        wake()
      },
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await round
      const grace = setTimeout(() => ending.abort(), GRACE_MS)
      await Promise.all(underWay)
      clearTimeout(grace)
      delivery.close()
    },
  }
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** What may stand in a log: replies of servers for mail repeat the addresses of people. */
function refusalCodes(error: unknown) {
  const { name, code, responseCode } = Object(error)
  return { name, code, responseCode }
}

function tell(err: unknown): void {
  log.error({ err }, 'Messages cannot be delivered now.')
}
