import type { Queryable } from '#server/platform/db/open.ts'
import { type SpoolWorkerOptions, startSpoolWorker } from '#server/platform/runtime/spool-worker.ts'
import { claimMail, deleteDeliveredMail, recordMailFailure, spoolMail } from './commands.ts'
import type { Delivery, Mailer } from './mailer.ts'

/** If a transaction takes longer, its mail is delivered at the next poll. */
const COMMIT_MS = 500

export interface MailWorker {
  readonly mailer: Mailer
  /** Waits for deliveries in progress; other mails are delivered after the next start. */
  readonly stop: () => Promise<void>
}

export interface MailWorkerOptions extends SpoolWorkerOptions {
  readonly db: Queryable
  readonly delivery: Delivery
}

/** Stores mails in the database and delivers them from there. */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const { db, delivery, now = () => new Date() } = options
  const worker = startSpoolWorker(
    {
      claim: (at) => claimMail(db, at),
      deliver: ({ id, mail }, signal) => delivery.deliver(id, mail, signal),
      onDelivered: ({ id }) => deleteDeliveredMail(db, id),
      onFailed: (mail, problem, at) => recordMailFailure(db, mail, problem, at),
      texts: {
        failed: 'A message was not delivered.',
        broken: 'Messages cannot be delivered now.',
      },
    },
    options,
  )
  return {
    mailer: {
      async send(mail, transaction, dueAt) {
        await spoolMail(transaction ?? db, mail, now(), dueAt)
        worker.wake()
        // The mail becomes visible only when the transaction is committed.
        if (transaction !== null) setTimeout(worker.wake, COMMIT_MS).unref()
      },
    },
    async stop() {
      await worker.stop()
      delivery.close()
    },
  }
}
