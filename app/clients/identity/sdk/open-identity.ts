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
} from 'firebase/auth'
import { errorCode, type Identity } from '#app/clients/identity/identity.ts'
import { accountOf } from './account-of.ts'
import { accountStore } from './account-store.ts'
import { eraseData } from './erase-data.ts'
import { federationOf } from './federation.ts'
import { readSettings } from './identity-settings.ts'
import { openAuth } from './open-auth.ts'
import { syncSession } from './session-cookie.ts'
import { endSignIn, readSignIns } from './sign-ins.ts'

function signedIn({ currentUser }: Auth): User {
  if (currentUser === null) throw new Error('Nobody is signed in.')
  return currentUser
}

/** @throws an error of the service when it is not the password of the account */
async function proveByPassword(user: User, password: string): Promise<void> {
  const credential = EmailAuthProvider.credential(user.email ?? '', password)
  await reauthenticateWithCredential(user, credential)
}

/**
 * The identity service, by its SDK.
 *
 * @param answer what the server says of its settings
 * @throws when that is a refusal, or holds no settings
 */
export async function openIdentity(answer: Response): Promise<Identity> {
  const settings = await readSettings(answer)
  const auth = openAuth(settings)
  const federation = federationOf(settings)
  syncSession(auth)

  /** Proves anew who someone is; a provider's window opens before anything is awaited. */
  async function prove(user: User, password: string): Promise<void> {
    const { proof } = accountOf(user)
    if (proof === 'password') await proveByPassword(user, password)
    else await federation.reauthenticate(user, proof)
  }

  return {
    ...accountStore(auth),
    canSignOutEverywhere: settings.signOutEverywhere,
    passwordPolicy: settings.provider === 'embedded' ? settings.passwordPolicy : 'standard',
    async signIn(email, password) {
      await signInWithEmailAndPassword(auth, email, password)
    },
    async register(email, password) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password)
      // The account is there whether this mail goes out or not; settings can send another one.
      sendEmailVerification(user).catch((error: unknown) => console.warn(error))
    },
    async signInWith(provider) {
      await federation.signIn(auth, provider)
    },
    signOut: () => auth.signOut(),
    sendConfirmation: async () => sendEmailVerification(signedIn(auth)),
    async confirmEmail(code) {
      await applyActionCode(auth, code)
      auth.currentUser?.reload().catch(() => {})
    },
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    emailOfCode: (code) => verifyPasswordResetCode(auth, code),
    resetPassword: (code, password) => confirmPasswordReset(auth, code, password),
    async changePassword(current, next) {
      const user = signedIn(auth)
      await proveByPassword(user, current)
      await updatePassword(user, next)
    },
    signIns: readSignIns,
    async endSignIn(id, password) {
      const user = signedIn(auth)
      await prove(user, password)
      await endSignIn(id, await user.getIdToken(true))
    },
    async deleteAccount(password) {
      const user = signedIn(auth)
      await prove(user, password)
      if (settings.provider === 'firebase') await eraseData(await user.getIdToken(true))
      await deleteUser(user).catch((error: unknown) => {
        // The account is gone; only the sign-out that follows was refused by a server out of reach.
        if (errorCode(error) !== 'auth/login-blocked') throw error
      })
    },
  }
}
