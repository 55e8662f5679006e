import { chmod, mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { composeMail } from './compose.ts'
import type { Delivery } from './mailer.ts'

/**
 * Delivers messages as `.eml` files, which any mail client opens. A file gets its name only once it
 * is complete and on the disk; a second attempt overwrites the first.
 *
 * @param from the sender's address
 */
export function createOutboxDelivery(folder: string, from: string): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async deliver(id, mail) {
      const { message } = await transport.sendMail(composeMail(id, mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Earlier versions created the folder readable by everyone.
      await chmod(folder, 0o700)
      const unfinished = join(folder, `.${id}`)
      const file = await open(unfinished, 'w', 0o600)
      try {
        await file.writeFile(message as Buffer)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, join(folder, `${id}.eml`))
    },
    close: () => transport.close(),
  }
}
