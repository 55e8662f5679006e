import type { ViewingState } from './state.ts'

/** Where to come, as both may know it: exact only if the owner tells it, and while it is agreed. */
export const getToldPlace = (
  { state, tellsExactPlace }: { readonly state: ViewingState; readonly tellsExactPlace: boolean },
  { shownPlace, exactPlace }: { readonly shownPlace: string; readonly exactPlace: string | null },
): string => (state === 'taken' && tellsExactPlace && exactPlace !== null ? exactPlace : shownPlace)
