import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface OutboxMail {
  readonly to: string
  readonly subject: string
  /** The whole mail including its headers, with every mail encoding decoded. */
  readonly source: string
}

const ENCODED_PART = /(Content-Transfer-Encoding: base64\r\n(?:.+\r\n)*\r\n)((?:[\w+/=]+\r\n)+)/g

const decode = (source: string) =>
  source
    .replace(
      ENCODED_PART,
      (_, head: string, body: string) => head + Buffer.from(body, 'base64').toString(),
    )
    .replaceAll('=\r\n', '')
    .replaceAll('\r\n ', '')

/** The mails delivered into an outbox. */
export function readOutbox(folder: string): OutboxMail[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return files.map((name) => {
    const source = decode(readFileSync(join(folder, name), 'utf8'))
    const get = (header: string) => new RegExp(`^${header}: (.*)\r$`, 'm').exec(source)?.[1] ?? ''
    return { to: get('To'), subject: get('Subject'), source }
  })
}
