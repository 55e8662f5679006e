import './connection-strip.css'
import { type ComponentType, useEffect, useState } from 'react'

/** Loads what a page does without a connection once it is hydrated: no first touch waits for it. */
export function OfflineLater() {
  const [Offline, setOffline] = useState<ComponentType | null>(null)
  useEffect(() => {
    import('./offline.tsx').then(
      (module) => setOffline(() => module.Offline),
      // The page works without it.
      () => {},
    )
  }, [])
  return Offline && <Offline />
}
