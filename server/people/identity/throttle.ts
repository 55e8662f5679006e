import type { IdentityLimits } from '#server/people/rate-limits.ts'
import { createRateLimit, HOUR } from '#server/platform/http/limits/rate-limit.ts'
import { createRemembered } from '#server/platform/redis/remembered.ts'
import { ToolkitError } from './toolkit-error.ts'

/** How many pairs of IP and account are remembered after a successful sign-in. */
const MAX_KNOWN_PAIRS = 50_000
const KNOWN_PAIR_SECONDS = 30 * 24 * HOUR

export interface ThrottleKey {
  /** From `getClientIp`. */
  readonly ip: string
  /** The normalized email address; an account with it need not exist. */
  readonly emailKey: string
}

export interface SignInCalls<T> {
  readonly check: () => Promise<T | null>
  /** Called once per lockout, when an account is locked for a client. */
  readonly onLockout: () => Promise<void>
}

/** Limits password guessing, bulk registration, and mail to other people. */
export type Throttle = ReturnType<typeof createThrottle>

export function createThrottle(limits: IdentityLimits) {
  const signInsByIp = createRateLimit(limits.signInByIp)
  const signInsByPair = createRateLimit(limits.signInByPair)
  const signInsByAccount = createRateLimit(limits.signInByAccount)
  const passwordsByPair = createRateLimit(limits.passwordsByPair)
  const passwordsByIp = createRateLimit(limits.passwordsByIp)
  const signUps = createRateLimit(limits.signUpByIp)
  const mailsByIp = createRateLimit(limits.mailByIp)
  const mailsByPair = createRateLimit(limits.mailByPair)
  const mailsByAccount = createRateLimit(limits.mailByAccount)
  const accountMails = createRateLimit(limits.noticeByAccount)
  const calls = createRateLimit(limits.callsByIp)
  const knownPairs = createRemembered({
    name: 'knownPair',
    max: MAX_KNOWN_PAIRS,
    seconds: KNOWN_PAIR_SECONDS,
  })
  const lockedOut = createRemembered({
    name: 'lockedOut',
    max: MAX_KNOWN_PAIRS,
    seconds: limits.signInByPair.duration,
  })

  /**
   * Counts one password hash, of a sign-in or a new password.
   *
   * @throws {ToolkitError} TOO_MANY_ATTEMPTS_TRY_LATER
   */
  async function countPassword({ ip, emailKey }: ThrottleKey): Promise<void> {
    const allowed =
      (await passwordsByPair.take(`${ip} ${emailKey}`)) && (await passwordsByIp.take(ip))
    if (!allowed) throw new ToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER')
  }

  return {
    countPassword,
    /**
     * Runs `check` unless there were too many attempts within a minute, or too many failures. Only
     * `null` counts as a failure, an exception does not.
     *
     * @returns the result of `check`
     * @throws {ToolkitError} TOO_MANY_ATTEMPTS_TRY_LATER
     */
    async limitSignIn<T>(attempt: ThrottleKey, { check, onLockout }: SignInCalls<T>) {
      await countPassword(attempt)
      const { ip, emailKey } = attempt
      const pair = `${ip} ${emailKey}`
      // The account holder can still sign in to an account under attack from a known IP.
      const isUnknownPair = !(await knownPairs.has(pair))
      // Counted before the check, or a thousand concurrent attempts would all be checked.
      const allowed =
        (await signInsByIp.take(ip)) &&
        (await signInsByPair.take(pair)) &&
        (!isUnknownPair || (await signInsByAccount.take(emailKey)))
      if (!allowed) {
        if (await lockedOut.add(pair)) await onLockout()
        throw new ToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER')
      }
      const refund = async () => {
        await signInsByIp.refund(ip)
        await signInsByPair.refund(pair)
        if (isUnknownPair) await signInsByAccount.refund(emailKey)
      }
      const result = await check().catch(async (error: unknown) => {
        // The attempt revealed nothing about the password.
        await refund()
        throw error
      })
      if (result === null) return null
      await knownPairs.add(pair)
      await refund()
      await signInsByPair.reset(pair)
      return result
    },
    /** @throws {ToolkitError} TOO_MANY_ATTEMPTS_TRY_LATER */
    async countSignUp(ip: string) {
      if (!(await signUps.take(ip))) throw new ToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER')
    },
    /** @throws {ToolkitError} TOO_MANY_ATTEMPTS_TRY_LATER */
    async countMail({ ip, emailKey }: ThrottleKey) {
      const pair = `${ip} ${emailKey}`
      // Others cannot use up the limit of the account holder at a known IP.
      const allowed =
        (await mailsByIp.take(ip)) &&
        (await mailsByPair.take(pair)) &&
        ((await knownPairs.has(pair)) || (await mailsByAccount.take(emailKey)))
      if (!allowed) throw new ToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER')
    },
    /** Whether one more mail about an account to its holder is within the limit. */
    allowsAccountMail: (emailKey: string) => accountMails.take(emailKey),
    /** Whether one more call of any kind is within the limit. */
    allowsCall: (ip: string) => calls.take(ip),
  }
}
