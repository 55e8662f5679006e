import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component whose code is loaded once the page is hydrated; `null` before, and if it cannot be loaded.
 *
 * @param load the same function each time; `undefined` while it is not needed
 */
export function useLazyComponent<Props>(
  load: (() => Promise<ComponentType<Props>>) | undefined,
): ComponentType<Props> | null {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    load?.().then(
      (loaded) => setComponent(() => loaded),
      // The page works without it.
      () => {},
    )
  }, [load])
  return Component
}
