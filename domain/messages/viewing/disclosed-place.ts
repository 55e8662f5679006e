import type { ViewingState } from './state.ts'

/**
 * Where to come, for both people: exact only if the owner reveals it, and only while the viewing is
 * taken.
 */
export const getDisclosedPlace = (
  {
    state,
    disclosesExactPlace,
  }: { readonly state: ViewingState; readonly disclosesExactPlace: boolean },
  { shownPlace, exactPlace }: { readonly shownPlace: string; readonly exactPlace: string | null },
): string =>
  state === 'taken' && disclosesExactPlace && exactPlace !== null ? exactPlace : shownPlace
