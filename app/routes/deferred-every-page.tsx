import '#app/features/offline/offline-banner.css'
import { useLazyComponent } from '#app/browser/use-lazy-component.ts'

const load = () => import('./every-page.tsx').then(({ EveryPage }) => EveryPage)

/** Loads what every page does once it is hydrated: no first touch waits for it. */
export function DeferredEveryPage() {
  const EveryPage = useLazyComponent(load)
  return EveryPage && <EveryPage />
}
