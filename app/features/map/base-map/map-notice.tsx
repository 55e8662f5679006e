import { quietButton } from '#app/ui/button.ts'

interface MapNoteProps {
  /** What is amiss; `null` for nothing. */
  readonly text: string | null
  readonly retry: string
  readonly onRetry: () => void
}

/** What a map lacks, said over it, and a press that tries again. */
export function MapNote({ text, retry, onRetry }: MapNoteProps) {
  return (
    <div role="status" className="map-note">
      {text !== null && (
        <div>
          <p>{text}</p>
          <button type="button" className={quietButton} onClick={onRetry}>
            {retry}
          </button>
        </div>
      )}
    </div>
  )
}
