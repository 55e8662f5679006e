import { parentPort } from 'node:worker_threads'
import type { QuotedMail } from '#domain/messages/conversation/mail-reply/cut-quotes.ts'
import { type ParsedMail, readMail } from './read-mail.ts'

// Mails are read in a thread of their own: one that is crafted to take minutes ends only the
// thread.

export interface ToParserThread {
  readonly raw: Uint8Array
  readonly quoted: QuotedMail
}

/** `null` for a mail that cannot be read. */
export type FromParserThread = ParsedMail | null

parentPort?.on('message', async ({ raw, quoted }: ToParserThread) => {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const mail: FromParserThread = await readMail(bytes, quoted).catch(() => null)
  parentPort?.postMessage(mail)
})
