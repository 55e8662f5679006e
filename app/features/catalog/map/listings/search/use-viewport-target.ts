import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetchJson } from '#app/browser/network/use-fetch-json.ts'
import { formatOptionalBox } from '#app/features/catalog/map/listings/viewport/viewport.ts'
import type { ViewportTarget } from '#app/features/catalog/map/listings/viewport/viewport-controller.tsx'
import { type BoundingBox, UKRAINE } from '#domain/catalog/search/bounding-box.ts'
import { extentPath } from '#domain/catalog/search/search-paths.ts'
import type { SearchQueryWithType } from '#domain/catalog/search/search-query.ts'

/** The view for when the extent of the results cannot be fetched. */
const FALLBACK: ViewportTarget = { box: UKRAINE, kind: 'extent' }

interface ViewportTargetOptions {
  readonly query: SearchQueryWithType
  /** Whether the visitor moved the map since it was last sent to a target. */
  readonly moved: boolean
  /** Called before the map is sent to a new target. */
  readonly onRetarget: () => void
}

/**
 * What the map should show: the box of the query, or the extent of its results. Once the visitor has moved it, the
 * map stays there until the type or text changes, and it ignores boxes that it put into the query itself.
 */
export function useViewportTarget({ query, moved, onRetarget }: ViewportTargetOptions) {
  const [fetchedPath, setFetchedPath] = useState<string | null>(null)
  const [target, setTarget] = useState<ViewportTarget | null>(null)
  const { result, failed, retry } = useFetchJson<BoundingBox>(fetchedPath)
  const last = useRef<{ box: string; search: string; ownBoxes: Set<string> } | null>(null)

  const box = formatOptionalBox(query.box)
  const path = extentPath(query)
  const search = `${query.type} ${query.text}`

  const retarget = useEffectEvent(() => {
    const previous = last.current
    if (previous !== null && box !== previous.box && previous.ownBoxes.has(box)) return
    const stays = previous?.box === box && (box !== '' || (moved && previous.search === search))
    last.current = { box, search, ownBoxes: new Set() }
    if (stays) return
    onRetarget()
    const extent = result?.path === path ? result.value : null
    setFetchedPath(query.box === null && extent === null ? path : null)
    if (query.box !== null) setTarget({ box: query.box, kind: 'query' })
    else if (extent !== null) setTarget({ box: extent, kind: 'extent' })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: these identify a query
  useEffect(() => retarget(), [box, search, path])

  useEffect(() => {
    if (fetchedPath !== null && result?.path === fetchedPath)
      setTarget({ box: result.value, kind: 'extent' })
  }, [fetchedPath, result])

  return {
    target: target ?? (failed ? FALLBACK : null),
    isPending: fetchedPath !== null && result?.path !== fetchedPath && !failed,
    failed: fetchedPath !== null && failed,
    retry,
    /** Registers a box that the map itself puts into the query. */
    addOwnBox: (ownBox: BoundingBox) => {
      if (last.current === null) return
      const text = formatOptionalBox(ownBox)
      last.current.ownBoxes.add(text)
      last.current.box = text
    },
  }
}
