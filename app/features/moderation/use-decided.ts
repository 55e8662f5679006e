import { type RefObject, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { useNotify } from '#app/ui/notice.tsx'
import { focusIfLost, useDoneLine } from '#app/ui/use-done.ts'
import { formatDecided } from '#content/texts/moderation/done.ts'
import { type Decided, getSection } from '#domain/moderation/done.ts'

const ENTRY = '[data-entry]'

const listEntries = (list: ParentNode | null) => [
  ...(list?.querySelectorAll<HTMLElement>(ENTRY) ?? []),
]

interface DecidedOnPage {
  /** What the document says: without a script, and where one comes later. */
  readonly said: Decided | null
  readonly queue: RefObject<HTMLDivElement | null>
  /** Remembers where in its list a decision was taken. */
  readonly onSubmit: () => void
}

/** Says what was decided; the focus goes to the entry that comes next, or to the heading. */
export function useDecided(decided: Decided | null): DecidedOnPage {
  const notify = useNotify()
  const queue = useRef<HTMLDivElement>(null)
  const place = useRef(0)
  const said = useDoneLine(decided, useNavigationType() === 'POP', (done) => {
    notify(formatDecided(done))
    const list = queue.current?.querySelector<HTMLElement>(`[data-section="${getSection(done)}"]`)
    const entries = listEntries(list ?? null)
    const next = entries[Math.min(place.current, entries.length - 1)]
    focusIfLost(next ?? queue.current?.querySelector<HTMLElement>('h1'))
    place.current = 0
  })
  const onSubmit = () => {
    const entry = document.activeElement?.closest<HTMLElement>(ENTRY)
    const entries = listEntries(entry?.closest('[data-section]') ?? null)
    place.current = entry ? Math.max(entries.indexOf(entry), 0) : 0
  }
  return { said, queue, onSubmit }
}
