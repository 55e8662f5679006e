import type { MailHeaders } from '#domain/messages/conversation/mail-reply/automatic-mail.ts'

/** Longer `From` headers are refused. */
const MAX_FROM = 1_000

/**
 * The headers of a mail or of a part of it, without reading the rest.
 *
 * @param bytes as received; nothing after the first empty line is read
 */
export function readHeaders(bytes: Buffer): MailHeaders {
  const headers: { key: string; value: string }[] = []
  for (const line of readHeaderLines(bytes)) {
    const last = headers.at(-1)
    const colon = line.indexOf(':')
    if (/^[ \t]/.test(line)) {
      if (last !== undefined) last.value += line
    } else {
      const key = line.slice(0, Math.max(0, colon)).toLowerCase()
      headers.push({ key: key.replace(/[ \t]+$/, ''), value: line.slice(colon + 1) })
    }
  }
  return headers
}

function readHeaderLines(bytes: Buffer): string[] {
  const lines: string[] = []
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf('\n', start)
    const end = found === -1 ? bytes.length : found
    const line = bytes.toString('utf8', start, end).replace(/\r+$/, '')
    if (line === '') break
    lines.push(line)
    start = end + 1
  }
  return lines
}

/** @returns the trimmed value of the first header with this name */
export const findHeader = (headers: MailHeaders, name: string): string | undefined =>
  headers.find(({ key }) => key === name)?.value.trim()

/**
 * @returns the email address in `From`; `null` unless there is exactly one. One in a group
 * ("team: olha@example.com;") is none: mail servers that check senders may not see it
 */
export async function readSender(headers: MailHeaders): Promise<string | null> {
  // Loaded with the first mail.
  const { addressParser } = await import('postal-mime')
  const values = headers.flatMap(({ key, value }) => (key === 'from' ? [value] : []))
  const [value = ''] = values
  // Programs differ in how they read control characters.
  if (values.length !== 1 || value.length > MAX_FROM || /[^\P{Cc}\t]/u.test(value)) return null
  const senders = addressParser(value)
  return (senders.length === 1 && senders[0]?.address) || null
}
