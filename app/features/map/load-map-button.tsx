import { quietButton } from '#app/ui/button.ts'
import { mapFrameTexts } from '#content/texts/search/map-frame.ts'

/** Stands in the place of a map that a slow connection does not load by itself. */
export function LoadMapButton({ onRequest }: { onRequest: () => void }) {
  return (
    <div className="map-loading">
      <p>{mapFrameTexts.waiting}</p>
      <button type="button" className={quietButton} onClick={onRequest}>
        {mapFrameTexts.show}
      </button>
    </div>
  )
}
