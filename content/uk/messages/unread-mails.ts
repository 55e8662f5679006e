import { writeMail } from '#content/uk/format/mail.ts'
import { mailReasons } from '#content/uk/mail-frame.ts'
import type { MailCard, MailText } from '#domain/platform/text/mail-text.ts'
import { mailReplyTexts } from './mail-replies.ts'
import { messagesTexts } from './messages.ts'

/** Tells that somebody wrote about a home. Reveals neither the writer's account nor email address. */
export const unreadMail = (details: {
  /** "Власник". */
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
      ? `Час показу: ${details.home}`
      : `${details.sender} пише вам: ${details.home}`,
    headline: details.isAutomatic ? 'Час показу' : `${details.sender} пише вам`,
    ...(details.canBeRepliedTo && { replyMarker: mailReplyTexts.marker }),
    card: details.card,
    blocks: [
      details.isAutomatic
        ? `${details.sender} пише про час показу (${details.home}):`
        : `${details.sender} пише вам на Homiq (${details.home}):`,
      { quotes: details.texts },
      ...(details.isRedacted ? [messagesTexts.redactedOther] : []),
      details.canBeRepliedTo
        ? 'Відповідайте просто на цей лист, без файлів: вашої адреси ніхто не побачить. Або напишіть тут:'
        : 'Відповісти можна тут:',
      { button: 'Відповісти на\u00a0Homiq', link: details.link },
    ],
    footer: [
      `Поки ви не відкриєте цю розмову, листів про неї більше не буде. Вимкнути такі листи можна
на сторінці повідомлень:`,
      { link: details.settingsLink },
    ],
    reason: mailReasons.conversation,
  })
