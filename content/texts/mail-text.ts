/** A mail without its recipient. */
export interface MailText {
  readonly subject: string
  readonly text: string
}
