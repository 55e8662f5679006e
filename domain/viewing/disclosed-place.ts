import type { ViewingState } from './state.ts'

/** Where to come, as both may know it: exact only if the owner tells it, and while it is agreed. */
export const getDisclosedPlace = (
  {
    state,
    disclosesExactPlace,
  }: { readonly state: ViewingState; readonly disclosesExactPlace: boolean },
  { shownPlace, exactPlace }: { readonly shownPlace: string; readonly exactPlace: string | null },
): string =>
  state === 'taken' && disclosesExactPlace && exactPlace !== null ? exactPlace : shownPlace
