import { type RefObject, type SyntheticEvent, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { useNotify } from '#app/ui/notice.tsx'
import { focusIfLost, useDoneLine } from '#app/ui/use-done.ts'
import { formatDecided } from '#content/texts/moderation/done.ts'
import { type Decided, getSection } from '#domain/moderation/done.ts'
import { findNextEntry, rememberQueuePosition } from './queue-position.ts'

interface DecidedOnPage {
  /** The sentence that the document itself shows, without a script or before one runs. */
  readonly said: Decided | null
  readonly queue: RefObject<HTMLDivElement | null>
  /** Remembers which entry a decision is about. */
  readonly onLeave: (event: SyntheticEvent) => void
}

/** Announces the decision; focus moves to the next entry, or to the heading. */
export function useDecided(decided: Decided | null): DecidedOnPage {
  const notify = useNotify()
  const queue = useRef<HTMLDivElement>(null)
  const said = useDoneLine(decided, useNavigationType() === 'POP', (done) => {
    notify(formatDecided(done))
    if (queue.current === null) return
    const next = findNextEntry(queue.current, getSection(done))
    focusIfLost(next ?? queue.current.querySelector<HTMLElement>('h1'))
  })
  return { said, queue, onLeave: ({ target }) => rememberQueuePosition(target) }
}
