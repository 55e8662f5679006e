import { createStoredText } from './stored-value.ts'

/** The first grapheme of a text, in upper case; `null` if the text is empty. */
export function getFirstLetter(text: string): string | null {
  const getFirst = (string: string) =>
    new Intl.Segmenter('en').segment(string)[Symbol.iterator]().next().value?.segment
  const letter = getFirst(text.trim())
  return letter === undefined ? null : (getFirst(letter.toUpperCase()) ?? null)
}

const isAvatarLetter = (text: unknown): text is string =>
  typeof text === 'string' && getFirstLetter(text) === text

/**
 * The letter of the signed-in account, `null` when signed out (docs/product/shell.md, "Header"). It lets a page
 * show the avatar, and know that there is a session, before the identity SDK has loaded.
 */
export const storedAvatarLetter = createStoredText('avatarLetter', isAvatarLetter)
