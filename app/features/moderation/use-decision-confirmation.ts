import { type RefObject, type SyntheticEvent, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { useNotify } from '#app/ui/notice.tsx'
import { focusIfLost, useConfirmationLine } from '#app/ui/use-action-result.ts'
import { formatDecided } from '#content/texts/moderation/done.ts'
import { type DecisionConfirmation, getSection } from '#domain/moderation/confirmation.ts'
import { findNextEntry, rememberQueuePosition } from './queue-position.ts'

interface DecisionConfirmationOnPage {
  /** The sentence that the document itself shows, without a script or before one runs. */
  readonly shown: DecisionConfirmation | null
  readonly queue: RefObject<HTMLDivElement | null>
  /** Remembers which entry a decision is about. */
  readonly onLeave: (event: SyntheticEvent) => void
}

/** Announces the decision; focus moves to the next entry, or to the heading. */
export function useDecisionConfirmation(
  decided: DecisionConfirmation | null,
): DecisionConfirmationOnPage {
  const notify = useNotify()
  const queue = useRef<HTMLDivElement>(null)
  const shown = useConfirmationLine(decided, useNavigationType() === 'POP', (done) => {
    notify.success(formatDecided(done))
    if (queue.current === null) return
    const next = findNextEntry(queue.current, getSection(done))
    focusIfLost(next ?? queue.current.querySelector<HTMLElement>('h1'))
  })
  return { shown, queue, onLeave: ({ target }) => rememberQueuePosition(target) }
}
