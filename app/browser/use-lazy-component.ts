import { type ComponentType, useEffect, useState } from 'react'
import { isServerReachable } from './network/ping-server.ts'
import { whenServerIsBack } from './network/when-server-is-back.ts'

/**
 * A component whose code loads after hydration; `null` until then, and if loading fails. If it fails because there is
 * no connection, it is tried again.
 *
 * @param load must be the same function on each render; `undefined` while not needed
 */
export function useLazyComponent<Props>(
  load: (() => Promise<ComponentType<Props>>) | undefined,
): ComponentType<Props> | null {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (load === undefined) return
    let isStopped = false
    let stopWaiting = () => {}
    const tryLoad = async () => {
      try {
        const loaded = await load()
        setComponent(() => loaded)
      } catch {
        // The page works without it.
        const isReachable = await isServerReachable()
        if (!isReachable && !isStopped) stopWaiting = whenServerIsBack(tryLoad)
      }
    }
    tryLoad()
    return () => {
      isStopped = true
      stopWaiting()
    }
  }, [load])
  return Component
}
