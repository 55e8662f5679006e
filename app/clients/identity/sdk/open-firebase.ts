import { initializeApp } from '@firebase/app'
import {
  browserPopupRedirectResolver,
  GithubAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  reauthenticateWithPopup,
  signInWithPopup,
} from '@firebase/auth'
import type { IdentityClient } from '#app/clients/identity/contract/identity.ts'
import { createIdentityClient, type Federation } from './identity-client.ts'
import { type FirebaseSettings, parseIdentitySettings } from './identity-settings.ts'
import { persistence } from './unpolled-persistence.ts'

const PROVIDERS = { google: GoogleAuthProvider, github: GithubAuthProvider } as const

/** Parameters that force a new authentication, as far as the provider supports it. */
const REAUTHENTICATION_PARAMETERS = {
  google: { max_age: '0', prompt: 'select_account' },
  github: { prompt: 'select_account' },
} as const

const federation: Federation = {
  signIn: (auth, provider) => signInWithPopup(auth, new PROVIDERS[provider]()),
  reauthenticate: (user, provider) =>
    reauthenticateWithPopup(
      user,
      new PROVIDERS[provider]().setCustomParameters(REAUTHENTICATION_PARAMETERS[provider]),
    ),
}

export function createFirebaseClient(settings: FirebaseSettings): IdentityClient {
  const { apiKey, authDomain, projectId } = settings
  const app = initializeApp({ apiKey, authDomain, projectId })
  const popupRedirectResolver = browserPopupRedirectResolver
  const auth = initializeAuth(app, { persistence, popupRedirectResolver })
  return createIdentityClient({ auth, federation, settings })
}

/**
 * The client of a Firebase project.
 *
 * @param response from `/identity/settings`
 * @throws when it is an error or not the settings of a Firebase project
 */
export async function openFirebase(response: Response): Promise<IdentityClient> {
  const settings = await parseIdentitySettings(response)
  if (settings.provider !== 'firebase') throw new Error('There is no Firebase project.')
  return createFirebaseClient(settings)
}
