import { useEffect, useState } from 'react'

/** Longer waits overflow, and end at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/**
 * Whether a moment has passed by the clock of the browser, also while the page is open. False on the server.
 *
 * @param moment milliseconds since 1970
 */
export function useHasPassed(moment: number): boolean {
  const [hasPassed, setHasPassed] = useState(false)
  useEffect(() => {
    const wait = moment - Date.now()
    if (wait > MAX_TIMEOUT_MS) return
    const timer = setTimeout(() => setHasPassed(true), wait)
    return () => clearTimeout(timer)
  }, [moment])
  return hasPassed
}
