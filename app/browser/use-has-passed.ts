import { useEffect, useState } from 'react'

/** `setTimeout` overflows beyond this and fires at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/**
 * Whether a moment has passed by the browser's clock; updates while the page is open. False on the server.
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
