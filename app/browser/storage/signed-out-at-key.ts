/** Of `signed-out-at.ts`, and of scripts that run before React. */
export const SIGNED_OUT_AT_KEY = 'signedOutAt'
