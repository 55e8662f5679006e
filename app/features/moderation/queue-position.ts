const ENTRY = '[data-entry]'

interface LeftEntry {
  /** Name of the section it is in. */
  readonly section: string
  /** The entries after it, in order. */
  readonly following: readonly string[]
}

const listEntries = (list: ParentNode) => [...list.querySelectorAll<HTMLElement>(ENTRY)]

/** In memory, because homes are decided on another page. Lost with the document; then the first entry is next. */
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
 * The entry that replaced the decided one: the next that is still there, or the last of the list.
 *
 * @param section the list to use if no entry was left
 */
export function findNextEntry(queue: ParentNode, section: string): HTMLElement | undefined {
  const list = queue.querySelector(`[data-section="${left?.section ?? section}"]`)
  const entries = list === null ? [] : listEntries(list)
  const following = left?.following
  left = null
  if (following === undefined) return entries.at(0)
  return entries.find(({ dataset }) => following.includes(dataset.entry ?? '')) ?? entries.at(-1)
}
