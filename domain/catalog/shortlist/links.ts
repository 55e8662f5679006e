import { PATHS, withParameters } from '#domain/platform/paths.ts'

/** For members alone; the id opens nothing to others. */
export const shortlistPath = (id: string): string => `/list/${encodeURIComponent(id)}`

/** JSON: GET reads what changed, POST writes as well. */
export const shortlistChangesPath = (id: string, since: number): string =>
  withParameters(`${shortlistPath(id)}/changes`, { since: String(since) })

/** The event stream that announces changes. */
export const SHORTLIST_EVENTS_PATH = '/list/:id/events'

export const shortlistEventsPath = (id: string): string =>
  SHORTLIST_EVENTS_PATH.replace(':id', encodeURIComponent(id))

/** Whoever has it may join. */
export const joinShortlistPath = (token: string): string => `/list/join/${token}`

/** Where a list begins with these homes, such as `rent/1001`. */
export const newShortlistPath = (homes: readonly string[]): string =>
  withParameters(PATHS.lists, { homes: homes.join(',') })
