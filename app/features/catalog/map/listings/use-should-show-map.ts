import { useEffect, useState } from 'react'
import { MIN_WIDTH_XL } from '#app/browser/media-queries.ts'
import { whenIdle } from '#app/browser/when-idle.ts'
import type { View } from '#domain/catalog/search/search-query.ts'

/** After this time the map loads even if the page is still busy, as on a slow device. */
const IDLE_TIMEOUT_MS = 2000

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
    }, IDLE_TIMEOUT_MS)
    media.addEventListener('change', update)
    return () => {
      cancel()
      media.removeEventListener('change', update)
    }
  }, [])

  return view === 'map' || (idle && isWide)
}
