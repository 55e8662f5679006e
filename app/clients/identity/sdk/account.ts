import type { User } from '@firebase/auth'
import { getFirstLetter } from '#app/browser/avatar-letter.ts'
import type { Account } from '#app/clients/identity/contract/identity.ts'

type UserProfile = Pick<User, 'email' | 'emailVerified' | 'displayName'> & {
  readonly providerData: readonly { readonly providerId: string }[]
}

/** An account with a password authenticates with it, even if it also has a provider. */
export function toAccount({ email, emailVerified, providerData }: UserProfile): Account {
  const providerIds = providerData.map(({ providerId }) => providerId)
  const federated = providerIds.includes('google.com') ? 'google' : 'github'
  const hasPassword =
    providerIds.includes('password') || !providerIds.some((id) => /^(google|github)\.com$/.test(id))
  return { email, emailVerified, signInMethod: hasPassword ? 'password' : federated }
}

/** Of the name if the provider does not share the email address. */
export function getAvatarLetter({
  email,
  displayName,
}: Pick<User, 'email' | 'displayName'>): string {
  return getFirstLetter(email ?? displayName ?? '') ?? '?'
}
