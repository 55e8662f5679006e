import type { LatLngExpression } from 'leaflet'
import { useMemo } from 'react'
import { Marker } from 'react-leaflet'
import type { ButtonIcon } from './button-icon.ts'

interface ButtonMarkerProps {
  readonly at: LatLngExpression
  readonly icon: ButtonIcon
  readonly onPress: () => void
}

/** A button on a place of the map; the button has the focus, not what carries it. */
export function ButtonMarker({ at, icon, onPress }: ButtonMarkerProps) {
  const handlers = useMemo(() => ({ click: onPress }), [onPress])
  return (
    <Marker
      position={at}
      icon={icon}
      eventHandlers={handlers}
      keyboard={false}
      autoPanOnFocus={false}
    />
  )
}
