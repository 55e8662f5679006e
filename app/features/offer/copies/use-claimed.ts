import { useNavigationType } from 'react-router'
import { useNotify } from '#app/ui/notice.tsx'
import { focusIfLost, useDoneLine } from '#app/ui/use-done.ts'
import { claimTexts } from '#content/texts/my-listings/copies.ts'
import { copyAnchor } from '#domain/claim/done.ts'

export interface Claimed {
  /** Names the copy. */
  readonly target: string
}

/** Says that a copy was claimed; the focus goes to the copy. @returns what the document says by itself */
export function useClaimed(claimed: Claimed | null): Claimed | null {
  const notify = useNotify()
  return useDoneLine(claimed, useNavigationType() === 'POP', ({ target }) => {
    notify(claimTexts.sent)
    focusIfLost(document.querySelector<HTMLElement>(`#${copyAnchor(target)} h2`))
  })
}
