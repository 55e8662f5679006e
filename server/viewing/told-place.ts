import type { ViewingRow } from '#server/db/schema/viewings.ts'
import type { ViewedHome } from './queries.ts'

/** Where to come, as both may know it: exact only if the owner tells it, and while it is agreed. */
export const getToldPlace = (
  { state, tellsExactPlace }: Pick<ViewingRow, 'state' | 'tellsExactPlace'>,
  { shownPlace, exactPlace }: ViewedHome,
): string => (state === 'taken' && tellsExactPlace && exactPlace !== null ? exactPlace : shownPlace)
