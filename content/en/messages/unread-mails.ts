import { writeMail } from '#content/en/format/mail.ts'
import { mailReasons } from '#content/en/mail-frame.ts'
import type { MailCard, MailText } from '#domain/platform/text/mail-text.ts'
import { mailReplyTexts } from './mail-replies.ts'
import { messagesTexts } from './messages.ts'

/** Tells that somebody wrote about a home. Reveals neither the writer's account nor email address. */
export const unreadMail = (details: {
  /** "The owner". */
  readonly sender: string
  readonly home: string
  readonly card: MailCard | null
  readonly texts: readonly string[]
  readonly isRedacted: boolean
  /** Whether only the site wrote, to tell what the sender did with a viewing. */
  readonly isAutomatic: boolean
  /** Whether a reply to the mail reaches the conversation. */
  readonly canBeRepliedTo: boolean
  readonly link: string
  readonly settingsLink: string
}): MailText =>
  writeMail({
    subject: details.isAutomatic
      ? `Viewing times: ${details.home}`
      : `${details.sender} wrote about ${details.home}`,
    headline: details.isAutomatic ? 'Viewing times' : `${details.sender} wrote to you`,
    ...(details.canBeRepliedTo && { replyMarker: mailReplyTexts.marker }),
    card: details.card,
    blocks: [
      details.isAutomatic
        ? `${details.sender} has changed the viewing times for ${details.home}:`
        : `${details.sender} wrote to you on Homiq about ${details.home}:`,
      { quotes: details.texts },
      ...(details.isRedacted ? [messagesTexts.redactedOther] : []),
      `${details.canBeRepliedTo ? 'Reply to this email, without files, and nobody sees your address. Or reply here' : 'Reply here'}:`,
      { button: 'Reply on Homiq', link: details.link },
    ],
    footer: [
      `You won’t get another email about this conversation until you open it. To turn these emails off, open
your messages:`,
      { link: details.settingsLink },
    ],
    reason: mailReasons.conversation,
  })
