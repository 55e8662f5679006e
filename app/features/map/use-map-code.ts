import { useEffect, useState } from 'react'
import type * as MapCodeFile from './map-code.ts'

export type MapCode = typeof MapCodeFile

/** Loads the code of the maps once `enabled`. */
export function useMapCode(enabled: boolean): {
  /** `null` until loaded. */
  readonly code: MapCode | null
  readonly failed: boolean
  readonly retry: () => void
} {
  const [code, setCode] = useState<MapCode | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!enabled || failed) return
    let ignored = false
    import('./map-code.ts').then(
      (loaded) => !ignored && setCode(loaded),
      () => !ignored && setFailed(true),
    )
    return () => {
      ignored = true
    }
  }, [enabled, failed])

  return { code, failed, retry: () => setFailed(false) }
}
