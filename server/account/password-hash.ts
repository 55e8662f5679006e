import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import pLimit from 'p-limit'

/** The cost of a hash: 2^`ln` blocks of `r` × 128 bytes, worked through `p` times. */
export interface PasswordCost {
  readonly ln: number
  readonly r: number
  readonly p: number
}

/** OWASP's password storage cheat sheet, scrypt: 64 MiB and twice over (2026). */
export const OWASP_COST: PasswordCost = { ln: 16, r: 8, p: 2 }

/** Hashes at once, so that a rush of sign-ins leaves threads and memory for everyone else. */
const AT_ONCE = 2

/** More that wait than this means a flood, in which waiting helps nobody. */
const MOST_WAITING = 100

const SALT_BYTES = 16
const HASH_BYTES = 32

const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/

/** Thrown when more passwords wait to be hashed than can be worked off. */
export class HashingBusyError extends Error {}

/** What of a password's check a caller needs to know. */
export interface PasswordCheck {
  readonly right: boolean
  /** Whether it should be hashed anew, since the cost has risen since. */
  readonly outdated: boolean
}

export interface PasswordHasher {
  /** The hash of a password in the PHC string format, with a salt of its own. */
  readonly hash: (password: string) => Promise<string>
  /**
   * Compares a password with a stored hash; without one it works as long and says no, so that the
   * time tells nothing about whether there is an account.
   */
  readonly check: (password: string, stored: string | null) => Promise<PasswordCheck>
}

/**
 * Hashes passwords with scrypt. A password is taken in its compatibility form, so that the same
 * word typed on another keyboard is the same.
 */
export function createPasswordHasher(cost: PasswordCost = OWASP_COST): PasswordHasher {
  const turn = pLimit(AT_ONCE)

  async function derive(password: string, salt: Buffer, { ln, r, p }: PasswordCost, bytes: number) {
    if (turn.pendingCount >= MOST_WAITING) throw new HashingBusyError('Too many passwords to hash.')
    const N = 2 ** ln
    const options = { N, r, p, maxmem: 256 * N * r }
    return turn(
      () =>
        new Promise<Buffer>((resolve, reject) =>
          scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) =>
            error ? reject(error) : resolve(key),
          ),
        ),
    )
  }

  async function hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES)
    const key = await derive(password, salt, cost, HASH_BYTES)
    return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${unpadded(salt)}$${unpadded(key)}`
  }

  return {
    hash,
    async check(password, stored) {
      const [, ln, r, p, salt, key] = stored === null ? [] : (PHC.exec(stored) ?? [])
      if (salt === undefined || key === undefined) {
        await derive(password, randomBytes(SALT_BYTES), cost, HASH_BYTES)
        return { right: false, outdated: false }
      }
      const its = { ln: Number(ln), r: Number(r), p: Number(p) }
      const expected = Buffer.from(key, 'base64')
      const found = await derive(password, Buffer.from(salt, 'base64'), its, expected.length)
      const outdated = its.ln !== cost.ln || its.r !== cost.r || its.p !== cost.p
      return { right: timingSafeEqual(found, expected), outdated }
    },
  }
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
