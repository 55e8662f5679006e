import { useEffect, useState } from 'react'
import { isConnectionSlow } from '#app/browser/network/slow-connection.ts'
import type * as MapCodeFile from './map-code.ts'

export type MapCode = typeof MapCodeFile

interface MapDemand {
  /** Whether the visitor has pressed something that shows the map. */
  readonly isRequested: boolean
  /** Whether the map is in view, or soon will be. Only after hydration. */
  readonly isInView: boolean
}

/** Loads the code of the maps once it is requested or in view; on a slow connection only once requested. */
export function useMapCode({ isRequested, isInView }: MapDemand): {
  /** `null` until loaded. */
  readonly code: MapCode | null
  /** Whether the connection is slow, so that the map waits for `request`. */
  readonly isOffered: boolean
  readonly request: () => void
  readonly failed: boolean
  readonly retry: () => void
} {
  const [code, setCode] = useState<MapCode | null>(null)
  const [failed, setFailed] = useState(false)
  const [isOfferTaken, setIsOfferTaken] = useState(false)
  const isWanted = isRequested || isOfferTaken
  const isOffered = code === null && isInView && !isWanted && isConnectionSlow()
  const isLoading = isWanted || (isInView && !isOffered)

  useEffect(() => {
    if (!isLoading || failed) return
    let ignored = false
    import('./map-code.ts').then(
      (loaded) => !ignored && setCode(loaded),
      () => !ignored && setFailed(true),
    )
    return () => {
      ignored = true
    }
  }, [isLoading, failed])

  return {
    code,
    isOffered,
    failed,
    request: () => setIsOfferTaken(true),
    retry: () => setFailed(false),
  }
}
