import { type SyntheticEvent, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { useNotify } from '#app/ui/notice.tsx'
import { focusIfLost, useConfirmationLine } from '#app/ui/use-action-result.ts'
import { type DecisionConfirmation, getSection } from '#domain/moderation/confirmation.ts'
import { formatDecided } from '#texts/moderation/done.ts'

/**
 * Announces the decision; focus moves to the next entry, or to the heading.
 *
 * @returns the sentence that the document itself shows, without a script or before one runs, and what remembers which
 * entry a decision is about
 */
export function useDecisionConfirmation(decided: DecisionConfirmation | null) {
  const notify = useNotify()
  const queue = useRef<HTMLDivElement>(null)
  const shown = useConfirmationLine(decided, useNavigationType() === 'POP', (done) => {
    notify.success(formatDecided(done))
    if (queue.current === null) return
    const next = findNextEntry(queue.current, getSection(done))
    focusIfLost(next ?? queue.current.querySelector<HTMLElement>('h1'))
  })
  return { shown, queue, onLeave: ({ target }: SyntheticEvent) => rememberQueuePosition(target) }
}

const ENTRY = '[data-entry]'

interface LeftEntry {
  /** Name of the section it is in. */
  readonly section: string
  /** The entries after it, in order. */
  readonly following: readonly string[]
}

const listEntries = (list: ParentNode) => [...list.querySelectorAll<HTMLElement>(ENTRY)]

/**
 * The queue's position is kept in memory, because homes are decided on another page. It is lost with the document; then
 * the first entry is next.
 */
let left: LeftEntry | null = null

/** Call it before an action of an entry is submitted. */
function rememberQueuePosition(pressed: EventTarget): void {
  const entry = pressed instanceof Element ? pressed.closest<HTMLElement>(ENTRY) : null
  const list = entry?.closest<HTMLElement>('[data-section]')
  if (!(entry && list)) return
  const entries = listEntries(list)
  const following = entries.slice(entries.indexOf(entry) + 1)
  left = {
    section: list.dataset.section ?? '',
    following: following.map(({ dataset }) => dataset.entry ?? ''),
  }
}

/**
 * The entry that follows the decided one: the next one that is still there, or else the last of the list.
 *
 * @param section the list to use if the decided entry is unknown
 */
function findNextEntry(queue: ParentNode, section: string): HTMLElement | undefined {
  const list = queue.querySelector(`[data-section="${left?.section ?? section}"]`)
  const entries = list === null ? [] : listEntries(list)
  const following = left?.following
  left = null
  if (following === undefined) return entries.at(0)
  return entries.find(({ dataset }) => following.includes(dataset.entry ?? '')) ?? entries.at(-1)
}
