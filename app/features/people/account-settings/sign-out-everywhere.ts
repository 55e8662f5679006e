/** The form that the settings page posts to itself. */
export const SIGN_OUT_EVERYWHERE = { intent: 'sign-out-everywhere' } as const

/** What the settings page's action returns. */
export type SignOutEverywhereOutcome = { readonly ended: true } | { readonly problem: string }
