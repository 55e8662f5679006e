const ENTRY = '[data-entry]'

interface LeftEntry {
  /** Of its list. */
  readonly section: string
  /** What came after it there, in the order of the list. */
  readonly following: readonly string[]
}

const listEntries = (list: ParentNode) => [...list.querySelectorAll<HTMLElement>(ENTRY)]

/** Of a home the decision is taken on another page. Lost with the document; the first entry comes next then. */
let left: LeftEntry | null = null

/** Before something in an entry is pressed. */
export function rememberQueuePosition(pressed: EventTarget): void {
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
 * The entry that took the place of the decided one: the next that is still there, or the last of the list.
 *
 * @param section the list where nobody has left an entry
 */
export function findNextEntry(queue: ParentNode, section: string): HTMLElement | undefined {
  const list = queue.querySelector(`[data-section="${left?.section ?? section}"]`)
  const entries = list === null ? [] : listEntries(list)
  const following = left?.following
  left = null
  if (following === undefined) return entries.at(0)
  return entries.find(({ dataset }) => following.includes(dataset.entry ?? '')) ?? entries.at(-1)
}
