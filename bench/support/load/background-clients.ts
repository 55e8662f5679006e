import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Login, signIn, signUp } from '#bench/support/identity-client.ts'
import type { BackgroundLatencies } from './background-clients-thread.ts'

const ACCOUNTS = 6

/** Ordinary clients during an attack. Disposing them stops their thread. */
export interface BackgroundClients extends Disposable {
  /** Signs two of them in at the same time. */
  readonly signInConcurrently: () => Promise<void>
  /** Measures their latencies while `work` runs. */
  readonly measureDuring: <T>(
    work: () => Promise<T>,
  ) => Promise<{ result: T; suffered: BackgroundLatencies }>
}

/** Creates accounts, then requests `/livez` and a cached page and signs in at constant rates. */
export async function startBackgroundClients(url: string): Promise<BackgroundClients> {
  const logins: Login[] = []
  for (let index = 0; index < ACCOUNTS; index += 1) {
    const login = {
      email: `visitor-${process.pid}-${index}@example.com`,
      ip: `198.51.100.${index}`,
    }
    await signUp(url, login)
    logins.push(login)
  }
  const worker = new Worker(new URL('./background-clients-thread.ts', import.meta.url), {
    workerData: { url, logins },
  })
  await once(worker, 'online')
  return {
    async signInConcurrently() {
      await Promise.all(logins.slice(0, 2).map((login) => signIn(url, login)))
    },
    async measureDuring(work) {
      worker.postMessage('begin')
      const result = await work()
      worker.postMessage('end')
      const [suffered] = (await once(worker, 'message')) as [BackgroundLatencies]
      return { result, suffered }
    },
    [Symbol.dispose]: () => void worker.terminate(),
  }
}
