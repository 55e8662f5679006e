import { ENDPOINTS } from '#domain/site/links.ts'
import type { QueuedForm } from './form-queue.ts'
import type { storeWhileSending } from './store-while-sending.ts'

/** From then on a form is slow to send. */
export const SLOW_MS = 4_000

/** Long enough for a slow connection. */
const PROBE_MS = 5_000

/** Whether there is a connection: the server answers this URL always. */
const isServerReachable = (): Promise<boolean> =>
  fetch(ENDPOINTS.health, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) }).then(
    () => true,
    () => false,
  )

/** Phones close hidden pages. */
const whenSlowOrHidden = (): Promise<true> =>
  new Promise((resolve) => {
    const finish = () => resolve(true)
    setTimeout(finish, SLOW_MS)
    document.addEventListener('visibilitychange', finish, { once: true })
  })

/**
 * Sends a form, or stores it in the queue if that fails because the server cannot be reached. Once it is slow or the
 * page is hidden, it is stored before it has failed, so that closing the page does not lose it.
 *
 * @param path the page whose action accepts the values
 * @returns `failed` if the server was reached and did not accept it, or if storage is forbidden or full
 */
export async function sendOrStore(
  path: string,
  values: QueuedForm['values'],
  send: () => Promise<void>,
): Promise<'sent' | 'stored' | 'failed'> {
  const outcome = send().then(
    () => 'sent' as const,
    async () => ((await isServerReachable()) ? 'failed' : 'stored'),
  )
  const isUnsent = outcome.then((it) => it === 'stored')
  const isStored = Promise.race([isUnsent, whenSlowOrHidden()])
    .then(async (mustStore) => {
      if (mustStore) await store(path, values, isUnsent)
    })
    .then(
      () => true,
      () => false,
    )
  return (await isUnsent) && !(await isStored) ? 'failed' : outcome
}

const store = async (...form: Parameters<typeof storeWhileSending>) =>
  (await import('./store-while-sending.ts')).storeWhileSending(...form)
