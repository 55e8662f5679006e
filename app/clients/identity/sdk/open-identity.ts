import { initializeApp } from '@firebase/app'
import {
  connectAuthEmulator,
  GithubAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  reauthenticateWithCredential,
  signInWithCredential,
} from '@firebase/auth'
import type { IdentityClient } from '#app/clients/identity/contract/identity.ts'
import { createIdentityClient, type Federation } from './identity-client.ts'
import { parseIdentitySettings } from './identity-settings.ts'
import { openProviderPopup } from './provider-popup.ts'
import { persistence } from './unpolled-persistence.ts'

const PROVIDERS = { google: GoogleAuthProvider, github: GithubAuthProvider } as const

/** The embedded service has a window of its own, which returns a ticket instead of a provider's token. */
const federation: Federation = {
  async signIn(auth, provider) {
    const ticket = await openProviderPopup(provider)
    await signInWithCredential(auth, PROVIDERS[provider].credential(ticket))
  },
  async reauthenticate(user, provider) {
    const ticket = await openProviderPopup(provider, { fresh: true })
    await reauthenticateWithCredential(user, PROVIDERS[provider].credential(ticket))
  },
}

/**
 * The client of the embedded identity service, or of Firebase if the page did not know that a Firebase
 * project is configured.
 *
 * @param response from `/identity/settings`
 * @throws when it is an error or contains no settings
 */
export async function openIdentity(response: Response): Promise<IdentityClient> {
  const settings = await parseIdentitySettings(response)
  if (settings.provider === 'firebase')
    return (await import('./open-firebase.ts')).createFirebaseClient(settings)
  const { projectId } = settings
  // The SDK requires a key and a domain even for a service that has neither.
  const app = initializeApp({ apiKey: 'homiq', authDomain: location.host, projectId })
  const auth = initializeAuth(app, { persistence })
  connectAuthEmulator(auth, location.origin, { disableWarnings: true })
  return createIdentityClient({ auth, federation, settings })
}
