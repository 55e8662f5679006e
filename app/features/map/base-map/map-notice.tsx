import { quietButton } from '#app/ui/button.ts'

interface MapNoticeProps {
  /** `null` hides the notice; its live region stays, or screen readers would miss the next text. */
  readonly text: string | null
  readonly retryLabel: string
  readonly onRetry: () => void
}

/** An error over the map, with a retry button. */
export function MapNotice({ text, retryLabel, onRetry }: MapNoticeProps) {
  return (
    <div role="status" className="map-notice">
      {text !== null && (
        <div>
          <p>{text}</p>
          <button type="button" className={quietButton} onClick={onRetry}>
            {retryLabel}
          </button>
        </div>
      )}
    </div>
  )
}
