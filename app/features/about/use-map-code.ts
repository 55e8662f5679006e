import { useEffect, useState } from 'react'
import type * as OfficeMapFile from './office-map.tsx'

type Code = typeof OfficeMapFile

interface MapCode {
  /** The map, `null` until its code has come. */
  readonly OfficeMap: Code['OfficeMap'] | null
  /** Whether it did not come. */
  readonly failed: boolean
  readonly retry: () => void
}

/** The code of the map, which no other screen needs: fetched as soon as it is `wanted`. */
export function useMapCode(wanted: boolean): MapCode {
  const [code, setCode] = useState<Code | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!wanted || failed) return
    let gone = false
    import('./office-map.tsx').then(
      (loaded) => !gone && setCode(loaded),
      () => !gone && setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [wanted, failed])

  return { OfficeMap: code?.OfficeMap ?? null, failed, retry: () => setFailed(false) }
}
