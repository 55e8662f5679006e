import type { MailText } from '#content/texts/mail-text.ts'
import { mailReplyTexts } from './mail-replies.ts'
import { messagesTexts } from './messages.ts'

/** Tells that somebody wrote about a home. Reveals neither the writer's account nor email address. */
export const messageMail = (details: {
  /** "The owner". */
  readonly sender: string
  readonly home: string
  readonly texts: readonly string[]
  readonly isRedacted: boolean
  /** Whether only the site wrote, to tell what the sender did with a viewing. */
  readonly isAutomatic: boolean
  /** Whether a reply to the mail reaches the conversation. */
  readonly canBeRepliedTo: boolean
  readonly link: string
  readonly settingsLink: string
}): MailText => ({
  subject: details.isAutomatic
    ? `Viewing times: ${details.home}`
    : `${details.sender} wrote about ${details.home}`,
  text: `${details.canBeRepliedTo ? `${mailReplyTexts.marker}\n\n` : ''}Hello,

${details.isAutomatic ? `${details.sender} has changed the viewing times of ${details.home}:` : `${details.sender} wrote to you on Homiq about ${details.home}:`}

${details.texts.map((text) => text.replace(/^/gm, '> ')).join('\n\n')}
${details.isRedacted ? `\n${messagesTexts.redactedOther}\n` : ''}
${details.canBeRepliedTo ? 'Answer this mail, without files, and nobody sees your address. Or answer here' : 'Answer here'}:

${details.link}

You get no more mails about this conversation until you have opened it. If you want none at all,
say so at the end of your messages:

${details.settingsLink}

Homiq
`,
})
