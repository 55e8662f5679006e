import { setTimeout } from 'node:timers/promises'
import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  getAdditionalUserInfo,
  getIdTokenResult,
  reauthenticateWithCredential,
  reload,
  signInAnonymously,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  validatePassword,
} from '@firebase/auth'
import { describe, expect, it } from 'vitest'
import {
  isEmulated,
  newEmail,
  PASSWORD,
  setUpIdentityContract,
} from '#test/people/identity-contract.ts'
import { getErrorCode } from '#test/people/sdk-client.ts'

// Runs the unmodified SDK against the identity service: each call and each error. The same tests
// run against Google's emulator, see tools/firebase-emulator/README.md.

const { getTarget, browser, register } = setUpIdentityContract()

describe('registration', () => {
  it('creates an account and signs it in', async () => {
    const { auth, user, email } = await register()
    expect(auth.currentUser).toBe(user)
    expect(user).toMatchObject({ email, emailVerified: false, isAnonymous: false })
    expect(user.providerData).toMatchObject([{ providerId: 'password', email }])
    const { claims, signInProvider, expirationTime, issuedAtTime } = await getIdTokenResult(user)
    expect(signInProvider).toBe('password')
    expect(claims).toMatchObject({
      sub: user.uid,
      user_id: user.uid,
      email,
      aud: getTarget().projectId,
    })
    expect(Date.parse(expirationTime) - Date.parse(issuedAtTime)).toBe(3_600_000)
  })

  it('refuses an email address that has an account, in any case', async () => {
    const { email } = await register()
    const again = createUserWithEmailAndPassword(browser(), email.toUpperCase(), 'another one')
    expect(await getErrorCode(again)).toBe('auth/email-already-in-use')
  })

  it.each([
    ['five characters', newEmail(), '12345', 'auth/weak-password'],
    ['no password', newEmail(), '', 'auth/missing-password'],
    ['no address', '', PASSWORD, 'auth/missing-email'],
    ['no address of mail', 'nobody', PASSWORD, 'auth/invalid-email'],
  ])('refuses %s', async (_what, email, password, code) => {
    const auth = browser()
    expect(await getErrorCode(createUserWithEmailAndPassword(auth, email, password))).toBe(code)
    expect(auth.currentUser).toBeNull()
  })

  it('accepts six characters, which is the default policy', async () => {
    const auth = browser()
    const created = await createUserWithEmailAndPassword(auth, newEmail(), '123456')
    expect(getAdditionalUserInfo(created)?.isNewUser).toBe(true)
    expect(await validatePassword(auth, '12345')).toMatchObject({ isValid: false })
    expect(await validatePassword(auth, '123456')).toMatchObject({ isValid: true })
  })
})

describe('signing in', () => {
  it('accepts the right password, with the email address in any case', async () => {
    const { user, email } = await register()
    const again = await signInWithEmailAndPassword(browser(), email.toUpperCase(), PASSWORD)
    expect(again.user.uid).toBe(user.uid)
    expect(Date.parse(again.user.metadata.lastSignInTime ?? '')).toBeGreaterThan(0)
  })

  it('gives the same error for a wrong password and an unknown email address', async () => {
    const { email } = await register()
    const wrong = getErrorCode(signInWithEmailAndPassword(browser(), email, 'wrong horse'))
    const unknown = getErrorCode(signInWithEmailAndPassword(browser(), newEmail(), PASSWORD))
    expect([await wrong, await unknown]).toEqual([
      'auth/invalid-credential',
      'auth/invalid-credential',
    ])
  })

  it('refuses an account that is disabled', async () => {
    const { user, email } = await register()
    await getTarget().disableAccount(user.uid)
    const again = signInWithEmailAndPassword(browser(), email, PASSWORD)
    expect(await getErrorCode(again)).toBe('auth/user-disabled')
    expect(await getErrorCode(reload(user))).toBe('auth/user-disabled')
  })
})

describe('a token', () => {
  it('can be refreshed repeatedly', async () => {
    const { user } = await register()
    const first = user.refreshToken
    for (const _time of [1, 2, 3]) expect(await user.getIdToken(true)).toMatch(/^[\w-]+\./)
    // The emulator's refresh token contains the uid and never expires.
    if (getTarget().kind === 'ours') expect(user.refreshToken).not.toBe(first)
  })

  it('is void once the account is deleted', async () => {
    const { user, email } = await register()
    const auth = browser()
    const other = await signInWithEmailAndPassword(auth, email, PASSWORD)
    await deleteUser(user)
    // With the emulator the browser stays signed in until it looks up the account.
    expect(await getErrorCode(other.user.getIdToken(true))).toBe(
      getTarget().kind === 'ours' ? 'auth/user-token-expired' : 'auth/invalid-refresh-token',
    )
    if (getTarget().kind === 'ours') expect(auth.currentUser).toBeNull()
    expect(await getErrorCode(reload(other.user))).toBe('auth/user-token-expired')
    expect(auth.currentUser).toBeNull()
    expect(await getErrorCode(signInWithEmailAndPassword(browser(), email, PASSWORD))).toBe(
      'auth/invalid-credential',
    )
  })
})

describe('an account', () => {
  it('changes its password, stays signed in here, and is signed out elsewhere', async () => {
    const { user, email } = await register()
    const other = await signInWithEmailAndPassword(browser(), email, PASSWORD)
    // The emulator revokes tokens issued in an earlier second.
    if (getTarget().kind === 'google') await setTimeout(1000)
    await updatePassword(user, 'battery staple')
    await reload(user)
    expect(await user.getIdToken(true)).not.toBe('')
    expect(await getErrorCode(reload(other.user))).toBe('auth/user-token-expired')
    expect(await getErrorCode(signInWithEmailAndPassword(browser(), email, PASSWORD))).toBe(
      'auth/invalid-credential',
    )
    const again = await signInWithEmailAndPassword(browser(), email, 'battery staple')
    expect(again.user.uid).toBe(user.uid)
  })

  it('refuses a weak new password', async () => {
    const { user } = await register()
    expect(await getErrorCode(updatePassword(user, '12345'))).toBe('auth/weak-password')
  })

  it('can prove again who it is', async () => {
    const { user, email } = await register()
    const proof = await reauthenticateWithCredential(
      user,
      EmailAuthProvider.credential(email, PASSWORD),
    )
    expect(proof.user.uid).toBe(user.uid)
    const wrong = EmailAuthProvider.credential(email, 'wrong horse')
    expect(await getErrorCode(reauthenticateWithCredential(user, wrong))).toBe(
      'auth/invalid-credential',
    )
    const stranger = await register()
    const theirs = EmailAuthProvider.credential(stranger.email, PASSWORD)
    expect(await getErrorCode(reauthenticateWithCredential(user, theirs))).toBe(
      'auth/user-mismatch',
    )
  })

  it.skipIf(isEmulated)('requires a recent sign-in for sensitive changes', async () => {
    const { user, email } = await register()
    getTarget().advanceClock(0.1)
    expect(await getErrorCode(deleteUser(user))).toBe('auth/requires-recent-login')
    expect(await getErrorCode(updatePassword(user, 'battery staple'))).toBe(
      'auth/requires-recent-login',
    )
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, PASSWORD))
    await deleteUser(user)
    getTarget().advanceClock(-0.1)
  })

  it('can be deleted once', async () => {
    const { auth, user } = await register()
    await deleteUser(user)
    expect(auth.currentUser).toBeNull()
  })
})

describe('what the service does not offer', () => {
  // The emulator supports all of these, and they cannot be turned off.
  it.skipIf(isEmulated)('is refused by its name', async () => {
    const { user } = await register()
    expect(await getErrorCode(signInAnonymously(browser()))).toBe('auth/admin-restricted-operation')
    expect(await getErrorCode(updateEmail(user, newEmail()))).toBe('auth/operation-not-allowed')
  })
})
