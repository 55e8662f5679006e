import './map-controls.css'
import { formatListingsInView, listingsMapTexts } from '#texts/catalog/listings-map.ts'

interface MapControlsProps {
  /** Listings in the viewport; `null` while unknown. */
  readonly total: number | null
  readonly searchOnMove: boolean
  readonly onSearchOnMoveChange: (on: boolean) => void
  /** `null` hides the button. */
  readonly onSearchHere: (() => void) | null
}

export function MapControls(props: MapControlsProps) {
  const { total, searchOnMove, onSearchOnMoveChange, onSearchHere } = props
  return (
    <>
      <div className="map-controls">
        <label className="map-control">
          <input
            type="checkbox"
            checked={searchOnMove}
            onChange={({ currentTarget }) => onSearchOnMoveChange(currentTarget.checked)}
          />
          {listingsMapTexts.searchAsMapMoves}
        </label>
        {onSearchHere && (
          <button
            type="button"
            className="map-control border-brand bg-brand font-medium text-on-brand hover:bg-brand-strong"
            onClick={onSearchHere}
          >
            {listingsMapTexts.searchHere}
          </button>
        )}
      </div>
      {total !== null && <p className="map-count">{formatListingsInView(total)}</p>}
    </>
  )
}
