import type { Queryable, Transaction } from '#server/platform/db/open.ts'
import type { Mail } from '#server/platform/tables.ts'
import { spoolMail } from './commands.ts'

export type Mailer = ReturnType<typeof createMailer>

/** A mailer that stores mails for `startMailWorker`, in this process or another. */
export const createMailer = (db: Queryable, now = () => new Date()) => ({
  /**
   * Resolves once the mail is stored; it is delivered later.
   *
   * @param transaction stores the mail together with what it reports: both or neither; `null` if it
   * stands alone
   * @param dueAt when it is to leave, if not at once
   */
  send: (mail: Mail, transaction: Transaction | null, dueAt?: Date) =>
    spoolMail(transaction ?? db, mail, now(), dueAt),
})

export interface Delivery {
  /**
   * @param id the same for every attempt to deliver the mail
   * @param signal aborts the attempt
   * @throws if the mail was not accepted
   */
  readonly deliver: (id: string, mail: Mail, signal?: AbortSignal) => Promise<void>
  readonly close: () => void
}
