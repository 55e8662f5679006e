import { useEffect, useState } from 'react'
import type { WaitingForm } from './waiting-forms.ts'

/** The same as in `waiting-forms.ts`, whose code is loaded only if something waits. */
const DATABASE = 'waiting-forms'

const load = () => import('./waiting-forms.ts')

async function mayWait(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === DATABASE)
  } catch {
    return false
  }
}

async function readForms(path: string): Promise<WaitingForm[]> {
  if (!(await mayWait())) return []
  const { readWaitingForms } = await load()
  return (await readWaitingForms()).filter((form) => form.path === path)
}

/** The forms of one page that wait, and again after each change in any tab. */
export function useWaitingForms(path: string): readonly WaitingForm[] {
  const [forms, setForms] = useState<readonly WaitingForm[]>([])
  useEffect(() => {
    const update = () => readForms(path).then(setForms, () => {})
    update()
    const channel = new BroadcastChannel(DATABASE)
    channel.addEventListener('message', update)
    return () => channel.close()
  }, [path])
  return forms
}

export const takeBackWaiting = async (id: string): Promise<boolean> =>
  (await load()).takeBackForm(id)

/** Sends what waits. @returns how many were sent; 0 without a connection, too */
export async function sendWaiting(): Promise<number> {
  if (!(await mayWait())) return 0
  return (await load()).sendWaitingForms().catch(() => 0)
}

/** Forgets what waits. */
export async function clearWaiting(): Promise<void> {
  if (await mayWait()) await (await load()).clearWaitingForms()
}

/** Long enough for a slow connection. */
const PROBE_MS = 8_000

/**
 * Stores a form whose request failed, if that was for want of a connection. What the server answered, or did not in
 * time, is no such failure: it may have taken the form.
 *
 * @param probe a URL that answers whenever there is a connection
 * @returns whether it waits
 */
export async function storeIfOffline(
  path: string,
  values: Readonly<Record<string, string>>,
  probe: string,
): Promise<boolean> {
  const isOnline = await fetch(probe, {
    cache: 'no-store',
    signal: AbortSignal.timeout(PROBE_MS),
  }).then(
    () => true,
    (error) => !(error instanceof TypeError),
  )
  if (isOnline) return false
  try {
    await (await load()).addWaitingForm(path, values)
  } catch {
    return false
  }
  const registration = await navigator.serviceWorker?.getRegistration()
  // Chromium sends it even when the site is closed; elsewhere the next visit does.
  await (registration as SyncRegistration | undefined)?.sync?.register(DATABASE).catch(() => {})
  return true
}

interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}
