import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, safe in a URL. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

/**
 * The hash that is stored of a secret. A fast one is enough, because a secret is too random to be
 * guessed; passwords need `server/people/account/password-hash.ts`.
 */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')
