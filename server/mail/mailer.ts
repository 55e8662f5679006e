/** A message to one person, in plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** What takes messages and sees to their delivery. */
export interface Mailer {
  /** Resolves when the message will not be lost any more. */
  readonly send: (mail: Mail) => Promise<void>
}
