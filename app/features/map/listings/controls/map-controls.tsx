import './map-controls.css'
import { formatListingsInView, listingsMapTexts } from '#content/texts/search/listings-map.ts'

interface MapToolsProps {
  /** How many homes the map shows; `null` while that is not known. */
  readonly total: number | null
  readonly following: boolean
  readonly onFollow: (on: boolean) => void
  /** Narrows the list to what the map shows; `null` where there is nothing to narrow. */
  readonly onSearchHere: (() => void) | null
}

/** What lies over the map: whether moving it searches, and how many homes it shows. */
export function MapTools({ total, following, onFollow, onSearchHere }: MapToolsProps) {
  return (
    <>
      <div className="map-tools">
        <label className="map-tool">
          <input
            type="checkbox"
            checked={following}
            onChange={({ currentTarget }) => onFollow(currentTarget.checked)}
          />
          {listingsMapTexts.follow}
        </label>
        {onSearchHere && (
          <button type="button" className="map-tool map-search" onClick={onSearchHere}>
            {listingsMapTexts.searchHere}
          </button>
        )}
      </div>
      {total !== null && <p className="map-count">{formatListingsInView(total)}</p>}
    </>
  )
}
