/** What is counted of a home, without knowing who did it. */
export const COUNTED = ['view', 'heart', 'unheart'] as const
export type Counted = (typeof COUNTED)[number]

/** Where browsers report it. Not with the paths of all pages: it is needed after they are shown. */
export const COUNTS_PATH = '/counts'
