/** The form that the settings page posts to itself. */
export const SIGN_OUT_EVERYWHERE = { intent: 'sign-out-everywhere' } as const

/** The result of the settings page's action. */
export type SignOutEverywhereResult = 'ended' | 'no session' | 'failed'
