import { SIGNED_OUT_AT_KEY } from '#app/browser/storage/signed-out-at-key.ts'
import { readStored } from './read-stored.ts'
import { HYDRATED_EVENT } from './recorded-events.ts'
import { whenParsed } from './when-painted.ts'

/** Finds the fields of forms that send something. What a search or a filter shows is in the URL. */
const findFields = () =>
  document.querySelectorAll<HTMLInputElement>(
    'form[method="post"] :is(input:not([type="hidden"]), textarea)',
  )

/**
 * Clears form fields that may hold a signed-out person's text, until hydration: values that the browser restored, and
 * everything in tabs opened before the sign-out (decision 121).
 */
export function emptyFieldsAfterSignOut(): void {
  const controller = new AbortController()
  const { signal } = controller
  const before = readStored(SIGNED_OUT_AT_KEY)
  const typed = new WeakSet<EventTarget>()
  addEventListener('input', ({ target }) => target && typed.add(target), { capture: true, signal })
  const emptyRestored = () => {
    for (const field of findFields()) if (!typed.has(field)) field.value = field.defaultValue
  }
  if (before) {
    whenParsed(emptyRestored)
    // Chromium restores fields after `load`.
    addEventListener('pageshow', emptyRestored, { once: true, signal })
  }
  const check = () => {
    if (readStored(SIGNED_OUT_AT_KEY) !== before) for (const field of findFields()) field.value = ''
  }
  for (const type of ['storage', 'pageshow']) addEventListener(type, check, { signal })
  addEventListener(HYDRATED_EVENT, () => controller.abort(), { once: true })
}
