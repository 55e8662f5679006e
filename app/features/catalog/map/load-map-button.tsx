import { quietButton } from '#app/ui/button.ts'
import { mapFrameTexts } from '#texts/catalog/map-frame.ts'

/** Replaces a map that a slow connection does not load automatically. */
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
