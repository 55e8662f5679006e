import type { Queryable } from '#server/db/open.ts'
import type { Delivery, Mailer } from './mailer.ts'
import { claim, delivered, failed, spool } from './spool.ts'

/** How often it is looked for messages whose time has come, in milliseconds. */
const LOOK_EVERY_MS = 15_000

export interface PostOffice {
  readonly mailer: Mailer
  /** Ends the work after the message that is under way; what is left waits for the next start. */
  readonly stop: () => Promise<void>
}

export interface PostOfficeOptions {
  readonly db: Queryable
  readonly delivery: Delivery
  readonly now?: () => Date
  readonly lookEveryMs?: number
}

/**
 * Takes messages into the database first and delivers them from there, one after the other, so that
 * neither a server for mail that is away nor the end of this process loses one.
 */
export function openPostOffice(options: PostOfficeOptions): PostOffice {
  const { db, delivery, now = () => new Date(), lookEveryMs = LOOK_EVERY_MS } = options
  let stopped = false
  let more = false
  let round: Promise<void> | null = null

  async function deliverDue(): Promise<void> {
    do {
      more = false
      for (let mail = await claim(db, now()); mail !== null; mail = await claim(db, now())) {
        try {
          await delivery.deliver(mail.id, mail.mail)
          await delivered(db, mail.id)
        } catch (error) {
          const problem = error instanceof Error ? error.message : String(error)
          const next = await failed(db, mail, problem, now())
          const when =
            next === null ? 'is not tried again' : `is tried again at ${next.toISOString()}`
          console.error(`Message ${mail.id} was not delivered and ${when}: ${problem}`)
        }
        if (stopped) return
      }
    } while (more)
  }

  function wake(): void {
    more = true
    if (stopped || round !== null) return
    round = deliverDue()
      .catch((error: unknown) => console.error('Messages cannot be delivered now.', error))
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
      delivery.close()
    },
  }
}
