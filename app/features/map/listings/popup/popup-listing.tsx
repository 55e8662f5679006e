import { listingPath } from '#domain/site/links.ts'
import './popup-listing.css'
import { Link } from 'react-router'
import { markListingSeen } from '#app/browser/seen-listings.ts'
import type { HomeOnMap } from '#app/features/map/listings/search/map-results.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { formatFloor } from '#content/texts/listing/listing.ts'
import { joinFacts } from '#content/texts/search/listings-map.ts'
import { formatArea } from '#domain/listing/area.ts'
import type { EstateType } from '#domain/listing/estate-type.ts'
import { formatPrice } from '#domain/listing/price.ts'

interface PinnedHomeProps {
  readonly type: EstateType
  readonly home: HomeOnMap
}

/** A home of a pin: picture, price and facts; all of it leads to its page. */
export function PinnedHome({ type, home }: PinnedHomeProps) {
  const { id, cover, price, address, countRooms, area, currentFloor, totalFloor } = home
  const open = () => markListingSeen(type, id)
  return (
    <div className="pinned-home">
      {cover !== null && (
        <Picture src={cover} alt="" sizes="18rem" loading="eager" className="pinned-home-picture" />
      )}
      <div className="pinned-home-text">
        <p className="font-display font-medium text-xl">{formatPrice(price)}</p>
        <Link
          to={listingPath({ type, id })}
          prefetch="intent"
          className="pinned-home-link"
          onClick={open}
          onAuxClick={open}
        >
          {address}
        </Link>
        <p className="text-ink-soft text-sm">
          {joinFacts([countRooms, formatArea(area), formatFloor(currentFloor, totalFloor)])}
        </p>
      </div>
    </div>
  )
}
