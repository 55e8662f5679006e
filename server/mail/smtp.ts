import ipaddr from 'ipaddr.js'
import { createTransport } from 'nodemailer'
import { compose } from './compose.ts'
import type { Delivery } from './mailer.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

export interface SmtpOptions {
  /** As `smtps://user:password@host:465`, or `smtp://` for a server that begins without TLS. */
  readonly url: string
  /** The address that messages are from. */
  readonly from: string
  /** Whether messages may cross a network without TLS, or to a server that proves no name. */
  readonly insecure: boolean
}

/**
 * Delivers messages to an SMTP server. They carry links that set a new password, so unless
 * `insecure` is set they leave this machine only by TLS, to a server with a known certificate.
 */
export function smtpDelivery({ url, from, insecure }: SmtpOptions): Delivery {
  const isSafe = insecure || isLoopback(new URL(url).hostname)
  const transport = createTransport({
    url,
    ...(isSafe
      ? { opportunisticTLS: true, tls: { rejectUnauthorized: false } }
      : { requireTLS: true }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  })
  return {
    async deliver(id, mail, signal) {
      try {
        await transport.sendMail({ ...compose(id, mail, from), signal })
      } catch (error) {
        throw !isSafe && isTlsError(error) ? new Error(NO_TLS, { cause: error }) : error
      }
    },
    close: () => transport.close(),
  }
}

const NO_TLS =
  'The server for mail offers no TLS that works. Messages go to it in the clear only with SMTP_INSECURE=on.'

const isTlsError = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ETLS'

function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return (
    host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback')
  )
}
