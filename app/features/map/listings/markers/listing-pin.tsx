import './listing-pin.css'
import { memo, useCallback, useMemo } from 'react'
import type { HomeOnMap } from '#app/features/map/listings/search/map-results.ts'
import { pinName, pinPrice } from '#content/texts/search/listings-map.ts'
import { ButtonIcon } from './button-icon.ts'
import { ButtonMarker } from './button-marker.tsx'

const SVG = 'http://www.w3.org/2000/svg'

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
          button.setAttribute('aria-label', pinName(home, { favorite, seen }))
          button.replaceChildren(label(pinPrice(home.dollars), favorite))
        },
      }),
    [home, place, favorite, seen],
  )
  const open = useCallback(() => onOpen([home]), [home, onOpen])
  return <ButtonMarker at={home} icon={icon} onPress={open} />
})

/** The price, after a heart for a home that is kept; the heart is of the sprite of every page. */
function label(text: string, favorite: boolean): HTMLElement {
  const span = document.createElement('span')
  if (favorite) {
    const heart = document.createElementNS(SVG, 'svg')
    const use = document.createElementNS(SVG, 'use')
    heart.setAttribute('class', 'icon')
    heart.setAttribute('aria-hidden', 'true')
    use.setAttribute('href', '#heart')
    heart.append(use)
    span.append(heart)
  }
  span.append(text)
  return span
}
