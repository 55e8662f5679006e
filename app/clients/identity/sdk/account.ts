import type { User } from 'firebase/auth'
import { getFirstLetter } from '#app/browser/avatar-letter.ts'
import type { Account } from '#app/clients/identity/contract/identity.ts'

type UserProfile = Pick<User, 'email' | 'emailVerified' | 'displayName'> & {
  readonly providerData: readonly { readonly providerId: string }[]
}

/** An account with a password authenticates by it, even if it has a provider too. */
export function toAccount({ email, emailVerified, providerData }: UserProfile): Account {
  const ids = providerData.map(({ providerId }) => providerId)
  const federated = ids.includes('google.com') ? 'google' : 'github'
  const hasPassword =
    ids.includes('password') || !ids.some((id) => /^(google|github)\.com$/.test(id))
  return { email, emailVerified, signInMethod: hasPassword ? 'password' : federated }
}

/** From the name where the provider does not share the email address. */
export function getAvatarLetter({
  email,
  displayName,
}: Pick<User, 'email' | 'displayName'>): string {
  return getFirstLetter(email ?? displayName ?? '') ?? '?'
}
