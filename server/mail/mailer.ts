/** A message to one person, in plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string
  /** The account that it is about, if it is: with that it goes, if it has not gone out by then. */
  readonly account?: string
  /** Where the reader ends what the message belongs to with one press (RFC 8058). */
  readonly unsubscribe?: string
}

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
