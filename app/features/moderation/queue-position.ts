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
 * The entry that follows the decided one: the next one that is still there, or else the last of the list.
 *
 * @param section the list to use if the decided entry is unknown
 */
export function findNextEntry(queue: ParentNode, section: string): HTMLElement | undefined {
  const list = queue.querySelector(`[data-section="${left?.section ?? section}"]`)
  const entries = list === null ? [] : listEntries(list)
  const following = left?.following
  left = null
  if (following === undefined) return entries.at(0)
  return entries.find(({ dataset }) => following.includes(dataset.entry ?? '')) ?? entries.at(-1)
}
