import '#app/features/offline/connection-strip.css'
import { useLater } from '#app/browser/use-later.ts'

const load = () => import('./every-page.tsx').then(({ EveryPage }) => EveryPage)

/** Loads what every page does once it is hydrated: no first touch waits for it. */
export function EveryPageLater() {
  const EveryPage = useLater(load)
  return EveryPage && <EveryPage />
}
