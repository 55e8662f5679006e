import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { writeThenRename } from '#server/platform/runtime/write-then-rename.ts'
import { composeMail } from './compose.ts'
import type { Delivery } from './mailer.ts'

/**
 * Delivers mails as `.eml` files, which any mail program opens. A file gets its name only once it
 * is complete and on the disk; a second attempt overwrites the first.
 *
 * @param from the sender's email address
 */
export function createOutboxDelivery(folder: string, from: string): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async deliver(id, mail) {
      const { message } = await transport.sendMail(composeMail(id, mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Earlier versions created the folder readable by everyone.
      await chmod(folder, 0o700)
      await writeThenRename(message as Buffer, {
        unfinished: join(folder, `.${id}`),
        file: join(folder, `${id}.eml`),
        mode: 0o600,
      })
    },
    close: () => transport.close(),
  }
}
