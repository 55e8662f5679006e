import '#app/features/offline/offline-banner.css'
import { useEffect } from 'react'
import { ignoreDoubleClicks } from '#app/browser/ignore-double-clicks.ts'
import { Offline } from '#app/features/offline/offline.tsx'
import { NavigationProgress } from '#app/features/shell/navigation-progress.tsx'

/** Background tasks of every page, the offline banner, and the progress of navigations. */
export function EveryPage() {
  useEffect(ignoreDoubleClicks, [])
  return (
    <>
      <Offline />
      <NavigationProgress />
    </>
  )
}
