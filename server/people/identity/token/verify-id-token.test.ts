import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createLocalJWKSet, exportJWK, type JWTVerifyGetKey, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  createIdTokenVerifier,
  ExpiredTokenError,
  InvalidTokenError,
  KeysUnreachableError,
} from './verify-id-token.ts'

const NOW = new Date('2026-03-02T10:00:00Z')
const SECONDS = NOW.getTime() / 1000

let ours: { privateKey: KeyObject; publicKey: KeyObject }
let theirs: { privateKey: KeyObject; publicKey: KeyObject }
let keys: JWTVerifyGetKey
beforeAll(async () => {
  ours = generateKeyPairSync('rsa', { modulusLength: 2048 })
  theirs = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = await exportJWK(ours.publicKey)
  keys = createLocalJWKSet({ keys: [{ ...jwk, kid: 'ours', alg: 'RS256', use: 'sig' }] })
})

const CLAIMS = {
  iss: 'https://securetoken.google.com/homiq',
  aud: 'homiq',
  sub: 'olena',
  email: 'olena@example.com',
  iat: SECONDS,
  exp: SECONDS + 3600,
  auth_time: SECONDS,
}

function token(claims: object = {}, { alg = 'RS256', kid = 'ours', key = ours.privateKey } = {}) {
  return new SignJWT({ ...CLAIMS, ...claims }).setProtectedHeader({ alg, kid }).sign(key)
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const verify = (text: string) => createIdTokenVerifier('homiq', keys)(text, NOW)

describe('an identity token', () => {
  it('identifies its user', async () => {
    expect(await verify(await token())).toMatchObject({ sub: 'olena', email: 'olena@example.com' })
  })

  it('is refused without a signature', async () => {
    const unsigned = `${part({ alg: 'none', typ: 'JWT', kid: 'ours' })}.${part(CLAIMS)}.`
    await expect(verify(unsigned)).rejects.toThrow(InvalidTokenError)
  })

  it('is refused if it is signed with the public key as a shared secret', async () => {
    const pem = ours.publicKey.export({ type: 'spki', format: 'pem' })
    const text = `${part({ alg: 'HS256', typ: 'JWT', kid: 'ours' })}.${part(CLAIMS)}`
    const mac = createHmac('sha256', pem).update(text).digest('base64url')
    await expect(verify(`${text}.${mac}`)).rejects.toThrow(InvalidTokenError)
  })

  it("is refused if it is signed with another key under our key's id", async () => {
    const forged = await token({}, { key: theirs.privateKey })
    await expect(verify(forged)).rejects.toThrow(InvalidTokenError)
  })

  it('is refused if it contains a key or its location', async () => {
    const jwk = await exportJWK(theirs.publicKey)
    for (const header of [{ jwk }, { jku: 'https://evil.example/keys' }]) {
      const forged = await new SignJWT(CLAIMS)
        .setProtectedHeader({ alg: 'RS256', kid: 'ours', ...header })
        .sign(theirs.privateKey)
      await expect(verify(forged)).rejects.toThrow(InvalidTokenError)
    }
  })

  it('is refused if its claims were changed after signing', async () => {
    const [head, , signature] = (await token()).split('.')
    const changed = `${head}.${part({ ...CLAIMS, sub: 'admin' })}.${signature}`
    await expect(verify(changed)).rejects.toThrow(InvalidTokenError)
  })

  it.each([
    ['another issuer', { iss: 'https://securetoken.google.com/other' }],
    ['an issuer that only begins alike', { iss: 'https://securetoken.google.com/homiq/' }],
    ['another audience', { aud: 'other' }],
    ['no subject', { sub: '' }],
    ['a subject that is no text', { sub: 7 }],
    ['a future', { iat: SECONDS + 120 }],
    ['a sign-in in the future', { auth_time: SECONDS + 120 }],
    ['no sign-in', { auth_time: undefined }],
    ['no end', { exp: undefined }],
  ])('is refused with %s', async (_what, claims) => {
    await expect(verify(await token(claims))).rejects.toThrow(InvalidTokenError)
  })

  it('is refused with an unknown key', async () => {
    await expect(verify(await token({}, { kid: 'unknown' }))).rejects.toThrow(InvalidTokenError)
  })

  it('is refused with another algorithm of the same key', async () => {
    await expect(verify(await token({}, { alg: 'RS512' }))).rejects.toThrow(InvalidTokenError)
  })

  it('reports that it has expired', async () => {
    await expect(verify(await token({ exp: SECONDS }))).rejects.toThrow(ExpiredTokenError)
    expect(await verify(await token({ exp: SECONDS + 1 }))).toMatchObject({ sub: 'olena' })
  })

  it.each(['', 'x', 'a.b', 'a.b.c', '....', `${'a'.repeat(5_000)}.b.c`])(
    'like %j is refused',
    async (text) => {
      await expect(verify(text)).rejects.toThrow(InvalidTokenError)
    },
  )

  it('is neither valid nor invalid while the keys are unavailable', async () => {
    const unreachable = createIdTokenVerifier('homiq', async () => {
      throw new TypeError('fetch failed')
    })
    await expect(unreachable(await token(), NOW)).rejects.toThrow(KeysUnreachableError)
  })
})
