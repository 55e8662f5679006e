import type { MouseEvent } from 'react'
import { hasFields, isNumber, isText } from '#domain/platform/json/shape.ts'
import { PATHS } from '#domain/platform/paths.ts'

// Kept in the state of history entries, which survives a reload and belongs to one visit: the search a
// listing was opened from, directly or through other listings, and the listing last opened from it.

interface OpenedFrom {
  readonly searchPath: string
  /** How many history entries back. */
  readonly steps: number
}

const isOpenedFrom = hasFields<OpenedFrom>({ searchPath: isText, steps: isNumber })
const isLastOpened = hasFields<{ lastOpened: string }>({ lastOpened: isText })

/** The search that led to this listing; `null` if none did. */
export const readOpenedFrom = (state: unknown): OpenedFrom | null =>
  isOpenedFrom(state) ? state : null

/** The id of the listing last opened from this search; `null` if none was. */
export const readLastOpened = (state: unknown): string | null =>
  isLastOpened(state) ? state.lastOpened : null

/** Only the id: the estate type is in the URL of the search. */
export const toLastOpened = (id: string) => ({ lastOpened: id })

/** Whether a click opens the link in this tab. */
export const isUnmodifiedClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

interface PageLocation {
  readonly pathname: string
  readonly search: string
  readonly state: unknown
}

/** Props of a link to a listing that carry the search it was opened from along the history. */
export function getListingLinkProps({ pathname, search, state }: PageLocation, id: number) {
  if (pathname !== PATHS.search) {
    const from = readOpenedFrom(state)
    return from ? { state: { ...from, steps: from.steps + 1 } } : {}
  }
  return {
    state: { searchPath: pathname + search, steps: 1 },
    onClick(event: MouseEvent) {
      if (!isUnmodifiedClick(event)) return
      // This is not a navigation, which would reload the search. React Router reads the state of an entry from `usr`.
      const usr = toLastOpened(String(id))
      window.history.replaceState({ ...window.history.state, usr }, '')
    },
  }
}
