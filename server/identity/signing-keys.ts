import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { desc, inArray } from 'drizzle-orm'
import type { Queryable } from '#server/db/open.ts'
import { type SigningKeyRow, signingKeys } from '#server/db/schema/signing-keys.ts'
import { newSecret } from './secret-text.ts'

const HOUR_MS = 3_600_000

/** A key signs for this long, then a new one takes over. */
const SIGNS_FOR_MS = 90 * 24 * HOUR_MS

/** A key that signs no more verifies for this long: longer than any token lives. */
const VERIFIES_AFTER_MS = 24 * HOUR_MS

/** How soon this process takes up a key that another one made, to sign with. */
const LOOK_EVERY_MS = 5 * 60_000

/** At most this often does a token with an unknown key make this process look for new ones. */
const LOOK_FOR_UNKNOWN_MS = 10_000

interface SigningKey {
  readonly kid: string
  readonly createdAt: Date
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

export interface SigningKeys {
  /** The key to sign with now. */
  readonly signer: (now: Date) => Promise<Pick<SigningKey, 'kid' | 'privateKey'>>
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
  let lookedAt = 0

  async function look(at: Date): Promise<void> {
    lookedAt = at.getTime()
    keys = (await storedKeys(db)).map(readKey)
  }

  async function signer(at: Date): Promise<SigningKey> {
    if (at.getTime() - lookedAt > LOOK_EVERY_MS) await look(at)
    const [newest] = keys
    if (newest && at.getTime() - newest.createdAt.getTime() < SIGNS_FOR_MS) return newest
    await rotateSigningKeys(db, at)
    await look(at)
    return signer(at)
  }

  await look(now)
  await signer(now)
  return {
    signer,
    async verifier(kid, at) {
      const named = () => keys.find((key) => key.kid === kid)?.publicKey ?? null
      if (named() === null && at.getTime() - lookedAt > LOOK_FOR_UNKNOWN_MS) await look(at)
      return named()
    },
  }
}

/**
 * Adds a key that signs from now on, and drops those that no living token was signed with; with
 * `discard` all older ones, so that every token of theirs is void at once.
 */
export async function rotateSigningKeys(
  db: Queryable,
  now: Date,
  { discard = false }: { readonly discard?: boolean } = {},
): Promise<void> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const stored = await storedKeys(db)
  const outlived = stored.filter((_key, index) => {
    const successor = stored[index - 1]
    const age = successor ? now.getTime() - successor.createdAt.getTime() : 0
    return discard || age > VERIFIES_AFTER_MS
  })
  await db.insert(signingKeys).values({
    kid: newSecret().slice(0, 16),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    createdAt: now,
  })
  const kids = outlived.map(({ kid }) => kid)
  if (kids.length > 0) await db.delete(signingKeys).where(inArray(signingKeys.kid, kids))
}

/** Newest first. */
const storedKeys = (db: Queryable): Promise<SigningKeyRow[]> =>
  db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt), signingKeys.kid)

function readKey({ kid, privateKey: pem, createdAt }: SigningKeyRow): SigningKey {
  try {
    const privateKey = createPrivateKey(pem)
    if (privateKey.asymmetricKeyType !== 'rsa') throw new TypeError('not an RSA key')
    return { kid, createdAt, privateKey, publicKey: createPublicKey(privateKey) }
  } catch {
    throw new Error(
      `The signing key ${kid} in the database cannot be read. Restore it from a backup, or run "npm run rotate-keys -- --discard", after which everyone signs in again.`,
    )
  }
}
