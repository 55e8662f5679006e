/** The range of PostgreSQL's `integer`. */
export const MIN_INT32 = -(2 ** 31)
export const MAX_INT32 = 2 ** 31 - 1
