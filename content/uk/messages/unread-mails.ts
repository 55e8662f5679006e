import type * as English from '#content/en/messages/unread-mails.ts'
import { writeMail } from '#content/uk/format/mail.ts'
import { mailReasons } from '#content/uk/mail-frame.ts'
import { mailReplyTexts } from './mail-replies.ts'
import { messagesTexts } from './messages.ts'

/** Tells that somebody wrote about a home. Reveals neither the writer's account nor email address. */
export const unreadMail: typeof English.unreadMail = (details) =>
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
