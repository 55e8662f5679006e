import {
  type Auth,
  GithubAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithPopup,
  type User,
} from '@firebase/auth'
import type { Provider } from '#app/clients/identity/contract/identity.ts'
import type { IdentityClientSettings } from './identity-settings.ts'
import { openProviderPopup } from './provider-popup.ts'

/** Both methods open the provider's window before they await anything. */
export interface Federation {
  readonly signIn: (auth: Auth, provider: Provider) => Promise<unknown>
  readonly reauthenticate: (user: User, provider: Provider) => Promise<unknown>
}

const PROVIDERS = { google: GoogleAuthProvider, github: GithubAuthProvider } as const

/** Force a new authentication, as far as the provider supports it. */
const REAUTHENTICATION_PARAMETERS = {
  google: { max_age: '0', prompt: 'select_account' },
  github: { prompt: 'select_account' },
} as const

const firebaseFederation: Federation = {
  signIn: (auth, provider) => signInWithPopup(auth, new PROVIDERS[provider]()),
  reauthenticate: (user, provider) =>
    reauthenticateWithPopup(
      user,
      new PROVIDERS[provider]().setCustomParameters(REAUTHENTICATION_PARAMETERS[provider]),
    ),
}

/** The embedded service has its own window, which returns a ticket instead of a provider's token. */
const ticketFederation: Federation = {
  async signIn(auth, provider) {
    const ticket = await openProviderPopup(provider)
    await signInWithCredential(auth, PROVIDERS[provider].credential(ticket))
  },
  async reauthenticate(user, provider) {
    const ticket = await openProviderPopup(provider, { fresh: true })
    await reauthenticateWithCredential(user, PROVIDERS[provider].credential(ticket))
  },
}

export const getFederation = ({ provider }: IdentityClientSettings): Federation =>
  provider === 'firebase' ? firebaseFederation : ticketFederation
