import { chmod, mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { compose } from './compose.ts'
import type { Delivery } from './mailer.ts'

/**
 * Delivers messages as `.eml` files into a folder, from which any program for mail opens them. A
 * file has its name only once it is whole and on the disk; a message tried twice is one file.
 *
 * @param from the address that messages are from
 */
export function outboxDelivery(folder: string, from: string): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async deliver(id, mail) {
      const { message } = await transport.sendMail(compose(id, mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Folders of earlier versions could be listed by everyone on the machine.
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
