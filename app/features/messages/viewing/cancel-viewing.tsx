import { dangerButton } from '#app/ui/button.ts'
import { cancelTexts, formatCancelLead, viewingTexts } from '#content/texts/messages/viewing.ts'
import { formatViewingTime } from '#domain/messages/viewing/format-viewing-time.ts'
import type { MyViewing } from '#domain/messages/viewing/my-viewing.ts'
import type { ViewingAction } from '#domain/messages/viewing/state.ts'
import { ViewingForm } from './viewing-form.tsx'

interface CancelViewingProps {
  /** Id of the conversation. */
  readonly id: string
  readonly viewing: MyViewing
}

const intent: ViewingAction = 'cancel'

/** Canceling cannot be undone, so it asks first, with or without scripts. */
export const CancelViewing = ({ id, viewing }: CancelViewingProps) => (
  <details className="no-marker cancel-viewing">
    <summary className={dangerButton}>{viewingTexts.cancel}</summary>
    <ViewingForm id={id} viewing={viewing.id}>
      <p>
        {formatCancelLead(
          formatViewingTime({
            startsAt: new Date(viewing.startsAt),
            endsAt: new Date(viewing.endsAt),
          }),
        )}
      </p>
      <button type="submit" name="intent" value={intent} className={dangerButton}>
        {cancelTexts.confirm}
      </button>
    </ViewingForm>
  </details>
)
