/** Anonymous counts of a home. */
export const COUNTED = ['view', 'heart', 'unheart'] as const
export type Counted = (typeof COUNTED)[number]

/**
 * Where browsers report counts. Kept apart from the paths that all pages load: it is needed only
 * after they are shown.
 */
export const COUNTS_PATH = '/counts'
