import { LRUCache } from 'lru-cache'
import type { IdentityLimits } from '#server/http/limits/limits.ts'
import { createRateLimit } from '#server/http/limits/rate-limit.ts'
import { ToolkitError } from './toolkit-error.ts'

/** How many pairs of account and address are remembered as good. */
const KNOWN_PAIRS = 50_000

/** Who asks, and about which account. */
export interface Attempt {
  /** The address of the network, as `getClientIp` gives it. */
  readonly address: string
  /** The account's address of mail, as `emailKey` gives it; there need not be such an account. */
  readonly emailKey: string
}

/** What a try of a password calls. */
export interface SignInCalls<T> {
  readonly check: () => Promise<T | null>
  /** Told when an account is closed to a client, once for as long as that lasts. */
  readonly onLockout: () => Promise<void>
}

/** Slows down who tries out passwords, registers in bulk, or has mail sent to others. */
export interface Throttle {
  /**
   * Lets `check` try a password unless too many were tried within a minute, or too many failed
   * before. What succeeds does not count as a failure, nor what could not be looked at.
   *
   * @returns what `check` returned; `null` of it counts as a failure
   * @throws {ToolkitError} TOO_MANY_ATTEMPTS_TRY_LATER
   */
  readonly signIn: <T>(attempt: Attempt, calls: SignInCalls<T>) => Promise<T | null>
  /**
   * Counts a password that is hashed, whatever it is for.
   *
   * @throws {ToolkitError} TOO_MANY_ATTEMPTS_TRY_LATER
   */
  readonly password: (attempt: Attempt) => Promise<void>
  /** @throws {ToolkitError} TOO_MANY_ATTEMPTS_TRY_LATER */
  readonly signUp: (address: string) => Promise<void>
  /** @throws {ToolkitError} TOO_MANY_ATTEMPTS_TRY_LATER */
  readonly mail: (attempt: Attempt) => Promise<void>
  /** Whether one more message that tells an account's owner of what happened is within bounds. */
  readonly notice: (emailKey: string) => Promise<boolean>
  /** Whether one more call of any kind is within bounds. */
  readonly call: (address: string) => Promise<boolean>
}

export function createThrottle(limits: IdentityLimits): Throttle {
  const byAddress = createRateLimit(limits.signInByIp)
  const byPair = createRateLimit(limits.signInByPair)
  const byAccount = createRateLimit(limits.signInByAccount)
  const passwordsByPair = createRateLimit(limits.passwordsByPair)
  const passwordsByIp = createRateLimit(limits.passwordsByIp)
  const signUps = createRateLimit(limits.signUpByIp)
  const mailsByAddress = createRateLimit(limits.mailByIp)
  const mailsByPair = createRateLimit(limits.mailByPair)
  const mailsByAccount = createRateLimit(limits.mailByAccount)
  const notices = createRateLimit(limits.noticeByAccount)
  const calls = createRateLimit(limits.callsByIp)
  const known = new LRUCache<string, true>({ max: KNOWN_PAIRS })
  const lockedOut = new LRUCache<string, true>({
    max: KNOWN_PAIRS,
    ttl: limits.signInByPair.duration * 1000,
  })

  async function password({ address, emailKey }: Attempt): Promise<void> {
    const allowed =
      (await passwordsByPair.take(`${address} ${emailKey}`)) && (await passwordsByIp.take(address))
    if (!allowed) throw new ToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER')
  }

  return {
    password,
    async signIn(attempt, { check, onLockout }) {
      await password(attempt)
      const { address, emailKey } = attempt
      const pair = `${address} ${emailKey}`
      // An account under attack stays open to where its owner has been before.
      const stranger = !known.has(pair)
      // Taken before the password is looked at, or a thousand at once would all be looked at.
      const allowed =
        (await byAddress.take(address)) &&
        (await byPair.take(pair)) &&
        (!stranger || (await byAccount.take(emailKey)))
      if (!allowed) {
        if (!lockedOut.has(pair)) {
          lockedOut.set(pair, true)
          await onLockout()
        }
        throw new ToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER')
      }
      const giveBack = async () => {
        await byAddress.refund(address)
        await byPair.refund(pair)
        if (stranger) await byAccount.refund(emailKey)
      }
      const result = await check().catch(async (error: unknown) => {
        // Nothing was learned about the password.
        await giveBack()
        throw error
      })
      if (result === null) return null
      known.set(pair, true)
      await giveBack()
      await byPair.reset(pair)
      return result
    },
    async signUp(address) {
      if (!(await signUps.take(address))) throw new ToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER')
    },
    async mail({ address, emailKey }) {
      const pair = `${address} ${emailKey}`
      // Nobody elsewhere can use up what its owner may ask for where they have been before.
      const allowed =
        (await mailsByAddress.take(address)) &&
        (await mailsByPair.take(pair)) &&
        (known.has(pair) || (await mailsByAccount.take(emailKey)))
      if (!allowed) throw new ToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER')
    },
    notice: (emailKey) => notices.take(emailKey),
    call: (address) => calls.take(address),
  }
}
