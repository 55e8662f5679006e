import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A message as a server for mail has taken it. */
export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  /** Whether it came by TLS. */
  readonly secure: boolean
}

export interface FakeSmtpServer {
  /** With the only user and password that it lets in. */
  readonly url: string
  readonly port: number
  readonly received: ReceivedMail[]
  /** Told whenever a message is about to be taken; what it throws is the answer. */
  onMail: () => void
  /** Told of each reader of a message; the server goes on when it resolves. */
  onRecipient: (address: string) => Promise<void>
  /** Connections that are open now. */
  readonly connections: () => number
  readonly stop: () => Promise<void>
}

/**
 * A server for mail on this machine that keeps what it is given.
 *
 * @param tls whether it offers TLS, with a certificate that nobody knows
 */
export async function startFakeSmtpServer(port = 0, { tls = false } = {}): Promise<FakeSmtpServer> {
  const taken: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: tls ? [] : ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onAuth({ username, password }, _session, done) {
      const right = username === 'homiq' && password === 'letter box'
      done(
        right ? null : new Error('Wrong user or password'),
        right ? { user: username } : undefined,
      )
    },
    onRcptTo({ address }, _session, done) {
      mail.onRecipient(address).then(() => done(), done)
    },
    onData(stream, { envelope, secure }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        try {
          mail.onMail()
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
          const to = envelope.rcptTo.map(({ address }) => address)
          taken.push({ from, to, raw: Buffer.concat(chunks).toString('utf8'), secure })
          done()
        } catch (error) {
          done(error instanceof Error ? error : new Error(String(error)))
        }
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const open = (server.server.address() as AddressInfo).port
  const mail: FakeSmtpServer = {
    url: `smtp://homiq:letter%20box@127.0.0.1:${open}`,
    port: open,
    received: taken,
    onMail: () => {},
    onRecipient: async () => {},
    connections: () => server.connections.size,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
  return mail
}
