import type { SendMailOptions } from 'nodemailer'
import { toSingleLine } from '#domain/platform/text/single-line.ts'
import type { Mail } from '#server/platform/tables.ts'
import { renderMailHtml } from './mail-html.ts'

/** In characters. Mail has no limit, but mail clients do. */
const MAX_SUBJECT_LENGTH = 200

/** No part of the message can inject a header or a recipient. */
export function composeMail(
  id: string,
  { to, subject, text, content, replyTo, thread, unsubscribe, calendar }: Mail,
  from: string,
): SendMailOptions {
  return {
    messageId: `<${id}@homiq>`,
    from,
    to: { name: '', address: toSingleLine(to) },
    ...(replyTo && { replyTo: { name: '', address: toSingleLine(replyTo) } }),
    subject: Array.from(toSingleLine(subject)).slice(0, MAX_SUBJECT_LENGTH).join(''),
    text,
    ...(content && { html: renderMailHtml(content, unsubscribe) }),
    ...(thread && { inReplyTo: `<${thread}@homiq>`, references: `<${thread}@homiq>` }),
    headers: {
      // Out-of-office programs do not answer these (RFC 3834).
      ...(content && { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(calendar && { icalEvent: { ...calendar, filename: 'viewing.ics' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
