import { useEffect, useState } from 'react'

/** As long as the router waits for its own links. */
const INTENT_DELAY_MS = 100

/**
 * Does for a group of buttons what `prefetch="intent"` does for links.
 *
 * @returns `intent`: the value of the button that is being hovered or focused, or `null`; `getHandlers(value)`:
 * event handlers for the button of `value`
 */
export function usePrefetchIntent<T>() {
  const [active, setActive] = useState<T | null>(null)
  const [intent, setIntent] = useState<T | null>(null)
  useEffect(() => {
    if (active === null) return
    const timer = setTimeout(() => setIntent(active), INTENT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [active])

  const reset = () => {
    setActive(null)
    setIntent(null)
  }
  const getHandlers = (value: T) => {
    const activate = () => setActive(value)
    return {
      onFocus: activate,
      onBlur: reset,
      onMouseEnter: activate,
      onMouseLeave: reset,
      onTouchStart: activate,
    }
  }
  return { intent, getHandlers }
}
