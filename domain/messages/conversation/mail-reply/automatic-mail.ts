/** Headers of a mail, with lowercase names. */
export type MailHeaders = readonly { readonly key: string; readonly value: string }[]

/** Whatever their value: of mailing lists, and of programs that answer. */
const BY_PRESENCE =
  /^(?:list-id|x-auto-?(?:reply|respond|generated)(?:er|or|-?from)?|x-mail-autoreply)$/
const PRECEDENCE = /^\s*(?:bulk|list|junk|auto[-_]reply)\b/i
const REPORT = /^\s*multipart\/report\b/i
const NO = /^\s*(?:no|none)\b/i

/**
 * Whether a program sent the mail: an out-of-office reply, a mailing list or a bounce (RFC 3834).
 */
export const isAutomaticMail = (headers: MailHeaders): boolean =>
  headers.some(({ key, value }) => {
    if (key === 'auto-submitted' || key === 'x-auto-response-suppress') return !NO.test(value)
    if (key === 'precedence') return PRECEDENCE.test(value)
    if (key === 'content-type') return REPORT.test(value)
    return BY_PRESENCE.test(key)
  })
