import './listing-pin.css'
import { memo, useCallback, useMemo } from 'react'
import type { HomeOnMap } from '#app/features/map/listings/search/map-results.ts'
import { createIconElement } from '#app/ui/icon/icon-element.ts'
import { formatPinPrice, pinLabel } from '#content/texts/search/listings-map.ts'
import { ButtonIcon } from './button-icon.ts'
import { ButtonMarker } from './button-marker.tsx'

interface HomePinProps {
  readonly home: HomeOnMap
  /** Its place in the order of the markers. */
  readonly place: number
  readonly favorite: boolean
  readonly seen: boolean
  readonly onOpen: (homes: readonly HomeOnMap[]) => void
}

/** A home on the map: a button with its price. */
export const HomePin = memo(({ home, place, favorite, seen, onOpen }: HomePinProps) => {
  const icon = useMemo(
    () =>
      new ButtonIcon({
        write(button) {
          button.classList.add('home-pin')
          button.dataset.home = String(home.id)
          button.dataset.place = String(place)
          button.toggleAttribute('data-seen', seen)
          button.setAttribute('aria-label', pinLabel(home, { favorite, seen }))
          button.replaceChildren(label(formatPinPrice(home.dollars), favorite))
        },
      }),
    [home, place, favorite, seen],
  )
  const open = useCallback(() => onOpen([home]), [home, onOpen])
  return <ButtonMarker at={home} icon={icon} onPress={open} />
})

function label(text: string, favorite: boolean): HTMLElement {
  const span = document.createElement('span')
  if (favorite) span.append(createIconElement('heart'))
  span.append(text)
  return span
}
