import * as z from 'zod/mini'
import { createStoredValue } from './stored-value.ts'

/** The first letter of a text as people count letters, in upper case; `null` for an empty one. */
export function getFirstLetter(text: string): string | null {
  const first = (whole: string) =>
    new Intl.Segmenter('en').segment(whole)[Symbol.iterator]().next().value?.segment
  const letter = first(text.trim())
  return letter === undefined ? null : (first(letter.toUpperCase()) ?? null)
}

const schema = z
  .string()
  .check(z.refine((text) => getFirstLetter(text) === text, 'It must be one letter in upper case.'))

/**
 * The letter of the account that is signed in, `null` when none is (docs/product.md, "Header"). It
 * lets a page show the avatar, and know that there is a session to resume, before anything of it is
 * fetched.
 */
export const storedAvatarLetter = createStoredValue<string | null>({
  key: 'avatarLetter',
  fallback: null,
  parse: (text) => ({ value: schema.parse(text), valid: true }),
  serialize: (letter) => letter,
})
