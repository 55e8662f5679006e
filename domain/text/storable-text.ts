import * as z from 'zod/mini'

/** A NUL, or half of a surrogate pair: no database of ours takes them, and no keyboard gives them. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

/** Whether a text can be stored as it stands. */
export const isStorableText = (text: string): boolean => !UNSTORABLE.test(text)

/** A text from outside that is stored or looked up: what cannot be stored is refused at the border. */
export const storableText = z
  .string()
  .check(z.refine(isStorableText, 'holds characters that cannot be stored'))
