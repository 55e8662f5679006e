/** The key of `signed-out-at.ts`, which scripts that run before React read too. */
export const SIGNED_OUT_AT_KEY = 'signedOutAt'
