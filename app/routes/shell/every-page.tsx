import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { ignoreDoubleClicks } from '#app/browser/ignore-double-clicks.ts'
import { useSignOut } from '#app/browser/storage/use-sign-out.ts'
import { NavigationProgress } from '#app/features/shell/navigation-progress.tsx'
import { Offline } from '#app/features/shell/offline/offline.tsx'

/** Background tasks of every page, the offline banner, and the progress of navigations. */
export function EveryPage() {
  const { revalidate } = useRevalidator()
  useEffect(ignoreDoubleClicks, [])
  // What an account has on a screen of another tab is not shown once it was left.
  useSignOut(revalidate)
  return (
    <>
      <Offline />
      <NavigationProgress />
    </>
  )
}
