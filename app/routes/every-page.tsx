import { useEffect } from 'react'
import { ignoreDoublePresses } from '#app/browser/ignore-double-presses.ts'
import { Offline } from '#app/features/offline/offline.tsx'

/** What every page does, and shows of its connection. */
export function EveryPage() {
  useEffect(ignoreDoublePresses, [])
  return <Offline />
}
