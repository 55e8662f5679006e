import { type MouseEvent, useState } from 'react'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

export interface MapNoticeText {
  readonly text: string
  /** Says what still works. Narrow maps have no room for it. */
  readonly hint?: string
}

interface MapNoticeProps {
  /** `null` hides the notice; its live region stays, or screen readers would miss the next text. */
  readonly notice: MapNoticeText | null
  readonly retryLabel: string
  readonly onRetry: () => void
  /** Without it the notice cannot be closed, because it replaces the map. */
  readonly closeLabel?: string | undefined
}

/** An error over the map, in one line, with a retry button. */
export function MapNotice({ notice, retryLabel, onRetry, closeLabel }: MapNoticeProps) {
  const [closedText, setClosedText] = useState<string | null>(null)
  // Shows the notice again at the next failure.
  if (closedText !== null && notice?.text !== closedText) setClosedText(null)

  function close({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button disappears, so focus moves elsewhere.
    currentTarget.closest('.map-frame')?.querySelector<HTMLElement>('.base-map')?.focus()
    setClosedText(notice?.text ?? null)
  }

  return (
    <div role="status" className="map-notice">
      {notice !== null && notice.text !== closedText && (
        <div>
          <p>
            {notice.text} {notice.hint && <span className="map-notice-hint">{notice.hint}</span>}
          </p>
          <button
            type="button"
            className="text-link min-h-11 cursor-pointer px-4"
            onClick={onRetry}
          >
            {retryLabel}
          </button>
          {closeLabel !== undefined && (
            <button type="button" aria-label={closeLabel} className={iconButton} onClick={close}>
              <Icon name="x" />
            </button>
          )}
        </div>
      )}
    </div>
  )
}
