import type { LatLngExpression } from 'leaflet'
import { useMemo } from 'react'
import { Marker } from 'react-leaflet'
import type { ButtonIcon } from './button-icon.ts'

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
