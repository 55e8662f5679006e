import { useEffect, useState } from 'react'
import { MIN_WIDTH_XL } from '#app/browser/media-queries.ts'
import type { View } from '#domain/catalog/search/search-query.ts'

/** Safari has no `requestIdleCallback`. */
const IDLE_FALLBACK_MS = 300
/** After this time the map loads even if the page is still busy, as on a slow device. */
const IDLE_TIMEOUT_MS = 2000

function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, IDLE_FALLBACK_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS })
  return () => cancelIdleCallback(handle)
}

/** True at once in the map view; next to the list, once the browser is idle. */
export function useShouldShowMap(view: View): boolean {
  const [isWide, setIsWide] = useState(false)
  const [idle, setIdle] = useState(false)

  useEffect(() => {
    const media = window.matchMedia(MIN_WIDTH_XL)
    const update = () => setIsWide(media.matches)
    const cancel = whenIdle(() => {
      setIdle(true)
      update()
    })
    media.addEventListener('change', update)
    return () => {
      cancel()
      media.removeEventListener('change', update)
    }
  }, [])

  return view === 'map' || (idle && isWide)
}
