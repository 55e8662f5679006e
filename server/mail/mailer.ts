import type { Mail } from '#server/db/schema/mail-spool.ts'

/** What takes messages and sees to their delivery. */
export interface Mailer {
  /** Resolves when the message will not be lost any more. */
  readonly send: (mail: Mail) => Promise<void>
}

/** Brings a message to its reader, or to the next who does. */
export interface Delivery {
  /**
   * @param id the same whenever the same message is tried again
   * @param signal ends the try
   * @throws when the message was not taken
   */
  readonly deliver: (id: string, mail: Mail, signal?: AbortSignal) => Promise<void>
  readonly close: () => void
}
