import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { type Login, signIn } from './identity-client.ts'
import { rawConnection } from './raw-connection.ts'
import { requestOf } from './target.ts'

// In a thread of its own, or the attack's own work would be measured.

/** How often each is asked, in milliseconds. */
const PROBE_EVERY_MS = 50
const SIGN_IN_EVERY_MS = 2_000

/** How long answers took, in milliseconds. */
export interface Suffered {
  readonly livez: number[]
  readonly page: number[]
  readonly signIn: number[]
  /** Answers with another status than 200, and connections that broke. */
  failed: number
}

const { url, logins } = workerData as { url: string; logins: readonly Login[] }
let suffered: Suffered | null = null
const underWay = new Set<Promise<void>>()

/** Asks at a steady rate, whether the ones before are answered or not, and notes how long it took. */
async function ask(everyMs: number, into: 'livez' | 'page' | 'signIn', one: () => Promise<number>) {
  for (let due = performance.now(); ; due += everyMs) {
    const early = due - performance.now()
    if (early > 0) await setTimeout(early)
    const of = suffered
    if (of === null) continue
    const asked = one().then((status) => {
      of[into].push(performance.now() - due)
      if (status !== 200) of.failed += 1
      underWay.delete(asked)
    })
    underWay.add(asked)
  }
}

/** Connections that wait for the next request; a new one is opened when all are taken. */
const idle: ReturnType<typeof rawConnection>[] = []
async function get(path: string, ip: string): Promise<number> {
  const connection = idle.pop() ?? rawConnection(url)
  const status = await connection.ask(requestOf({ url, ip }, 'GET', path))
  idle.push(connection)
  return status
}

let visitors = 0
const visitor = () => {
  visitors += 1
  return `192.0.2.${visitors % 250}`
}

ask(PROBE_EVERY_MS, 'livez', () => get('/livez', visitor()))
ask(PROBE_EVERY_MS, 'page', () => get('/property?type=sale', visitor()))
let signIns = 0
ask(SIGN_IN_EVERY_MS, 'signIn', () => {
  signIns += 1
  const login = logins[signIns % logins.length]
  return login === undefined ? Promise.resolve(0) : signIn(url, login).catch(() => 0)
})

parentPort?.on('message', async (message: 'begin' | 'end') => {
  if (message === 'begin') {
    suffered = { livez: [], page: [], signIn: [], failed: 0 }
    return
  }
  const result = suffered
  suffered = null
  // Whoever still waits has suffered, too.
  await Promise.all(underWay)
  parentPort?.postMessage(result)
})
