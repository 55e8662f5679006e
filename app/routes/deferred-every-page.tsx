import '#app/features/offline/offline-banner.css'
import { useLazyComponent } from '#app/browser/use-lazy-component.ts'

const load = () => import('./every-page.tsx').then(({ EveryPage }) => EveryPage)

/** Loads the code of every page after hydration, so that the first interaction does not wait for it. */
export function DeferredEveryPage() {
  const EveryPage = useLazyComponent(load)
  return EveryPage && <EveryPage />
}
