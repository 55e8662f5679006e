/**
 * With the variable `E2E_UNTOUCHED`, no page is touched before its journey does something, so its scripts come with that
 * first press or key. Journeys tagged `@touched` are left out then.
 */
export const isUntouched = (): boolean => process.env.E2E_UNTOUCHED !== undefined
