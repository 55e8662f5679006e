import { cutQuotes, type QuotedMail } from '#domain/messages/conversation/mail-reply/cut-quotes.ts'
import { cutSignature } from '#domain/messages/conversation/mail-reply/cut-signature.ts'
import { toPlainText } from './html-text.ts'
import { findHeader, readHeaders } from './mail-headers.ts'

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

const CHARSET = /;\s*charset(?:\*0?\*?)?\s*=\s*"?(?:[\w-]*'[\w-]*')?([^\s";]+)/i
const BOUNDARY_START = '\n--'

/** Whether part of the mail is in an unknown charset, so that letters would be read as others. */
function hasUnknownCharset(raw: Buffer): boolean {
  for (let at = 0; at !== -1; ) {
    const type = findHeader(readHeaders(raw.subarray(at)), 'content-type') ?? ''
    const [, charset] = CHARSET.exec(type) ?? []
    if (/^text\//i.test(type) && charset !== undefined && !isKnown(charset)) return true
    const boundary = raw.indexOf(BOUNDARY_START, at)
    const lineEnd = boundary === -1 ? -1 : raw.indexOf('\n', boundary + 1)
    at = lineEnd === -1 ? -1 : lineEnd + 1
  }
  return false
}

function isKnown(charset: string): boolean {
  try {
    return new TextDecoder(charset).encoding !== ''
  } catch {
    return false
  }
}
