import { connect } from 'node:net'
import {
  type Attack,
  type AttackTarget,
  createCounter,
  createRequest,
} from '#bench/support/load/attack.ts'

const PIECE = Buffer.alloc(64 * 1024, 'x')
const CHUNK = Buffer.concat([Buffer.from('10000\r\n'), PIECE, Buffer.from('\r\n')])
const CONNECTIONS = 4

interface Body {
  readonly method: string
  readonly path: string
  readonly megabytes: number
  readonly chunked: boolean
}

/**
 * Sends a body until it is complete or the connection is closed.
 *
 * @returns the status, or "cut"
 */
function send(target: AttackTarget, { method, path, megabytes, chunked }: Body): Promise<string> {
  const { hostname, port } = new URL(target.url)
  const framing = chunked
    ? { 'Transfer-Encoding': 'chunked' }
    : { 'Content-Length': String(megabytes * 1e6) }
  const type = path.startsWith('/identity')
    ? 'application/json'
    : 'application/x-www-form-urlencoded'
  const head = createRequest(target, method, path, {
    headers: { 'Content-Type': type, ...framing },
  })
  return new Promise((resolve) => {
    let status = 'cut'
    let left = Math.ceil((megabytes * 1e6) / PIECE.length)
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(head)
      more()
    })
    function more() {
      while (left > 0 && !socket.destroyed) {
        left -= 1
        if (!socket.write(chunked ? CHUNK : PIECE)) return
      }
    }
    socket.on('drain', more)
    socket.on('data', (bytes) => {
      status = bytes.toString('latin1', 9, 12)
      socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(status))
    socket.setTimeout(20_000, () => socket.destroy())
  })
}

function sendBodies(...kinds: readonly Body[]): Attack['run'] {
  return async (target) => {
    const { outcomes, count } = createCounter()
    for (let round = 0; performance.now() < target.until; round += 1) {
      const body = kinds[round % kinds.length]
      if (body === undefined) break
      const sent = Array.from({ length: CONNECTIONS }, () => send(target, body))
      for (const status of await Promise.all(sent)) count(status)
    }
    return { outcomes }
  }
}

const METHODS = ['PUT', 'PATCH', 'POST', 'DELETE'] as const
const createBodies = (path: string, megabytes: number, chunked: boolean): Body[] =>
  METHODS.map((method) => ({ method, path, megabytes, chunked }))

/** The site once read bodies of any size into memory. */
export const LARGE_BODIES: readonly Attack[] = [
  {
    name: 'bodies of 400 MB, four at once',
    run: sendBodies(...createBodies('/contact', 400, false)),
  },
  { name: 'the same in chunks', run: sendBodies(...createBodies('/newsletter', 400, true)) },
  {
    name: 'the same to the identity service, the relay and `/session`',
    run: sendBodies(
      ...createBodies('/identitytoolkit.googleapis.com/v1/accounts:lookup', 200, true),
      ...createBodies('/mail/api/v1.0/email/send', 200, true),
      ...createBodies('/session', 200, true),
    ),
  },
]
