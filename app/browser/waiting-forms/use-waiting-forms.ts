import { useEffect, useState } from 'react'
import type { WaitingForm } from './waiting-forms.ts'

/** The same as in `waiting-forms.ts`, whose code is loaded only if something waits. */
const DATABASE = 'waiting-forms'

export const loadWaitingForms = () => import('./waiting-forms.ts')

export async function mayFormsWait(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === DATABASE)
  } catch {
    return false
  }
}

async function readForms(path: string): Promise<WaitingForm[]> {
  if (!(await mayFormsWait())) return []
  const { readWaitingForms } = await loadWaitingForms()
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

export const takeBackWaiting = (id: string): Promise<boolean> =>
  loadWaitingForms().then((code) => code.takeBackForm(id))

/** Forgets what waits. */
export async function clearWaiting(): Promise<void> {
  if (await mayFormsWait()) await (await loadWaitingForms()).clearWaitingForms()
}

/** Whether a form whose request failed waits now: only if that was for want of a connection. */
export const storeIfOffline = (
  ...form: readonly [path: string, values: WaitingForm['values'], probe: string]
): Promise<boolean> =>
  import('./store-form.ts').then(
    (code) => code.storeForm(...form),
    () => false,
  )
