/**
 * With the variable `E2E_UNTOUCHED`, a journey's own first press or key is the first interaction
 * with a page, and loads its scripts. Journeys tagged `@touched` are left out then.
 */
export const isUntouched = (): boolean => process.env.E2E_UNTOUCHED !== undefined
