import './cluster-marker.css'
import type { LatLngExpression } from 'leaflet'
import { memo, useMemo } from 'react'
import { formatCompact } from '#content/texts/search/listings-map.ts'
import { ButtonIcon } from './button-icon.ts'
import { ButtonMarker } from './button-marker.tsx'

interface CellMarkerProps {
  readonly at: LatLngExpression
  readonly count: number
  /** Its accessible name. */
  readonly name: string
  /** Its place in the order of the markers. */
  readonly place: number
  /** The homes that it stands for, by their ids, if they are known. */
  readonly homes?: string
  readonly onPress: () => void
}

/** Several homes on one place of the map: a button with their number. */
export const CellMarker = memo(({ at, count, name, place, homes, onPress }: CellMarkerProps) => {
  const icon = useMemo(
    () =>
      new ButtonIcon({
        write(button) {
          button.classList.add('home-cell')
          button.dataset.size = String(Math.min(4, String(count).length))
          button.dataset.place = String(place)
          if (homes) button.dataset.home = homes
          button.setAttribute('aria-label', name)
          button.replaceChildren(formatCompact(count))
        },
      }),
    [count, name, place, homes],
  )
  return <ButtonMarker at={at} icon={icon} onPress={onPress} />
})
