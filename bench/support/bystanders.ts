import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Suffered } from './bystanders-thread.ts'
import { type Login, signIn, signUp } from './identity-client.ts'

const ACCOUNTS = 6

/** Visitors who have nothing to do with what goes on; leaving the scope of `using` ends them. */
export interface Bystanders extends Disposable {
  /** Two of them sign in at once. */
  readonly signInTogether: () => Promise<void>
  /** What they suffer while `work` runs. */
  readonly during: <T>(work: () => Promise<T>) => Promise<{ result: T; suffered: Suffered }>
}

/** Makes accounts for visitors who ask for `/livez` and a page from the cache, and sign in. */
export async function openBystanders(url: string): Promise<Bystanders> {
  const logins: Login[] = []
  for (let index = 0; index < ACCOUNTS; index += 1) {
    const login = {
      email: `visitor-${process.pid}-${index}@example.com`,
      ip: `198.51.100.${index}`,
    }
    await signUp(url, login)
    logins.push(login)
  }
  const worker = new Worker(new URL('./bystanders-thread.ts', import.meta.url), {
    workerData: { url, logins },
  })
  await once(worker, 'online')
  return {
    async signInTogether() {
      await Promise.all(logins.slice(0, 2).map((login) => signIn(url, login)))
    },
    async during(work) {
      worker.postMessage('begin')
      const result = await work()
      worker.postMessage('end')
      const [suffered] = (await once(worker, 'message')) as [Suffered]
      return { result, suffered }
    },
    [Symbol.dispose]: () => void worker.terminate(),
  }
}
