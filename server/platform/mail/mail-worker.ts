import type { Queryable } from '#server/platform/db/open.ts'
import { type SpoolWorkerOptions, startSpoolWorker } from '#server/platform/runtime/spool-worker.ts'
import { claimMail, deleteDeliveredMail, recordMailFailure } from './commands.ts'
import type { Delivery } from './mailer.ts'

export interface MailWorkerOptions extends SpoolWorkerOptions {
  readonly db: Queryable
  readonly delivery: Delivery
}

/**
 * Delivers stored mails.
 *
 * @returns a function that waits for deliveries in progress; other mails are delivered after the next start
 */
export function startMailWorker({ db, delivery, ...options }: MailWorkerOptions) {
  const worker = startSpoolWorker(
    {
      name: 'mails',
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
  return async (): Promise<void> => {
    await worker.stop()
    delivery.close()
  }
}
