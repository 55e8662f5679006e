import { useSyncExternalStore } from 'react'

/** From this width up a screen counts as wide (§9 Business constants, "Desktop breakpoint"). */
export const WIDE = '(min-width: 768px)'

/** Whether a media query holds now; false on the server and at first paint. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
