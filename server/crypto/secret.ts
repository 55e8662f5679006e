import { createHash, randomBytes } from 'node:crypto'

/** A text of 256 random bits that nobody can guess, safe in an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/**
 * What is stored of such a text. It is too random to be guessed from its hash, so a fast one does;
 * passwords need `server/account/password-hash.ts`.
 */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')
