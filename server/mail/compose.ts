import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '#server/db/schema/mail-spool.ts'

/** Most characters of a subject line; mail has no limit, readers have. */
const LONGEST_SUBJECT = 200

/** A message as nodemailer takes it. Nothing in it can add a header or a recipient. */
export function compose(
  id: string,
  { to, subject, text, replyTo, unsubscribe }: Mail,
  from: string,
): SendMailOptions {
  return {
    messageId: `<${id}@homiq>`,
    from,
    to: { name: '', address: oneLine(to) },
    ...(replyTo && { replyTo: { name: '', address: oneLine(replyTo) } }),
    subject: Array.from(oneLine(subject)).slice(0, LONGEST_SUBJECT).join(''),
    text,
    ...(unsubscribe && {
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a header
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ')
