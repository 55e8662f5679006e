import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import {
  type Attack,
  type AttackResult,
  type AttackTarget,
  createCounter,
  createRequest,
} from '#bench/support/load/attack.ts'

/** How long the site may keep an idle connection. */
const TIMEOUT_MS = 100_000
/** How long a client that resumes reading takes to notice that its connection was closed. */
const NOTICE_MS = 2_000
const POLL_MS = 250

function open(target: AttackTarget): Socket {
  const { hostname, port } = new URL(target.url)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => {})
  return socket
}

/** Waits until the site has closed every connection, or for the timeout. */
async function waitUntilClosed(sockets: readonly Socket[]): Promise<AttackResult> {
  const start = performance.now()
  const isOpen = () => sockets.some(({ destroyed }) => !destroyed)
  while (isOpen() && performance.now() - start < TIMEOUT_MS) await setTimeout(POLL_MS)
  const seconds = ((performance.now() - start) / 1_000).toFixed(0)
  const outcome = countClosed(sockets)
  return outcome.fault === undefined
    ? { ...outcome, remark: `all cut after ${seconds} s` }
    : outcome
}

/** Counts connections that the site has closed. A paused socket does not notice. */
function countClosed(sockets: readonly Socket[]): AttackResult {
  const { outcomes, count } = createCounter()
  for (const { destroyed } of sockets) count(destroyed ? 'cut' : 'held')
  const held = outcomes.get('held') ?? 0
  for (const socket of sockets) socket.destroy()
  return {
    outcomes,
    ...(held > 0 && { fault: `${held} are held for longer than ${TIMEOUT_MS / 1_000} s` }),
  }
}

/** Clients that send these bytes and then nothing. */
function stallAfter(count: number, bytes: (target: AttackTarget) => string): Attack['run'] {
  return async (target) => {
    const sockets = Array.from({ length: count }, () => open(target))
    for (const socket of sockets) {
      // Only a socket that reads notices that it was closed.
      socket.resume()
      socket.write(bytes(target))
    }
    return waitUntilClosed(sockets)
  }
}

/** Clients that pipeline requests and read no response. */
function stallReading(count: number, times: number, path: string): Attack['run'] {
  return async (target) => {
    const sockets = Array.from({ length: count }, () => open(target))
    for (const socket of sockets) {
      socket.pause()
      socket.write(createRequest(target, 'GET', path).repeat(times))
    }
    await setTimeout(TIMEOUT_MS)
    // A paused socket does not notice that it was closed.
    for (const socket of sockets) socket.resume()
    await setTimeout(NOTICE_MS)
    return countClosed(sockets)
  }
}

/** Requests that are never completed, and responses that nobody reads. */
export const SLOW_CLIENTS: readonly Attack[] = [
  {
    name: '3,000 requests that break off in their head',
    run: stallAfter(3_000, () => 'GET /home HTTP/1.1\r\nHost: localhost\r\nX-'),
  },
  {
    name: '500 forms that break off',
    run: stallAfter(500, (target) =>
      createRequest(target, 'POST', '/contact', {
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'Content-Length': '40000',
        },
      }),
    ),
  },
  {
    name: '200 readers who read none of 400 pages',
    run: stallReading(200, 400, '/property?type=sale'),
  },
  {
    name: '200 readers who read none of 16 pages',
    run: stallReading(200, 16, '/property?type=sale'),
  },
  { name: '200 readers who read none of 16 feeds', run: stallReading(200, 16, '/feed.atom') },
]
