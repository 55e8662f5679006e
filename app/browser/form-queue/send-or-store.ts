import { createUuid } from '#app/browser/network/create-uuid.ts'
import { reportConnection } from '#app/browser/network/page-fetch.ts'
import { isServerReachable } from '#app/browser/network/ping-server.ts'
import { signedOutAt } from '#app/browser/storage/signed-out-at.ts'
import type { QueuedForm } from './form-queue.ts'

/**
 * The last form that failed. If the same values are sent again, they keep their key, because the server may have
 * accepted them although the response was an error or came too late.
 */
let lastFailed: { readonly form: string; readonly id: string } | undefined

/** After this time a form counts as slow to send. */
export const SLOW_MS = 4_000

/** Resolves when sending takes long, or when the page is hidden: phones close hidden pages. */
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
 * @param send gets the idempotency key of the form, which is the same for all its attempts
 * @param onStored called once it is in the queue, also if it is sent after that
 * @returns `failed` if the server was reached and did not accept it, or if storage is forbidden or full
 */
export async function sendOrStore(
  path: string,
  values: QueuedForm['values'],
  send: (key: string) => Promise<void>,
  onStored?: () => void,
): Promise<'sent' | 'stored' | 'failed'> {
  const form = JSON.stringify([path, values])
  const id = lastFailed?.form === form ? lastFailed.id : createUuid()
  const since = Date.now()
  const signOut = signedOutAt.get()
  const loading = loadStore()
  loading.catch(() => {})
  const outcome = send(id).then(
    () => 'sent' as const,
    async () => {
      if (await isServerReachable()) return 'failed' as const
      reportConnection(true)
      return 'unreachable' as const
    },
  )
  const isUnsent = outcome.then((it) => it === 'unreachable')
  const isStored = Promise.race([isUnsent, whenSlowOrHidden()])
    .then(async (mustStore) => {
      if (!mustStore) return
      const { storeWhileSending } = await loading.catch(loadStore)
      await storeWhileSending({ id, path, values, since }, { signOut, isUnsent, onStored })
    })
    .then(
      () => true,
      () => false,
    )
  const sent = await outcome
  lastFailed = sent === 'failed' ? { form, id } : undefined
  if (sent !== 'unreachable') return sent
  return (await isStored) ? 'stored' : 'failed'
}

const loadStore = () => import('./store-while-sending.ts')

/** Loads the code that stores a form while there still is a connection. */
export function preloadFormQueue(): void {
  loadStore().catch(() => {})
}
