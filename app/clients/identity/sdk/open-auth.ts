import { initializeApp } from '@firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
} from '@firebase/auth'
import type { IdentityClientSettings } from './identity-settings.ts'
import { unpolledPersistence } from './unpolled-persistence.ts'

/**
 * In this order (docs/product.md, "Identity provider"); where none works, the session lasts as long as
 * the page.
 */
const persistence = [unpolledPersistence, browserLocalPersistence, browserSessionPersistence]

/**
 * Points the SDK at the identity service. It requires a key and a domain even for the embedded service,
 * which has neither.
 */
export function openAuth(settings: IdentityClientSettings): Auth {
  if (settings.provider === 'firebase') {
    const { apiKey, authDomain, projectId } = settings
    const app = initializeApp({ apiKey, authDomain, projectId })
    return initializeAuth(app, { persistence, popupRedirectResolver: browserPopupRedirectResolver })
  }
  const { projectId } = settings
  const app = initializeApp({ apiKey: 'homiq', authDomain: location.host, projectId })
  const auth = initializeAuth(app, { persistence })
  connectAuthEmulator(auth, location.origin, { disableWarnings: true })
  return auth
}
