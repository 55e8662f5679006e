import * as z from 'zod/mini'
import { storedValue } from './stored-value.ts'

/** The first letter of a text as people count letters, in upper case; `null` for an empty one. */
export function firstLetter(text: string): string | null {
  const first = (whole: string) =>
    new Intl.Segmenter('en').segment(whole)[Symbol.iterator]().next().value?.segment
  const letter = first(text.trim())
  return letter === undefined ? null : (first(letter.toUpperCase()) ?? null)
}

const schema = z
  .string()
  .check(z.refine((text) => firstLetter(text) === text, 'It must be one letter in upper case.'))

/**
 * The letter of the account that is signed in, `null` when none is (docs/product.md, "Header"). It
 * lets a page show the avatar, and know that there is a session to resume, before anything of it is
 * fetched.
 */
export const avatarLetter = storedValue<string | null>({
  key: 'avatarLetter',
  unread: null,
  read: (text) => ({ value: schema.parse(text), sound: true }),
  write: (letter) => letter,
})
