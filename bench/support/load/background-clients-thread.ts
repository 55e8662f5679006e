import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { type Login, signIn } from '#bench/support/identity-client.ts'
import { createRequest } from './attack.ts'
import { openRawConnection } from './raw-connection.ts'

// Runs in its own thread, because otherwise latencies would include the attack's own CPU time.

const PROBE_INTERVAL_MS = 50
const SIGN_IN_INTERVAL_MS = 2_000

/** Milliseconds by kind of request. */
export interface BackgroundLatencies {
  readonly livez: number[]
  readonly page: number[]
  readonly signIn: number[]
  /** Responses without status 200, and broken connections. */
  failed: number
}

const { url, logins } = workerData as { url: string; logins: readonly Login[] }
let latencies: BackgroundLatencies | null = null
const pending = new Set<Promise<void>>()

/** Sends requests at a constant rate, whether or not earlier ones have completed. */
async function sendAtRate(
  everyMs: number,
  into: 'livez' | 'page' | 'signIn',
  one: () => Promise<number>,
) {
  for (let due = performance.now(); ; due += everyMs) {
    const early = due - performance.now()
    if (early > 0) await setTimeout(early)
    const of = latencies
    if (of === null) continue
    const asked = one().then((status) => {
      of[into].push(performance.now() - due)
      if (status !== 200) of.failed += 1
      pending.delete(asked)
    })
    pending.add(asked)
  }
}

/** Open connections without a request; a new one is opened if there is none. */
const idle: ReturnType<typeof openRawConnection>[] = []
async function get(path: string, ip: string): Promise<number> {
  const connection = idle.pop() ?? openRawConnection(url)
  const status = await connection.send(createRequest({ url, ip }, 'GET', path))
  idle.push(connection)
  return status
}

let visitorCount = 0
const nextIp = () => {
  visitorCount += 1
  return `192.0.2.${visitorCount % 250}`
}

sendAtRate(PROBE_INTERVAL_MS, 'livez', () => get('/livez', nextIp()))
sendAtRate(PROBE_INTERVAL_MS, 'page', () => get('/property?type=sale', nextIp()))
let signIns = 0
sendAtRate(SIGN_IN_INTERVAL_MS, 'signIn', () => {
  signIns += 1
  const login = logins[signIns % logins.length]
  return login === undefined ? Promise.resolve(0) : signIn(url, login).catch(() => 0)
})

parentPort?.on('message', async (message: 'begin' | 'end') => {
  if (message === 'begin') {
    latencies = { livez: [], page: [], signIn: [], failed: 0 }
    return
  }
  const result = latencies
  latencies = null
  // Latencies of requests that are still pending count too.
  await Promise.all(pending)
  parentPort?.postMessage(result)
})
