import { isAutomaticMail } from '#domain/conversation/mail-answer/automatic-mail.ts'
import { toPlainText } from './html-text.ts'

const LIMITS = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024 }

/** Parts that programs add by themselves. */
const SIGNATURES = [
  'application/pgp-signature',
  'application/pkcs7-signature',
  'application/pgp-keys',
]

/** What counts of a mail. */
export interface ReadMail {
  /** The address in `From`; `null` unless there is exactly one. */
  readonly from: string | null
  /** The same whenever it is delivered again. */
  readonly id: string
  /** Whether no person wrote it. */
  readonly isAutomatic: boolean
  /** With all that it quotes. */
  readonly text: string
  /** Whether files are attached, beside pictures of a signature. */
  readonly hasFiles: boolean
}

/** @throws when it is no mail, or one with more parts than people send */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  // Loaded with the first mail.
  const { default: PostalMime, addressParser } = await import('postal-mime')
  const mail = await PostalMime.parse(raw, { ...LIMITS, forceRfc822Attachments: true })
  const senders = mail.headers
    .filter(({ key }) => key === 'from')
    .flatMap(({ value }) => addressParser(value, { flatten: true }))
  const { text = '', html = '' } = mail
  return {
    from: (senders.length === 1 && senders[0]?.address) || null,
    id: mail.messageId ?? `${mail.date ?? ''} ${text}${html}`,
    isAutomatic: isAutomaticMail(mail.headers),
    text: text.trim() === '' ? await toPlainText(html) : text,
    hasFiles: mail.attachments.some(
      ({ related, mimeType }) => !related && !SIGNATURES.includes(mimeType),
    ),
  }
}
