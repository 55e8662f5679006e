import ipaddr from 'ipaddr.js'
import { createTransport } from 'nodemailer'
import { composeMail } from './compose.ts'
import type { Delivery } from './mailer.ts'

const CONNECT_TIMEOUT_MS = 10_000
const SOCKET_TIMEOUT_MS = 30_000

export interface SmtpOptions {
  /** `smtps://user:password@host:465`, or `smtp://` for a server that starts without TLS. */
  readonly url: string
  /** The sender's email address. */
  readonly from: string
  /** Allows mails to cross a network without TLS, or without a verified certificate. */
  readonly insecure: boolean
}

/**
 * Mails contain links that reset passwords, so unless `insecure` is set they leave this machine
 * only over TLS, to a server with a valid certificate.
 */
export function createSmtpDelivery({ url, from, insecure }: SmtpOptions): Delivery {
  const isSafe = insecure || isLoopback(new URL(url).hostname)
  const transport = createTransport({
    url,
    ...(isSafe
      ? { opportunisticTLS: true, tls: { rejectUnauthorized: false } }
      : { requireTLS: true }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  })
  return {
    async deliver(id, mail, signal) {
      try {
        await transport.sendMail({ ...composeMail(id, mail, from), signal })
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
