import { useSubmit } from 'react-router'
import { useNotify } from '#app/ui/notice.tsx'
import { focusIfLost, useActionResult } from '#app/ui/use-action-result.ts'
import {
  type ActionConfirmation,
  homeAnchor,
  isStillTrue,
} from '#domain/homes/offer/lifecycle/action-confirmation.ts'
import type { OwnerAction } from '#domain/homes/offer/lifecycle/state.ts'
import { actionNames, formatHomeDone } from '#texts/homes/list.ts'
import type { OfferSummary } from './offer-summary.ts'

/**
 * Announces what was done with a home once the list shows the result. If the pressed button has moved with its home,
 * focus follows it.
 *
 * @param done a new object after each action
 */
export function useConfirmationNotice(
  done: ActionConfirmation | undefined,
  offers: readonly OfferSummary[],
): void {
  const notify = useNotify()
  const submit = useSubmit()
  const isListed = done !== undefined && offers.some((offer) => isStillTrue(done, offer))
  useActionResult(isListed ? done : undefined, ({ action, id }) => {
    const type = offers.find((offer) => offer.id === id)?.type ?? null
    const text = formatHomeDone(action, type)
    focusIfLost(document.querySelector<HTMLElement>(`#${homeAnchor(id)} h3`))
    if (action !== 'delete') return notify.success(text)
    const intent: OwnerAction = 'restore'
    return notify.undo(text, {
      label: actionNames.restore,
      run: () => submit({ intent, id }, { method: 'post', preventScrollReset: true }),
    })
  })
}
