import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component whose code loads after hydration; `null` until then, and if loading fails, because the page works without
 * it.
 *
 * @param load must be the same function on each render; `undefined` while not needed
 */
export function useLazyComponent<Props>(
  load: (() => Promise<ComponentType<Props>>) | undefined,
): ComponentType<Props> | null {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    load?.().then(
      (loaded) => setComponent(() => loaded),
      () => {},
    )
  }, [load])
  return Component
}
