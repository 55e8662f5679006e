import './connection-strip.css'
import { useLater } from '#app/browser/use-later.ts'

const load = () => import('./offline.tsx').then(({ Offline }) => Offline)

/** Loads what a page does without a connection once it is hydrated: no first touch waits for it. */
export function OfflineLater() {
  const Offline = useLater(load)
  return Offline && <Offline />
}
