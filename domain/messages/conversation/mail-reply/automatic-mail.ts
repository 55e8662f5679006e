/** Headers of a mail, with lowercase names. */
export type MailHeaders = readonly { readonly key: string; readonly value: string }[]

const BY_PRESENCE = ['x-autoreply', 'x-autorespond', 'list-id']
const PRECEDENCE = /^\s*(bulk|list|junk|auto_reply)\b/i
const REPORT = /^\s*multipart\/report\b/i

/**
 * Whether a program sent the mail: an out-of-office reply, a mailing list or a bounce (RFC 3834).
 */
export const isAutomaticMail = (headers: MailHeaders): boolean =>
  headers.some(({ key, value }) => {
    if (key === 'auto-submitted') return !/^\s*no\b/i.test(value)
    if (key === 'precedence') return PRECEDENCE.test(value)
    if (key === 'content-type') return REPORT.test(value)
    return BY_PRESENCE.includes(key)
  })
