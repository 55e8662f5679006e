import { randomUUID } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/**
 * Puts messages as `.eml` files into a folder, from which any program for mail opens them. A file
 * has its name only once it is whole and on the disk.
 *
 * @param from the address that messages are from
 */
export function createOutbox(folder: string, from: string): Mailer {
  const compose = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await compose.sendMail({ ...mail, from })
      await mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replace(/\W/g, '-')}-${randomUUID()}.eml`
      const unfinished = join(folder, `.${name}`)
      const file = await open(unfinished, 'wx', 0o600)
      try {
        await file.writeFile(message as Buffer)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, join(folder, name))
    },
  }
}
