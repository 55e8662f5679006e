import { createTransport } from 'nodemailer'
import { compose } from './compose.ts'
import type { Delivery } from './mailer.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

/**
 * Delivers messages to an SMTP server.
 *
 * @param url as `smtps://user:password@host:465`
 * @param from the address that messages are from
 */
export function smtpDelivery(url: string, from: string): Delivery {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  })
  return {
    async deliver(id, mail) {
      await transport.sendMail(compose(id, mail, from))
    },
    close: () => transport.close(),
  }
}
