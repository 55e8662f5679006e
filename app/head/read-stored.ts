import { logUnreadable } from '#app/browser/storage/log-unreadable.ts'

/** @returns a value of local storage, or `undefined` if the browser forbids it, which is logged */
export function readStored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    logUnreadable(key, error)
    return undefined
  }
}
