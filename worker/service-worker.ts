import { clientsClaim } from 'workbox-core/clientsClaim.js'
import type { RouteMatchCallbackOptions } from 'workbox-core/types.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { FORM_QUEUE } from '#app/browser/form-queue/queue-database.ts'
import { sendQueuedForms } from '#app/browser/form-queue/send-queued-forms.ts'
import { getRequestKind } from '#domain/site/offline/request-kind.ts'
import type { WorkerMessage } from '#domain/site/offline/worker-message.ts'
import { openAlert, showAlert } from './alerts.ts'
import { cacheFavorites } from './cache-favorites.ts'
import { cachePage } from './cache-page.ts'
import { assets, handleForeignPicture, handlePicture } from './files.ts'
import { forgetVisits } from './forget-visits.ts'
import { handleData, lists, pages, privatePages } from './offline-pages.ts'
import { storeShell } from './shell.ts'

/** TypeScript types `self` as the global of any kind of worker. */
const worker = self as unknown as ServiceWorkerGlobalScope

const getKind = ({ url, request }: RouteMatchCallbackOptions) =>
  url.origin === location.origin
    ? getRequestKind(request.method, url.pathname, request.mode === 'navigate')
    : 'other'

registerRoute((options) => getKind(options) === 'page', pages)
registerRoute((options) => getKind(options) === 'list', lists)
registerRoute((options) => getKind(options) === 'private page', privatePages)
registerRoute((options) => getKind(options) === 'data', handleData)
registerRoute((options) => getKind(options) === 'asset', assets)
registerRoute((options) => getKind(options) === 'picture', handlePicture)
registerRoute(
  ({ url, request }) => url.origin !== location.origin && request.destination === 'image',
  handleForeignPicture,
)

// A new version takes over at once. No page needs to reload: files are named by content, and the ones that
// older documents use stay cached until they expire.
worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([worker.skipWaiting(), storeShell(event)]))
})
clientsClaim()

worker.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data
  // A page that opened during activation was not claimed with the others.
  event.waitUntil(worker.clients.claim())
  if (message.type === 'keep-page') event.waitUntil(cachePage(event, message.path, message.files))
  else if (message.type === 'delete-visits') event.waitUntil(forgetVisits())
  else event.waitUntil(cacheFavorites(message.favorites))
})

/** Background Sync is in Chromium only, so it is missing in TypeScript's library. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

/** @throws while forms wait, so that the browser tries again */
async function sendAll(): Promise<void> {
  const { waiting } = await sendQueuedForms()
  if (waiting > 0) throw new Error(`${waiting} forms could not be sent.`)
}

worker.addEventListener('sync' as 'message', (event: ExtendableEvent) => {
  if ((event as SyncEvent).tag === FORM_QUEUE) event.waitUntil(sendAll())
})

worker.addEventListener('push', (event) => event.waitUntil(showAlert(worker, event)))
worker.addEventListener('notificationclick', (event) => event.waitUntil(openAlert(worker, event)))
