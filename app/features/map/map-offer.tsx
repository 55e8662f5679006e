import { quietButton } from '#app/ui/button.ts'
import { mapTexts } from '#content/texts/search/map.ts'

/** Stands in the place of a map that a slow connection does not load by itself. */
export function MapOffer({ onRequest }: { onRequest: () => void }) {
  return (
    <div className="map-loading">
      <p>{mapTexts.waiting}</p>
      <button type="button" className={quietButton} onClick={onRequest}>
        {mapTexts.show}
      </button>
    </div>
  )
}
