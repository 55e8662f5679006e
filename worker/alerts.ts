/** What the server pushes (`server/catalog/saved-search/post-alerts.ts`), encrypted for this browser alone. */
interface PushedAlert {
  readonly title: string
  readonly body: string
  readonly url: string
}

/** Shows the alert of a saved search. Browsers require a notification for every push. */
export async function showAlert(
  worker: ServiceWorkerGlobalScope,
  { data }: PushEvent,
): Promise<void> {
  const alert: PushedAlert = data?.json()
  // The same alert twice is one notification.
  const options = { body: alert.body, tag: alert.url, icon: '/favicon.svg', data: alert.url }
  await worker.registration.showNotification(alert.title, options)
}

/** Opens the page of the alert, never one of another site. */
export async function openAlert(
  worker: ServiceWorkerGlobalScope,
  { notification }: NotificationEvent,
): Promise<void> {
  notification.close()
  const { origin, pathname } = new URL(String(notification.data), location.origin)
  if (origin === location.origin) await worker.clients.openWindow(pathname)
}
