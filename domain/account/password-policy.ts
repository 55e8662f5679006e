/** What new passwords have to be: the provider's default, or what a site on the Internet should ask. */
export const PASSWORD_POLICIES = ['standard', 'strict'] as const
export type PasswordPolicyName = (typeof PASSWORD_POLICIES)[number]

/** Fewest characters under the strict policy. */
export const MIN_STRICT_PASSWORD = 12
