import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyPasswordResetCode,
} from '@firebase/auth'
import { describe, expect, it } from 'vitest'
import { isEmulated, setUpIdentityContract } from '#test/people/identity-contract.ts'
import { getErrorCode } from '#test/people/sdk-client.ts'

// The part of `contract.test.ts` about mailed links; the same service, called by the same SDK.

const { getTarget, browser, register } = setUpIdentityContract()

describe('a mailed link', () => {
  it('sets a new password, once', async () => {
    const { email } = await register()
    const auth = browser()
    await sendPasswordResetEmail(auth, email)
    const code = await getTarget().getMailedCode(email)
    expect(await verifyPasswordResetCode(auth, code)).toBe(email)
    expect(await getErrorCode(confirmPasswordReset(auth, code, '12345'))).toBe('auth/weak-password')
    await confirmPasswordReset(auth, code, 'battery staple')
    const again = await signInWithEmailAndPassword(auth, email, 'battery staple')
    expect(again.user.email).toBe(email)
    expect(again.user.emailVerified).toBe(true)
    expect(await getErrorCode(confirmPasswordReset(auth, code, 'third one'))).toBe(
      'auth/invalid-action-code',
    )
  })

  it('confirms an email address, once', async () => {
    const { auth, user, email } = await register()
    await sendEmailVerification(user)
    const code = await getTarget().getMailedCode(email)
    expect(await checkActionCode(auth, code)).toMatchObject({
      operation: 'VERIFY_EMAIL',
      data: { email },
    })
    if (getTarget().kind === 'ours') {
      // This server also requires the account's session, see recovery.test.ts.
      expect(await getErrorCode(applyActionCode(browser(), code))).toBe(
        'auth/requires-recent-login',
      )
      return
    }
    await applyActionCode(browser(), code)
    await reload(user)
    expect(user.emailVerified).toBe(true)
    expect(await getErrorCode(applyActionCode(auth, code))).toBe('auth/invalid-action-code')
  })

  it.skipIf(isEmulated)('expires', async () => {
    const { user, email } = await register()
    const auth = browser()
    await sendPasswordResetEmail(auth, email)
    const reset = await getTarget().getMailedCode(email)
    await sendEmailVerification(user)
    const confirmation = await getTarget().getMailedCode(email)
    getTarget().advanceClock(1)
    expect(await getErrorCode(verifyPasswordResetCode(auth, reset))).toBe(
      'auth/expired-action-code',
    )
    expect(await getErrorCode(confirmPasswordReset(auth, reset, 'battery staple'))).toBe(
      'auth/expired-action-code',
    )
    getTarget().advanceClock(71)
    expect(await getErrorCode(applyActionCode(auth, confirmation))).toBe('auth/expired-action-code')
    getTarget().advanceClock(-72)
  })

  it('cannot be made up', async () => {
    const code = 'x'.repeat(43)
    expect(await getErrorCode(verifyPasswordResetCode(browser(), code))).toBe(
      'auth/invalid-action-code',
    )
    expect(await getErrorCode(applyActionCode(browser(), code))).toBe('auth/invalid-action-code')
  })
})
