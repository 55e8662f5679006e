import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A message as a server for mail has taken it. */
export interface TakenMail {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
}

export interface MailServer {
  /** With the only user and password that it lets in. */
  readonly url: string
  readonly port: number
  readonly taken: TakenMail[]
  /** Told whenever a message is about to be taken; what it throws is the answer. */
  onMail: () => void
  readonly stop: () => Promise<void>
}

/** A server for mail on this machine that keeps what it is given. */
export async function mailServer(port = 0): Promise<MailServer> {
  const taken: TakenMail[] = []
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth({ username, password }, _session, done) {
      const right = username === 'homiq' && password === 'letter box'
      done(
        right ? null : new Error('Wrong user or password'),
        right ? { user: username } : undefined,
      )
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        try {
          mail.onMail()
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
          const to = envelope.rcptTo.map(({ address }) => address)
          taken.push({ from, to, raw: Buffer.concat(chunks).toString('utf8') })
          done()
        } catch (error) {
          done(error instanceof Error ? error : new Error(String(error)))
        }
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const open = (server.server.address() as AddressInfo).port
  const mail: MailServer = {
    url: `smtp://homiq:letter%20box@127.0.0.1:${open}`,
    port: open,
    taken,
    onMail: () => {},
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
  return mail
}
