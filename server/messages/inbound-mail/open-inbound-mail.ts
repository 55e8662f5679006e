import type { AddressInfo } from 'node:net'
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server'
import { MESSAGE_LIMITS } from '#server/messages/rate-limits.ts'
import { createRateLimit } from '#server/platform/http/limits/rate-limit.ts'
import { toListenError } from '#server/platform/http/listener/listen-error.ts'
import { log } from '#server/platform/log/log.ts'
import { mailReplies } from '#server/platform/metrics.ts'
import { mailReplyProblems, mailReplyTexts } from '#texts/messages/mail-replies.ts'
import type { MailReplies, ReplyOutcome } from './mail-replies.ts'
import { isTooComplex } from './mail-size.ts'

/** The size of one mail, including files that are later left out. All connections together hold ten such mails. */
const MAX_BYTES = 5_000_000
const MAX_CONNECTIONS = 10

const IDLE_MS = 30_000

/** The longest life of a connection; mail servers send several mails on one. */
const CONNECTION_MS = 10 * 60_000

/** How long a stopping server waits for mails that are arriving. */
const GRACE_MS = 5_000

const CLOSING = 421
const UNKNOWN = 550
const TOO_LARGE = 552
const LATER = 451

export interface InboundMailOptions {
  readonly port: number
  readonly host: string
  /** The server's name in its greeting. */
  readonly name: string
  readonly replies: MailReplies
  /** After how many milliseconds a silent connection is closed. */
  readonly idleMs?: number
}

export type InboundMail = Awaited<ReturnType<typeof openInboundMail>>

/** Receives replies from the operator's mail server. It relays nothing. */
export async function openInboundMail(options: InboundMailOptions) {
  const { port, host, name, replies, idleMs = IDLE_MS } = options
  // Loaded only if replies by mail are configured.
  const { SMTPServer } = await import('smtp-server')
  const byAddress = createRateLimit(MESSAGE_LIMITS.mailReplyByAddress)
  const deadlines = new Map<string, NodeJS.Timeout>()
  const receiving = new Set<string>()

  const close = (isClosed: (id: string) => boolean) => {
    for (const connection of server.connections)
      if (isClosed(connection.id)) connection.send(CLOSING, mailReplyProblems.later)
  }

  async function checkRecipient(address: string): Promise<ReplyOutcome> {
    const replier = await replies.findReplier(address)
    return replier === null ? { code: UNKNOWN, sentence: mailReplyProblems.unknown } : 'taken'
  }

  async function receive(
    stream: SMTPServerDataStream,
    { envelope }: SMTPServerSession,
  ): Promise<ReplyOutcome> {
    const raw = await collect(stream)
    if (raw === null) return { code: LATER, sentence: mailReplyProblems.later }
    if (stream.sizeExceeded) return { code: TOO_LARGE, sentence: mailReplyProblems.large }
    const recipient = envelope.rcptTo[0]?.address ?? ''
    const replier = await replies.findReplier(recipient)
    if (replier === null) return { code: UNKNOWN, sentence: mailReplyProblems.unknown }
    if (!(await byAddress.take(recipient.toLowerCase())))
      return { code: LATER, sentence: mailReplyProblems.often }
    if (isTooComplex(raw)) return { code: TOO_LARGE, sentence: mailReplyProblems.complex }
    const returnPath = envelope.mailFrom === false ? '' : envelope.mailFrom.address
    return replies.take(replier, returnPath, raw)
  }

  const server = new SMTPServer({
    name,
    banner: 'Homiq',
    size: MAX_BYTES,
    maxRecipients: 1,
    maxClients: MAX_CONNECTIONS,
    socketTimeout: idleMs,
    closeTimeout: GRACE_MS,
    // The reply address decides who may write, and the network to the mail server is the
    // operator's.
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onConnect({ id }, done) {
      const deadline = setTimeout(() => close((other) => other === id), CONNECTION_MS)
      deadlines.set(id, deadline.unref())
      done()
    },
    onClose({ id }) {
      clearTimeout(deadlines.get(id))
      deadlines.delete(id)
    },
    onRcptTo({ address }, _session, done) {
      orLater(checkRecipient(address)).then((outcome) => done(toError(outcome)))
    },
    onData(stream, session, done) {
      receiving.add(session.id)
      orLater(receive(stream, session)).then((outcome) => {
        receiving.delete(session.id)
        // Logs neither email addresses nor words.
        const result = typeof outcome === 'string' ? outcome : `${outcome.code}`
        mailReplies.inc({ result })
        log.info({ result }, 'A mail came for a conversation.')
        done(toError(outcome), mailReplyTexts[outcome === 'taken' ? 'taken' : 'dropped'])
      })
    },
  })
  server.on('error', () => log.debug('A connection of a mail server broke.'))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', (error: NodeJS.ErrnoException) =>
      reject(toListenError(error, port, host, 'INBOUND_SMTP_')),
    )
    server.listen(port, host, () => resolve())
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    /** Finishes mails that are arriving; senders retry all others. */
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        close((id) => !receiving.has(id))
      }),
  }
}

/** Keeps nothing of a mail that is too large; `null` if the connection broke. */
async function collect(stream: SMTPServerDataStream): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of stream) {
      if (stream.sizeExceeded) chunks.length = 0
      else chunks.push(chunk)
    }
  } catch {
    return null
  }
  return Buffer.concat(chunks)
}

/** If we fail, the sender's mail server tries again later. */
const orLater = (outcome: Promise<ReplyOutcome>): Promise<ReplyOutcome> =>
  outcome.catch((err: unknown) => {
    log.error({ err }, 'A mail could not be taken; its sender tries again.')
    return { code: LATER, sentence: mailReplyProblems.later }
  })

const toError = (outcome: ReplyOutcome): Error | null =>
  typeof outcome === 'string'
    ? null
    : Object.assign(new Error(outcome.sentence), { responseCode: outcome.code })
