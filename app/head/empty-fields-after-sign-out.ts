import { HYDRATED_EVENT } from './recorded-events.ts'
import { whenParsed } from './when-painted.ts'

/** As in `app/browser/storage/signed-out-at.ts`; 0 where storage is forbidden. */
function readSignedOutAt(): number {
  try {
    return Number(localStorage.getItem('signedOutAt'))
  } catch {
    return 0
  }
}

function emptyFields(mustEmpty: (field: Element) => boolean): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
    if (field.value !== field.defaultValue && mustEmpty(field)) field.value = field.defaultValue
}

/**
 * Until hydration, empties what may be of somebody who has signed out: what the browser has restored into fields, and all
 * that was typed into this document before (decision 114).
 */
export function emptyFieldsAfterSignOut(): void {
  const typed = new WeakSet<EventTarget>()
  const emptyRestored = () => {
    if (readSignedOutAt() !== 0) emptyFields((field) => !typed.has(field))
  }
  whenParsed(emptyRestored)
  const controller = new AbortController()
  const { signal } = controller
  addEventListener('input', ({ target }) => target && typed.add(target), { capture: true, signal })
  const check = () => {
    if (readSignedOutAt() > performance.timeOrigin) emptyFields(() => true)
  }
  // Chromium restores fields after `load`.
  addEventListener('pageshow', emptyRestored, { once: true, signal })
  for (const type of ['storage', 'pageshow']) addEventListener(type, check, { signal })
  addEventListener(HYDRATED_EVENT, () => controller.abort(), { once: true })
}
