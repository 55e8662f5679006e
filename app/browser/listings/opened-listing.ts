import type { MouseEvent } from 'react'
import { hasFields, isNumber, isText } from '#domain/json/shape.ts'
import { PATHS } from '#domain/site/links.ts'

// Facts in the states of history entries, where they survive a reload and belong to one visit of a page: from
// which search a listing was opened, directly or by way of other listings, and which one was opened from it last.

interface OpenedFrom {
  readonly searchPath: string
  /** How many entries before. */
  readonly steps: number
}

const isOpenedFrom = hasFields<OpenedFrom>({ searchPath: isText, steps: isNumber })
const isLastOpened = hasFields<{ lastOpened: string }>({ lastOpened: isText })

/** The search that the entry of a listing was opened from; `null` if from elsewhere. */
export const readOpenedFrom = (state: unknown): OpenedFrom | null =>
  isOpenedFrom(state) ? state : null

/** The id of the listing opened last from the entry of a search; `null` if none was. */
export const readLastOpened = (state: unknown): string | null =>
  isLastOpened(state) ? state.lastOpened : null

/** The state of the entry of a search, whose type is in its URL. */
export const toLastOpened = (id: string) => ({ lastOpened: id })

/** Opens the page in this tab. */
export const isUnmodifiedClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

interface PageLocation {
  readonly pathname: string
  readonly search: string
  readonly state: unknown
}

/** Properties of a link to a listing: they connect the entries of the history from the search page on. */
export function getListingLinkProps({ pathname, search, state }: PageLocation, id: number) {
  if (pathname !== PATHS.search) {
    const from = readOpenedFrom(state)
    return from ? { state: { ...from, steps: from.steps + 1 } } : {}
  }
  return {
    state: { searchPath: pathname + search, steps: 1 },
    onClick(event: MouseEvent) {
      if (!isUnmodifiedClick(event)) return
      // A navigation would load the search anew. React Router reads the state of an entry from `usr`.
      const usr = toLastOpened(String(id))
      window.history.replaceState({ ...window.history.state, usr }, '')
    },
  }
}
