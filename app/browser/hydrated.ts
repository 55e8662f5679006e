import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether React has taken the page over: false on the server and at first paint, true after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
