import type { User } from '@firebase/auth'
import { getFirstLetter } from '#app/browser/storage/avatar-letter.ts'
import type { Account } from '#app/clients/identity/contract/identity.ts'

type UserProfile = Pick<User, 'email' | 'emailVerified' | 'displayName'> & {
  readonly providerData: readonly { readonly providerId: string }[]
}

/** Accounts with a password authenticate with it, even if they also have a provider. */
export function toAccount({ email, emailVerified, providerData }: UserProfile): Account {
  const providerIds = providerData.map(({ providerId }) => providerId)
  const federated = providerIds.includes('google.com') ? 'google' : 'github'
  const hasPassword =
    providerIds.includes('password') || !providerIds.some((id) => /^(google|github)\.com$/.test(id))
  return { email, emailVerified, signInMethod: hasPassword ? 'password' : federated }
}

interface KnownAccount {
  readonly uid: string | null
  readonly letter: string | null
}

/**
 * Whether an account was signed out, deleted or replaced by another, in this tab or another one. Browsers that were
 * last here before uids were stored know only the letter.
 */
export function isAccountLeft(before: KnownAccount, now: KnownAccount): boolean {
  if (before.uid === null) return before.letter !== null && before.letter !== now.letter
  return before.uid !== now.uid
}

/** The letter of the email address, or of the name if the provider does not share the address. */
export function getAvatarLetter({
  email,
  displayName,
}: Pick<User, 'email' | 'displayName'>): string {
  return getFirstLetter(email ?? displayName ?? '') ?? '?'
}
