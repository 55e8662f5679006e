import { Form } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import type { OfferState, OwnerAction } from '#domain/homes/offer/lifecycle/state.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { actionNames } from '#texts/homes/list.ts'
import { stepTexts } from '#texts/homes/steps.ts'

interface NotOpenProps {
  readonly id: string
  readonly state: OfferState
}

/** Above a step that cannot be changed now. A rejected home can be opened for changes here. */
export function NotOpen({ id, state }: NotOpenProps) {
  const intent: OwnerAction = 'revise'
  if (state === 'draft') return null
  if (state !== 'rejected') return <p className="callout">{stepTexts.notNow}</p>
  return (
    <Form method="post" action={PATHS.myListings} className="callout">
      <input type="hidden" name="id" value={id} />
      <p className="mb-3">{stepTexts.rejectedNow}</p>
      <button type="submit" name="intent" value={intent} className={quietButton}>
        {actionNames[intent]}
      </button>
    </Form>
  )
}
