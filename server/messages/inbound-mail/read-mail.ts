import { cutQuotes, type QuotedMail } from '#domain/messages/conversation/mail-reply/cut-quotes.ts'
import { cutSignature } from '#domain/messages/conversation/mail-reply/cut-signature.ts'
import { hasUnknownCharset } from './charsets.ts'
import { toPlainText } from './html-text.ts'

const LIMITS = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024 }

/** The length of the text with its quotes, in UTF-16 units. */
const MAX_LENGTH = 256 * 1024

/** Signatures that mail programs add by themselves. */
const SIGNATURES = [
  'application/pgp-signature',
  'application/pkcs7-signature',
  'application/pgp-keys',
]

export interface ParsedMail {
  /** The text without quotes and signature. */
  readonly written: string
  /** Whether files are attached, apart from pictures of a signature. */
  readonly hasFiles: boolean
}

/**
 * A crafted mail takes seconds, so call this only in a thread of its own.
 *
 * @throws for anything but a mail, for more parts than people send, and for text that cannot be
 * read as it was written
 */
export async function readMail(raw: Buffer, quoted: QuotedMail): Promise<ParsedMail> {
  if (hasUnknownCharset(raw)) throw new Error('A mail is in an unknown alphabet.')
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(raw, { ...LIMITS, forceRfc822Attachments: true })
  const { text = '', html = '' } = mail
  const cut = (part: string) => cutLong(part, quoted.markers)
  const whole = text.trim() === '' ? await toPlainText(cut(html)) : cut(text)
  const written = cutSignature(cutQuotes(whole, quoted))
  if (written.includes('\ufffd')) throw new Error('A mail has letters that cannot be read.')
  return {
    written,
    hasFiles: mail.attachments.some(
      ({ related, mimeType }) => !related && !SIGNATURES.includes(mimeType),
    ),
  }
}

/**
 * @throws unless our marker comes before the cut: only then is everything after it a quote
 */
function cutLong(text: string, markers: readonly string[]): string {
  if (text.length <= MAX_LENGTH) return text
  const start = text.slice(0, MAX_LENGTH)
  const words = start.replace(/[\s>]+/g, ' ')
  if (markers.some((marker) => words.includes(marker))) return start
  throw new Error('A mail has more text than is read.')
}
