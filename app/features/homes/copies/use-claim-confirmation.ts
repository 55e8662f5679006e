import { useNavigationType } from 'react-router'
import { useNotify } from '#app/ui/notice.tsx'
import { focusIfLost, useConfirmationLine } from '#app/ui/use-action-result.ts'
import { claimTexts } from '#content/texts/homes/copies.ts'
import { copyAnchor } from '#domain/homes/claim/confirmation.ts'

export interface ClaimConfirmation {
  /** The listing that the copy is, such as "rent/1001". */
  readonly target: string
}

/**
 * Announces that a copy was claimed and moves focus to it.
 *
 * @returns the sentence that the document itself shows when there are no scripts
 */
export function useClaimConfirmation(claimed: ClaimConfirmation | null): ClaimConfirmation | null {
  const notify = useNotify()
  return useConfirmationLine(claimed, useNavigationType() === 'POP', ({ target }) => {
    notify.success(claimTexts.sent)
    focusIfLost(document.querySelector<HTMLElement>(`#${copyAnchor(target)} h2`))
  })
}
