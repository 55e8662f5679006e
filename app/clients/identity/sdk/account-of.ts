import type { User } from 'firebase/auth'
import { firstLetter } from '#app/browser/avatar-letter.ts'
import type { Account } from '#app/clients/identity/identity.ts'

type Known = Pick<User, 'email' | 'emailVerified' | 'displayName'> & {
  readonly providerData: readonly { readonly providerId: string }[]
}

/** What the screens know of an account. A password, where there is one, is its proof. */
export function accountOf({ email, emailVerified, providerData }: Known): Account {
  const ids = providerData.map(({ providerId }) => providerId)
  const federated = ids.includes('google.com') ? 'google' : 'github'
  const hasPassword =
    ids.includes('password') || !ids.some((id) => /^(google|github)\.com$/.test(id))
  return { email, emailVerified, proof: hasPassword ? 'password' : federated }
}

/** The letter of an account: of its address, or of its name where a provider keeps the address. */
export function letterOf({ email, displayName }: Pick<User, 'email' | 'displayName'>): string {
  return firstLetter(email ?? displayName ?? '') ?? '?'
}
