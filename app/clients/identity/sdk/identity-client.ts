import {
  type Auth,
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type User,
  updatePassword,
  verifyPasswordResetCode,
} from '@firebase/auth'
import { clearPersonalData } from '#app/browser/clear-personal-data.ts'
import {
  getErrorCode,
  type IdentityClient,
  type Provider,
} from '#app/clients/identity/contract/identity.ts'
import { toAccount } from './account.ts'
import { createAccountStore } from './account-store.ts'
import type { IdentityClientSettings } from './identity-settings.ts'
import { eraseData, fetchSignIns, revokeSignIn } from './server-requests.ts'
import { syncSessionCookie } from './session-cookie.ts'

function getSignedInUser({ currentUser }: Auth): User {
  if (currentUser === null) throw new Error('Nobody is signed in.')
  return currentUser
}

/** @throws an error of the service if the password is wrong */
async function reauthenticateWithPassword(user: User, password: string): Promise<void> {
  const credential = EmailAuthProvider.credential(user.email ?? '', password)
  await reauthenticateWithCredential(user, credential)
}

/** Sign-in with Google or GitHub. Both methods open the provider's window before awaiting anything. */
export interface Federation {
  readonly signIn: (auth: Auth, provider: Provider) => Promise<unknown>
  readonly reauthenticate: (user: User, provider: Provider) => Promise<unknown>
}

interface IdentityTools {
  readonly auth: Auth
  readonly federation: Federation
  readonly settings: IdentityClientSettings
}

export function createIdentityClient(tools: IdentityTools): IdentityClient {
  const { auth, federation, settings } = tools
  syncSessionCookie(auth)

  /** Opens a provider's window before awaiting anything. */
  async function reauthenticate(user: User, password: string): Promise<void> {
    const { signInMethod } = toAccount(user)
    if (signInMethod === 'password') await reauthenticateWithPassword(user, password)
    else await federation.reauthenticate(user, signInMethod)
  }

  return {
    ...createAccountStore(auth),
    canSignOutEverywhere: settings.signOutEverywhere,
    passwordPolicy: settings.provider === 'embedded' ? settings.passwordPolicy : 'standard',
    async signIn(email, password) {
      await signInWithEmailAndPassword(auth, email, password)
    },
    async register(email, password) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password)
      // The account exists even if this email fails; the settings page can send another.
      sendEmailVerification(user).catch((error: unknown) => console.warn(error))
    },
    async signInWith(provider) {
      await federation.signIn(auth, provider)
    },
    signOut: () => auth.signOut(),
    sendConfirmationEmail: async () => sendEmailVerification(getSignedInUser(auth)),
    async confirmEmail(code) {
      await applyActionCode(auth, code)
      auth.currentUser?.reload().catch(() => {})
    },
    sendPasswordResetEmail: (email) => sendPasswordResetEmail(auth, email),
    fetchEmailByCode: (code) => verifyPasswordResetCode(auth, code),
    resetPassword: (code, password) => confirmPasswordReset(auth, code, password),
    async changePassword(current, next) {
      const user = getSignedInUser(auth)
      await reauthenticateWithPassword(user, current)
      await updatePassword(user, next)
    },
    fetchSignIns,
    async revokeSignIn(id, password) {
      const user = getSignedInUser(auth)
      await reauthenticate(user, password)
      await revokeSignIn(id, await user.getIdToken(true))
    },
    async deleteAccount(password) {
      const user = getSignedInUser(auth)
      await reauthenticate(user, password)
      if (settings.provider === 'firebase') await eraseData(await user.getIdToken(true))
      await deleteUser(user).catch((error: unknown) => {
        // The account is already deleted; only the sign-out that follows failed.
        if (getErrorCode(error) !== 'auth/login-blocked') throw error
        return clearPersonalData()
      })
    },
  }
}
