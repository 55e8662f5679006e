import { useState } from 'react'
import { dangerButton } from '#app/ui/button.ts'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { DialogActions } from '#app/ui/dialog/dialog-actions.tsx'
import type { OwnerAction } from '#domain/homes/offer/lifecycle/state.ts'
import { OFFER_LIMITS } from '#domain/homes/offer/limits.ts'
import { actionLabel, actionNames, deleteTexts, formatDeleteLead } from '#texts/homes/list.ts'
import { ActionForm } from './action-form.tsx'

interface DeleteHomeProps {
  readonly id: string
  readonly name: string
  /**
   * Whether visitors see it; if so, the button asks first. Without scripts there is no question, only the number of
   * days in which the deletion can be undone.
   */
  readonly isShown: boolean
}

export function DeleteHome({ id, name, isShown }: DeleteHomeProps) {
  const [isAsking, setIsAsking] = useState(false)
  const intent: OwnerAction = 'delete'
  return (
    <>
      <ActionForm
        id={id}
        onSubmit={(event) => {
          if (!isShown) return
          event.preventDefault()
          setIsAsking(true)
        }}
      >
        <button
          type="submit"
          name="intent"
          value={intent}
          className="drop-menu-item text-alert"
          aria-label={actionLabel(actionNames.delete, name)}
        >
          {actionNames.delete}
        </button>
      </ActionForm>
      {isAsking && (
        <Dialog
          heading={deleteTexts.heading}
          closeLabel={deleteTexts.close}
          onClose={() => setIsAsking(false)}
        >
          {/* The result is announced at the home. */}
          <ActionForm id={id} onSubmit={() => setIsAsking(false)}>
            <input type="hidden" name="intent" value={intent} />
            <p className="mb-5 text-ink-soft">{formatDeleteLead(name, OFFER_LIMITS)}</p>
            <DialogActions
              problem={undefined}
              cancel={deleteTexts.cancel}
              confirm={deleteTexts.confirm}
              confirmButton={dangerButton}
              busy={false}
              onCancel={() => setIsAsking(false)}
            />
          </ActionForm>
        </Dialog>
      )}
    </>
  )
}
