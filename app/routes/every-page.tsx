import { useEffect } from 'react'
import { ignoreDoubleClicks } from '#app/browser/ignore-double-clicks.ts'
import { Offline } from '#app/features/offline/offline.tsx'

/** Background tasks of every page, and the offline banner. */
export function EveryPage() {
  useEffect(ignoreDoubleClicks, [])
  return <Offline />
}
