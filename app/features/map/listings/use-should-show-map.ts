import { useEffect, useState } from 'react'
import { MIN_WIDTH_XL } from '#app/browser/media-queries.ts'
import type { View } from '#domain/search/search-query.ts'

/** Safari has no idle time: it waits so long for what is more urgent, in milliseconds. */
const LATER_MS = 300

function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, LATER_MS)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(then)
  return () => cancelIdleCallback(idle)
}

/** Whether the map is to be shown: at once where it is the view, else beside the list when idle. */
export function useMapTurn(view: View): boolean {
  const [beside, setBeside] = useState(false)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    const media = window.matchMedia(MIN_WIDTH_XL)
    const read = () => setBeside(media.matches)
    const cancel = whenIdle(() => {
      setReady(true)
      read()
    })
    media.addEventListener('change', read)
    return () => {
      cancel()
      media.removeEventListener('change', read)
    }
  }, [])

  return view === 'map' || (ready && beside)
}
