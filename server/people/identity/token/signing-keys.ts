import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { desc, inArray, sql } from 'drizzle-orm'
import { HOUR_MS } from '#domain/platform/time/durations.ts'
import { type SigningKeyRow, signingKeys } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'
import { createSecret } from '#server/platform/secret.ts'

/** After this time a new key replaces the signing key. */
const SIGNING_PERIOD_MS = 90 * 24 * HOUR_MS

/** A replaced key verifies for this much longer: more than the lifetime of any token. */
const VERIFICATION_GRACE_MS = 24 * HOUR_MS

/** How often a process reads the keys, which other processes may have added or deleted. */
const REFRESH_INTERVAL_MS = 10_000

/** By key type. RSA keys were generated before 2026-11-22. */
const ALGORITHMS: Readonly<Record<string, 'ES256' | 'RS256'>> = { ec: 'ES256', rsa: 'RS256' }

/** Any number that nothing else locks; the same in every process that renews keys. */
const ADVISORY_LOCK = 4_660_919

interface SigningKey {
  readonly kid: string
  readonly algorithm: 'ES256' | 'RS256'
  readonly createdAt: Date
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

export type SigningKeys = Awaited<ReturnType<typeof loadSigningKeys>>

/**
 * Reads the keys from the database. Generates one when there is none, or the newest is 90 days old.
 *
 * @throws one sentence when a stored key cannot be read
 */
export async function loadSigningKeys(db: Queryable, now: Date) {
  let keys: readonly SigningKey[] = []
  let refreshedAt = Number.NEGATIVE_INFINITY
  let refreshing: Promise<void> | null = null

  async function refresh(): Promise<void> {
    try {
      const found = (await listSigningKeys(db)).map(readKey)
      logRotation(keys, found)
      keys = found
    } catch (error) {
      refreshedAt = Number.NEGATIVE_INFINITY
      throw error
    }
  }

  /** Concurrent callers share one refresh. */
  async function refreshIfDue(at: Date): Promise<void> {
    if (refreshing === null && at.getTime() - refreshedAt > REFRESH_INTERVAL_MS) {
      refreshedAt = at.getTime()
      refreshing = refresh().finally(() => {
        refreshing = null
      })
    }
    await refreshing
  }

  async function getSigningKey(at: Date): Promise<SigningKey> {
    await refreshIfDue(at)
    if (!canSign(keys[0], at)) {
      await renewSigningKeys(db, at)
      await refresh()
    }
    const [newest] = keys
    if (newest === undefined) throw new Error('A signing key was not stored.')
    // Other processes may not have read a newer key yet, so it does not sign yet.
    return keys.find((key) => getAgeMs(key, at) >= REFRESH_INTERVAL_MS) ?? newest
  }

  await getSigningKey(now)
  return {
    getSigningKey,
    /** The key to verify with; `null` when there is none with this id. */
    async getVerificationKey(kid: string | undefined, at: Date) {
      await refreshIfDue(at)
      const index = keys.findIndex((key) => key.kid === kid)
      const successor = keys[index - 1]
      const isRetired = successor !== undefined && getAgeMs(successor, at) > VERIFICATION_GRACE_MS
      return isRetired ? null : (keys[index]?.publicKey ?? null)
    },
  }
}

/** Logs a new signing key, whichever process added it. */
function logRotation(known: readonly SigningKey[], found: readonly SigningKey[]): void {
  const [newest] = found
  if (known.length === 0 || newest === undefined || newest.kid === known[0]?.kid) return
  const dropped = known.filter(({ kid }) => found.every((key) => key.kid !== kid)).length
  securityEvent('signing-key.rotated', { kid: newest.kid, dropped })
}

const getAgeMs = ({ createdAt }: Pick<SigningKey, 'createdAt'>, at: Date) =>
  at.getTime() - createdAt.getTime()

const canSign = (newest: Pick<SigningKey, 'createdAt'> | undefined, at: Date): boolean =>
  newest !== undefined && getAgeMs(newest, at) < SIGNING_PERIOD_MS

/**
 * Adds a key that signs once every process has read it, and deletes the keys whose tokens have all
 * expired. With `discard` it deletes all older keys, which voids their tokens within seconds.
 */
export async function rotateSigningKeys(
  db: Queryable,
  now: Date,
  { discard = false }: { readonly discard?: boolean } = {},
): Promise<void> {
  await addKey(db, await generateKey(now), discard)
}

/** Adds a key if the newest may no longer sign; of concurrent processes only one does. */
async function renewSigningKeys(db: Queryable, now: Date): Promise<void> {
  // Outside of the transaction, because it is slow.
  const key = await generateKey(now)
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`)
    const [newest] = await listSigningKeys(transaction)
    if (!canSign(newest, now)) await addKey(transaction, key, false)
  })
}

async function generateKey(createdAt: Date): Promise<SigningKeyRow> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { kid: createSecret().slice(0, 16), privateKey: pem, createdAt }
}

async function addKey(db: Queryable, key: SigningKeyRow, discard: boolean): Promise<void> {
  const stored = await listSigningKeys(db)
  const expired = stored.filter((_key, index) => {
    const successor = stored[index - 1]
    const age = successor ? getAgeMs(successor, key.createdAt) : 0
    return discard || age > VERIFICATION_GRACE_MS
  })
  const kids = expired.map(({ kid }) => kid)
  await db.insert(signingKeys).values(key)
  if (kids.length > 0) await db.delete(signingKeys).where(inArray(signingKeys.kid, kids))
}

/** Newest first. */
const listSigningKeys = (db: Queryable): Promise<SigningKeyRow[]> =>
  db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt), signingKeys.kid)

function readKey({ kid, privateKey: pem, createdAt }: SigningKeyRow): SigningKey {
  try {
    const privateKey = createPrivateKey(pem)
    const algorithm = ALGORITHMS[privateKey.asymmetricKeyType ?? '']
    if (algorithm === undefined) throw new TypeError('a key of another kind')
    return { kid, createdAt, algorithm, privateKey, publicKey: createPublicKey(privateKey) }
  } catch {
    throw new Error(
      `The signing key ${kid} in the database cannot be read. Restore it from a backup, or run "npm run rotate-keys -- --discard", after which everyone signs in again.`,
    )
  }
}
