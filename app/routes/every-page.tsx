import { useEffect } from 'react'
import { ignoreDoubleClicks } from '#app/browser/ignore-double-clicks.ts'
import { Offline } from '#app/features/offline/offline.tsx'

/** What every page does, and shows of its connection. */
export function EveryPage() {
  useEffect(ignoreDoubleClicks, [])
  return <Offline />
}
