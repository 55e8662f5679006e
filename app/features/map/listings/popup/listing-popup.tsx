import './listing-popup.css'
import { type RefObject, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useMap } from 'react-leaflet'
import type { HomeOnMap } from '#app/features/map/listings/search/map-results.ts'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { listingsMapTexts, pinGroupLabel } from '#content/texts/search/listings-map.ts'
import type { EstateType } from '#domain/listing/estate-type.ts'
import { PinnedHome } from './popup-listing.tsx'
import { useCardPlace } from './use-popup-position.ts'

interface PinCardProps {
  readonly type: EstateType
  /** One, or those of a building. */
  readonly homes: readonly HomeOnMap[]
  /** What lies over the map. */
  readonly over: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** What a pin stands for, beside it, or along the lower edge of a narrow map. It takes the focus. */
export function PinCard({ type, homes, over, onClose }: PinCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const map = useMap()
  const [first] = homes
  const ids = homes.map(({ id }) => id).join(' ')
  useCardPlace(card, first)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other homes are another card
  useEffect(() => card.current?.focus({ preventScroll: true }), [ids])

  function close() {
    onClose()
    const pins = map.getPane('markerPane')
    const pin = pins?.querySelector<HTMLElement>(`[data-home~="${first?.id}"]`)
    const back = pin ?? map.getContainer()
    back.focus({ preventScroll: true })
  }

  if (over.current === null || first === undefined) return null
  const name =
    homes.length === 1
      ? first.address
      : pinGroupLabel(homes.length, Math.min(...homes.map(({ dollars }) => dollars)))
  return createPortal(
    <div
      ref={card}
      role="dialog"
      aria-label={name}
      tabIndex={-1}
      className="pin-card"
      data-home={ids}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {homes.length > 1 && <p className="pin-card-heading">{name}</p>}
      <ul className="pin-card-homes" data-lenis-prevent>
        {homes.map((home) => (
          <li key={home.id}>
            <PinnedHome type={type} home={home} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label={listingsMapTexts.close}
        className={`${iconButton} pin-card-close`}
        onClick={close}
      >
        <Icon name="x" />
      </button>
    </div>,
    over.current,
  )
}
