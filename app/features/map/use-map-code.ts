import { useEffect, useState } from 'react'
import type * as MapCodeFile from './map-code.ts'

export type MapCode = typeof MapCodeFile

/** The code of the maps, which few screens need: fetched as soon as it is `wanted`. */
export function useMapCode(wanted: boolean): {
  /** `null` until it has come. */
  readonly code: MapCode | null
  /** Whether it did not come. */
  readonly failed: boolean
  readonly retry: () => void
} {
  const [code, setCode] = useState<MapCode | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!wanted || failed) return
    let gone = false
    import('./map-code.ts').then(
      (loaded) => !gone && setCode(loaded),
      () => !gone && setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [wanted, failed])

  return { code, failed, retry: () => setFailed(false) }
}
