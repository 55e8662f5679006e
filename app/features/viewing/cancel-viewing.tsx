import { useState } from 'react'
import { dangerButton } from '#app/ui/button.ts'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { DialogActions } from '#app/ui/dialog/dialog-actions.tsx'
import { cancelTexts, formatCancelLead, viewingTexts } from '#content/texts/viewing/viewing.ts'
import { formatViewingTime } from '#domain/viewing/format-viewing-time.ts'
import type { OwnViewing } from '#domain/viewing/own-viewing.ts'
import type { ViewingAction } from '#domain/viewing/state.ts'
import { ViewingForm } from './viewing-form.tsx'

interface CancelViewingProps {
  /** Of the conversation. */
  readonly id: string
  readonly viewing: OwnViewing
}

/** Nobody can take it back, so the button asks first; not without a script. */
export function CancelViewing({ id, viewing }: CancelViewingProps) {
  const [isAsking, setIsAsking] = useState(false)
  const intent: ViewingAction = 'cancel'
  const time = formatViewingTime({
    startsAt: new Date(viewing.startsAt),
    endsAt: new Date(viewing.endsAt),
  })
  return (
    <>
      <ViewingForm
        id={id}
        viewing={viewing.id}
        onSubmit={(event) => {
          event.preventDefault()
          setIsAsking(true)
        }}
      >
        <button type="submit" name="intent" value={intent} className={dangerButton}>
          {viewingTexts.cancel}
        </button>
      </ViewingForm>
      {isAsking && (
        <Dialog
          heading={cancelTexts.heading}
          closeLabel={cancelTexts.close}
          onClose={() => setIsAsking(false)}
        >
          {/* The page says what became of it. */}
          <ViewingForm id={id} viewing={viewing.id} onSubmit={() => setIsAsking(false)}>
            <input type="hidden" name="intent" value={intent} />
            <p className="mb-5 text-ink-soft">{formatCancelLead(time)}</p>
            <DialogActions
              problem={undefined}
              cancel={cancelTexts.keep}
              confirm={viewingTexts.cancel}
              confirmButton={dangerButton}
              busy={false}
              onCancel={() => setIsAsking(false)}
            />
          </ViewingForm>
        </Dialog>
      )}
    </>
  )
}
