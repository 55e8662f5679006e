import './cluster-marker.css'
import type { LatLngExpression } from 'leaflet'
import { memo, useMemo } from 'react'
import { Marker } from 'react-leaflet'
import { formatCompact } from '#texts/catalog/listings-map.ts'
import { ButtonIcon } from './button-icon.ts'

interface ClusterMarkerProps {
  readonly position: LatLngExpression
  readonly count: number
  /** Accessible name. */
  readonly label: string
  /** Position in the tab order. */
  readonly order: number
  /** Ids of the listings, separated by spaces; absent if unknown. */
  readonly listingIds?: string
  readonly onClick: () => void
}

/** Several listings as one button that shows their count. */
export const ClusterMarker = memo((props: ClusterMarkerProps) => {
  const { position, count, label, order, listingIds, onClick } = props
  const icon = useMemo(
    () =>
      new ButtonIcon({
        render(button) {
          button.classList.add('cluster-marker')
          button.dataset.size = String(Math.min(4, String(count).length))
          button.dataset.order = String(order)
          if (listingIds) button.dataset.listing = listingIds
          button.setAttribute('aria-label', label)
          button.replaceChildren(formatCompact(count))
        },
      }),
    [count, label, order, listingIds],
  )
  return <ButtonMarker position={position} icon={icon} onClick={onClick} />
})

interface ButtonMarkerProps {
  readonly position: LatLngExpression
  readonly icon: ButtonIcon
  readonly onClick: () => void
}

/** Leaflet's keyboard handling is off because a button has its own. */
export function ButtonMarker({ position, icon, onClick }: ButtonMarkerProps) {
  const handlers = useMemo(() => ({ click: onClick }), [onClick])
  return (
    <Marker
      position={position}
      icon={icon}
      eventHandlers={handlers}
      keyboard={false}
      autoPanOnFocus={false}
    />
  )
}
