import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { createRequest } from './attack.ts'
import { type Login, signIn } from './identity-client.ts'
import { openRawConnection } from './raw-connection.ts'

// In a thread of its own, or the attack's own work would be measured.

/** How often each is asked, in milliseconds. */
const PROBE_INTERVAL_MS = 50
const SIGN_IN_INTERVAL_MS = 2_000

/** How long answers took, in milliseconds. */
export interface Latencies {
  readonly livez: number[]
  readonly page: number[]
  readonly signIn: number[]
  /** Answers with another status than 200, and connections that broke. */
  failed: number
}

const { url, logins } = workerData as { url: string; logins: readonly Login[] }
let latencies: Latencies | null = null
const pending = new Set<Promise<void>>()

/** Asks at a steady rate, whether the ones before are answered or not, and notes how long it took. */
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

/** Connections that wait for the next request; a new one is opened when all are taken. */
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
  // Whoever still waits has suffered, too.
  await Promise.all(pending)
  parentPort?.postMessage(result)
})
