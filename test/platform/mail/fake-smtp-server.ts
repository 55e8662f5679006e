import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  /** Whether it arrived over TLS. */
  readonly secure: boolean
}

export interface FakeSmtpServer {
  /** Includes the only user name and password that it accepts. */
  readonly url: string
  readonly port: number
  readonly received: ReceivedMail[]
  /** Called before a mail is accepted; an error that it throws becomes the response. */
  onMail: () => void
  /** Called for each recipient; the server continues once it resolves. */
  onRecipient: (email: string) => Promise<void>
  /** The number of open connections. */
  readonly connections: () => number
  readonly stop: () => Promise<void>
}

/** @param tls offers STARTTLS with a self-signed certificate */
export async function startFakeSmtpServer(port = 0, { tls = false } = {}): Promise<FakeSmtpServer> {
  const taken: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: tls ? [] : ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onAuth({ username, password }, _session, done) {
      const isAuthorized = username === 'homiq' && password === 'letter box'
      done(
        isAuthorized ? null : new Error('Wrong user or password'),
        isAuthorized ? { user: username } : undefined,
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
