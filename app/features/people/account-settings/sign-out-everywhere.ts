/** The form that the settings page posts to itself. */
export const SIGN_OUT_EVERYWHERE = { intent: 'sign-out-everywhere' } as const

/** What the settings page's action returns: a problem, unless the person is signed out everywhere. */
export interface SignOutEverywhereOutcome {
  readonly problem?: string
}
