import type { MouseEvent } from 'react'
import { isObject, isText } from '#domain/json/shape.ts'
import { PATHS } from '#domain/site/links.ts'

// Two facts in the states of history entries, where they survive a reload and belong to one visit of a
// page: from which search a listing was opened, and which listing was opened from a search last.

function readText(state: unknown, name: 'searchPath' | 'lastOpened'): string | null {
  const value = isObject(state) ? state[name] : null
  return isText(value) ? value : null
}

/** The path of the search that the entry of a listing was opened from; `null` if from elsewhere. */
export const readSearchPath = (state: unknown) => readText(state, 'searchPath')

/** The id of the listing opened last from the entry of a search; `null` if none was. */
export const readLastOpened = (state: unknown) => readText(state, 'lastOpened')

/** The state of the entry of a search, whose type is in its URL. */
export const toLastOpened = (id: string) => ({ lastOpened: id })

/** Opens the page in this tab. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

interface PagePath {
  readonly pathname: string
  readonly search: string
}

/** Properties of a link to a listing. On the search page they connect the two entries of the history. */
export function getListingLinkProps({ pathname, search }: PagePath, id: number) {
  if (pathname !== PATHS.search) return {}
  return {
    state: { searchPath: pathname + search },
    onClick(event: MouseEvent) {
      if (!isPlainPress(event)) return
      // A navigation would load the search anew. React Router reads the state of an entry from `usr`.
      const usr = toLastOpened(String(id))
      window.history.replaceState({ ...window.history.state, usr }, '')
    },
  }
}
