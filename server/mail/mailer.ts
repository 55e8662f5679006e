import type { Queryable } from '#server/db/open.ts'
import type { Mail } from '#server/db/schema/mail-spool.ts'

export interface Mailer {
  /**
   * Resolves once the message is stored; it is delivered later.
   *
   * @param transaction stores it with what it tells about: both or none
   */
  readonly send: (mail: Mail, transaction?: Queryable) => Promise<void>
}

export interface Delivery {
  /**
   * @param id the same for every attempt to deliver the message
   * @param signal aborts the attempt
   * @throws when the message was not accepted
   */
  readonly deliver: (id: string, mail: Mail, signal?: AbortSignal) => Promise<void>
  readonly close: () => void
}
