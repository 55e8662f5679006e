/** `standard` is the identity provider's default, `strict` is for sites on the Internet. */
export const PASSWORD_POLICIES = ['standard', 'strict'] as const
export type PasswordPolicyName = (typeof PASSWORD_POLICIES)[number]

export const MIN_STRICT_PASSWORD_LENGTH = 12
