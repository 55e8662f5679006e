import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { createSecret } from '#server/crypto/secret.ts'
import type { Queryable } from '#server/db/open.ts'
import type { SigningKeyRow } from '#server/db/schema/signing-keys.ts'
import { securityEvent } from '#server/log/security-event.ts'
import { replaceSigningKeys, withSigningKeysLocked } from '#server/signing-key/commands.ts'
import { listSigningKeys } from '#server/signing-key/queries.ts'

const HOUR_MS = 3_600_000

/** A key signs for this long, then a new one takes over. */
const SIGNS_FOR_MS = 90 * 24 * HOUR_MS

/** A key that signs no more verifies for this long: longer than any token lives. */
const VERIFIES_AFTER_MS = 24 * HOUR_MS

/** How soon every process knows of a key that another one made, or discarded. */
const LOOK_EVERY_MS = 10_000

/** What a key of a kind signs with. RSA's were made before 2026-11-22. */
const ALGORITHMS: Readonly<Record<string, 'ES256' | 'RS256'>> = { ec: 'ES256', rsa: 'RS256' }

interface SigningKey {
  readonly kid: string
  readonly algorithm: 'ES256' | 'RS256'
  readonly createdAt: Date
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

export interface SigningKeys {
  /** The key to sign with now. */
  readonly signer: (now: Date) => Promise<Pick<SigningKey, 'kid' | 'algorithm' | 'privateKey'>>
  /** The key that is called so, to verify with; `null` when there is none. */
  readonly verifier: (kid: string | undefined, now: Date) => Promise<KeyObject | null>
}

/**
 * The keys of the database, made when there are none and renewed when the newest is 90 days old.
 *
 * @throws one sentence when a stored key cannot be read
 */
export async function openSigningKeys(db: Queryable, now: Date): Promise<SigningKeys> {
  let keys: readonly SigningKey[] = []
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | null = null

  async function look(): Promise<void> {
    try {
      const found = (await listSigningKeys(db)).map(readKey)
      tellRotation(keys, found)
      keys = found
    } catch (error) {
      lookedAt = Number.NEGATIVE_INFINITY
      throw error
    }
  }

  /** Looks if it is time to; who asks meanwhile waits for the same look. */
  async function lookIfDue(at: Date): Promise<void> {
    if (looking === null && at.getTime() - lookedAt > LOOK_EVERY_MS) {
      lookedAt = at.getTime()
      looking = look().finally(() => {
        looking = null
      })
    }
    await looking
  }

  async function signer(at: Date): Promise<SigningKey> {
    await lookIfDue(at)
    if (!signsStill(keys[0], at)) {
      await renewSigningKeys(db, at)
      await look()
    }
    const [newest] = keys
    if (newest === undefined) throw new Error('A signing key was not stored.')
    // A process that looked just before a key was made does not know it for so long.
    return keys.find((key) => ageOf(key, at) >= LOOK_EVERY_MS) ?? newest
  }

  await signer(now)
  return {
    signer,
    async verifier(kid, at) {
      await lookIfDue(at)
      return keys.find((key) => key.kid === kid)?.publicKey ?? null
    },
  }
}

/** Says when another key signs than before, whoever made it. */
function tellRotation(known: readonly SigningKey[], found: readonly SigningKey[]): void {
  const [newest] = found
  if (known.length === 0 || newest === undefined || newest.kid === known[0]?.kid) return
  const dropped = known.filter(({ kid }) => found.every((key) => key.kid !== kid)).length
  securityEvent('signing-key.rotated', { kid: newest.kid, dropped })
}

const ageOf = ({ createdAt }: Pick<SigningKey, 'createdAt'>, at: Date) =>
  at.getTime() - createdAt.getTime()

const signsStill = (newest: Pick<SigningKey, 'createdAt'> | undefined, at: Date): boolean =>
  newest !== undefined && ageOf(newest, at) < SIGNS_FOR_MS

/**
 * Adds a key that signs as soon as every process knows it, and drops those that no living token was
 * signed with; with `discard` all older ones, so that every token of theirs is void within seconds.
 */
export async function rotateSigningKeys(
  db: Queryable,
  now: Date,
  { discard = false }: { readonly discard?: boolean } = {},
): Promise<void> {
  await addKey(db, await newKey(now), discard)
}

/** The same when the newest key signs no more. Of processes that find so at once, one adds a key. */
async function renewSigningKeys(db: Queryable, now: Date): Promise<void> {
  // Made before the transaction, for it takes a while.
  const key = await newKey(now)
  await withSigningKeysLocked(db, async (transaction) => {
    const [newest] = await listSigningKeys(transaction)
    if (!signsStill(newest, now)) await addKey(transaction, key, false)
  })
}

async function newKey(createdAt: Date): Promise<SigningKeyRow> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { kid: createSecret().slice(0, 16), privateKey: pem, createdAt }
}

async function addKey(db: Queryable, key: SigningKeyRow, discard: boolean): Promise<void> {
  const stored = await listSigningKeys(db)
  const outlived = stored.filter((_key, index) => {
    const successor = stored[index - 1]
    const age = successor ? ageOf(successor, key.createdAt) : 0
    return discard || age > VERIFIES_AFTER_MS
  })
  const kids = outlived.map(({ kid }) => kid)
  await replaceSigningKeys(db, key, kids)
}

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
