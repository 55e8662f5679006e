import { useNavigationType } from 'react-router'
import { useNotify } from '#app/ui/notice.tsx'
import { focusIfLost, useDoneLine } from '#app/ui/use-done.ts'
import { claimTexts } from '#content/texts/homes/copies.ts'
import { copyAnchor } from '#domain/homes/claim/done.ts'

export interface Claimed {
  /** The listing that the copy is, such as "rent/1001". */
  readonly target: string
}

/**
 * Announces that a copy was claimed and moves focus to it.
 *
 * @returns the sentence that the document itself shows when there are no scripts
 */
export function useClaimed(claimed: Claimed | null): Claimed | null {
  const notify = useNotify()
  return useDoneLine(claimed, useNavigationType() === 'POP', ({ target }) => {
    notify(claimTexts.sent)
    focusIfLost(document.querySelector<HTMLElement>(`#${copyAnchor(target)} h2`))
  })
}
