import * as z from 'zod/mini'

/** NUL and lone surrogates: PostgreSQL rejects them, and no keyboard produces them. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

export const isStorableText = (text: string): boolean => !UNSTORABLE.test(text)

/** For every text from outside that is stored or looked up. */
export const storableTextSchema = z
  .string()
  .check(z.refine(isStorableText, 'holds characters that cannot be stored'))
