/** In the results of a search. */
export const saveSearchTexts = {
  save: 'Save search',
  hint: 'We tell you of new homes, prices and changes.',
} as const
