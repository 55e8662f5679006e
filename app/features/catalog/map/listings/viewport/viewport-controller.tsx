import type { FitBoundsOptions, LatLng, Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import type { BoundingBox } from '#domain/catalog/search/bounding-box.ts'
import { getViewport, shrinkBox, toLatLngBounds, type Viewport } from './viewport.ts'

const MOVE_DEBOUNCE_MS = 300
/** Resizing the window shifts the center by less than this, which does not count as a move. */
const MIN_PAN_PX = 2
/** A single listing is shown with its surrounding streets, not closer. */
const MAX_EXTENT_ZOOM = 15
/** Leaves room for the controls over the map, in pixels. */
const EXTENT_PADDING: FitBoundsOptions = { paddingTopLeft: [28, 72], paddingBottomRight: [28, 40] }

/** A box of the query is fitted exactly, an extent of results with padding. */
export interface ViewportTarget {
  readonly box: BoundingBox
  readonly kind: 'query' | 'extent'
}

/** Arguments for Leaflet's `fitBounds`. */
export function toFitBounds({ box, kind }: ViewportTarget) {
  const options = kind === 'extent' ? { ...EXTENT_PADDING, maxZoom: MAX_EXTENT_ZOOM } : {}
  return {
    bounds: toLatLngBounds(kind === 'query' ? shrinkBox(box) : box),
    options: { ...options, animate: false },
  }
}

interface ViewportControllerProps {
  readonly target: ViewportTarget
  /** Debounced. `byVisitor` is false when the map was sent to its target or resized. */
  readonly onViewportChange: (viewport: Viewport, byVisitor: boolean) => void
  /** Called for clicks on the map, but not for clicks on markers. */
  readonly onClick: () => void
}

/** Sends the map to its target and reports where it comes to rest. */
export function ViewportController(props: ViewportControllerProps) {
  const { target, onViewportChange, onClick } = props
  const map = useMap()
  const last = useRef<{ center: LatLng; zoom: number } | null>(null)
  const isFitting = useRef(false)
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined)

  const report = useEffectEvent((byVisitor: boolean) => {
    last.current = { center: map.getCenter(), zoom: map.getZoom() }
    onViewportChange(getViewport(map), byVisitor)
  })

  useMapEvents({
    click: onClick,
    movestart: () => clearTimeout(debounce.current),
    moveend() {
      clearTimeout(debounce.current)
      if (isFitting.current) return
      debounce.current = setTimeout(() => report(hasMoved(map, last.current)), MOVE_DEBOUNCE_MS)
    },
  })

  useEffect(() => () => clearTimeout(debounce.current), [])

  useEffect(() => {
    clearTimeout(debounce.current)
    isFitting.current = true
    const { bounds, options } = toFitBounds(target)
    map.fitBounds(bounds, options)
    isFitting.current = false
    report(false)
  }, [map, target])

  return null
}

function hasMoved(map: LeafletMap, last: { center: LatLng; zoom: number } | null): boolean {
  if (last === null || last.zoom !== map.getZoom()) return true
  return map.project(last.center).distanceTo(map.project(map.getCenter())) >= MIN_PAN_PX
}
