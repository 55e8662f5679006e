import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { exportJWK, generateKeyPair } from 'jose'
import type { Queryable } from '#server/platform/db/open.ts'
import { pushKeys } from './tables.ts'

export interface PushKey {
  readonly privateKey: JsonWebKey
  /** An uncompressed point of P-256, base64url, as browsers want it. */
  readonly publicKey: string
}

/** Any number that nothing else locks; the same in every process that makes the key. */
const ADVISORY_LOCK = 4_660_921

/**
 * The key by which push services know the site, made at the first start. It never changes: subscriptions of browsers
 * are made for it.
 */
export const readPushKey = (db: Queryable): Promise<PushKey> =>
  db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`)
    const [known] = await transaction.select().from(pushKeys)
    if (known !== undefined) return toPushKey(known.privateKey)
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    const jwk = (await exportJWK(privateKey)) as JsonWebKey
    const { publicKey } = toPushKey(jwk)
    const kid = createHash('sha256').update(publicKey).digest('base64url')
    await transaction.insert(pushKeys).values({ kid, privateKey: jwk })
    return toPushKey(jwk)
  })

function toPushKey(privateKey: JsonWebKey): PushKey {
  const [x, y] = [privateKey.x, privateKey.y].map((part = '') => Buffer.from(part, 'base64url'))
  const point = Buffer.concat([Buffer.from([4]), x ?? Buffer.of(), y ?? Buffer.of()])
  return { privateKey, publicKey: point.toString('base64url') }
}
