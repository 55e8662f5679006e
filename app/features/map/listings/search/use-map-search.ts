import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { storedSearchAsMapMoves } from '#app/browser/search-as-map-moves.ts'
import { useStoredValue } from '#app/browser/stored-value.ts'
import { type Area, overlap } from '#app/features/map/listings/viewport/viewport.ts'
import type { BoundingBox } from '#domain/search/bounding-box.ts'
import type { SearchQueryWithType } from '#domain/search/search-query.ts'
import { clustersPath, searchPath } from '#domain/site/links.ts'
import type { HomesOnMap } from './map-results.ts'
import { useAnswer } from './use-fetch-json.ts'
import { formatOptionalBox, useTarget } from './use-viewport-target.ts'

/**
 * A search and the map of it. What the map shows is what the list says within it; where the visitor
 * moves the map, the list follows, if that is wished, once the map has its answer.
 */
export function useMapSearch(query: SearchQueryWithType) {
  const navigate = useNavigate()
  const following = useStoredValue(storedSearchAsMapMoves)
  const [area, setArea] = useState<Area | null>(null)
  const [moved, setMoved] = useState(false)
  /** The box that the map asked the list to be narrowed to, and whether the list was told. */
  const [sent, setSent] = useState<BoundingBox | null>(null)
  const told = useRef('')

  const { target, isWaiting, stayAt, ...extent } = useTarget({
    query,
    moved,
    onBring() {
      setMoved(false)
      setSent(null)
      told.current = ''
    },
  })

  const narrowed = (moved && sent) || query.box
  const box =
    area && (narrowed === null ? area.box : moved ? overlap(narrowed, area.box) : narrowed)
  const address = area && box && !isWaiting ? clustersPath(query, box, area.zoom) : null
  const { answer, failed, retry } = useAnswer<HomesOnMap>(address)
  const isAnswered = answer !== null && answer.address === address

  const tell = useEffectEvent((own: BoundingBox) => {
    told.current = formatOptionalBox(own)
    if (told.current === formatOptionalBox(query.box)) return
    stayAt(own)
    navigate(searchPath({ ...query, box: own, page: 1 }), {
      replace: true,
      preventScrollReset: true,
    })
  })
  useEffect(() => {
    if (sent !== null && isAnswered && told.current !== formatOptionalBox(sent)) tell(sent)
  }, [sent, isAnswered])

  function onArea(next: Area, byVisitor: boolean): void {
    setArea(next)
    if (!byVisitor) return
    setMoved(true)
    if (following) setSent(next.box)
  }

  const nothing = area !== null && box === null
  return {
    target,
    onArea,
    /** `null` until the first answer. */
    shown: nothing ? { type: query.type, total: 0, cells: [], homes: [] } : (answer?.value ?? null),
    failed: failed || extent.failed,
    retry: () => {
      if (extent.failed) extent.retry()
      if (failed) retry()
    },
    following,
    follow(on: boolean) {
      storedSearchAsMapMoves.update(() => on)
      if (on && moved && area) setSent(area.box)
    },
    /** Narrows the list to what the map shows; `null` where it is, or follows by itself. */
    searchHere:
      moved && !following && area && formatOptionalBox(area.box) !== formatOptionalBox(narrowed)
        ? () => setSent(area.box)
        : null,
  }
}
