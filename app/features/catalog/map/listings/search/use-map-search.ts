import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFetchJson } from '#app/browser/network/use-fetch-json.ts'
import { storedSearchAsMapMoves } from '#app/browser/storage/stored-flags.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import {
  formatOptionalBox,
  intersectBoxes,
  type Viewport,
} from '#app/features/catalog/map/listings/viewport/viewport.ts'
import type { BoundingBox } from '#domain/catalog/search/bounding-box.ts'
import { clustersPath, searchPath } from '#domain/catalog/search/search-paths.ts'
import type { SearchQueryWithType } from '#domain/catalog/search/search-query.ts'
import { inLanguage } from '#domain/platform/language.ts'
import { language } from '#texts/language.ts'
import type { MapResults } from './map-results.ts'
import { useViewportTarget } from './use-viewport-target.ts'

/**
 * Keeps map and list on the same results: the map fetches the results within its viewport, and with "search as I
 * move the map" the list is narrowed to the viewport. The URL changes only after the fetch has succeeded, so that a
 * lost connection leaves the list as it was.
 */
export function useMapSearch(query: SearchQueryWithType) {
  const navigate = useNavigate()
  const searchOnMove = useStoredValue(storedSearchAsMapMoves)
  const [viewport, setViewport] = useState<Viewport | null>(null)
  const [moved, setMoved] = useState(false)
  /** The box that the visitor narrowed the list to by moving the map. */
  const [chosenBox, setChosenBox] = useState<BoundingBox | null>(null)
  /** The chosen box that was last put into the URL. */
  const appliedBox = useRef('')

  const { target, isPending, addOwnBox, ...extent } = useViewportTarget({
    query,
    moved,
    onRetarget() {
      setMoved(false)
      setChosenBox(null)
      appliedBox.current = ''
    },
  })

  const listBox = (moved && chosenBox) || query.box
  const box = viewport && toFetchedBox(viewport.box, listBox, moved)
  const path =
    viewport && box && !isPending
      ? inLanguage(clustersPath(query, box, viewport.zoom), language)
      : null
  const { result, failed, retry } = useFetchJson<MapResults>(path)
  const isCurrent = result !== null && result.path === path

  const narrowList = useEffectEvent((box: BoundingBox) => {
    appliedBox.current = formatOptionalBox(box)
    if (appliedBox.current === formatOptionalBox(query.box)) return
    addOwnBox(box)
    navigate(searchPath({ ...query, box, page: 1 }), { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (chosenBox === null || !isCurrent) return
    if (appliedBox.current !== formatOptionalBox(chosenBox)) narrowList(chosenBox)
  }, [chosenBox, isCurrent])

  function onViewportChange(next: Viewport, byVisitor: boolean): void {
    setViewport(next)
    if (!byVisitor) return
    setMoved(true)
    if (searchOnMove) setChosenBox(next.box)
  }

  const isOutside = viewport !== null && box === null
  return {
    target,
    onViewportChange,
    /** `null` until the first response. */
    results: isOutside
      ? { type: query.type, total: 0, cells: [], homes: [] }
      : (result?.value ?? null),
    failed: failed || extent.failed,
    retry: () => {
      if (extent.failed) extent.retry()
      if (failed) retry()
    },
    searchOnMove,
    setSearchOnMove(on: boolean) {
      storedSearchAsMapMoves.update(() => on)
      if (on && moved && viewport) setChosenBox(viewport.box)
    },
    /** Narrows the list to the viewport; `null` if it already is, or if every move does so. */
    searchHere:
      moved &&
      !searchOnMove &&
      viewport &&
      formatOptionalBox(viewport.box) !== formatOptionalBox(listBox)
        ? () => setChosenBox(viewport.box)
        : null,
  }
}

/** Where the list has results within the viewport; `null` if nowhere. */
function toFetchedBox(
  viewportBox: BoundingBox,
  listBox: BoundingBox | null,
  moved: boolean,
): BoundingBox | null {
  if (listBox === null) return viewportBox
  return moved ? intersectBoxes(listBox, viewportBox) : listBox
}
