import { countCharacters } from './count-characters.ts'

/**
 * Nobody sees them, and they part what belongs together: marks of direction, joiners, soft hyphens, fillers of Hangul,
 * selectors of variants, the empty pattern of Braille.
 */
export const INVISIBLE = /[\p{Cf}\p{DI}\u2800]/gu

/** Whether there is nothing to see in a text. */
export const isInvisibleText = (text: string): boolean => text.replace(INVISIBLE, '').trim() === ''

/** Characters that can be seen, and the spaces between them. */
export const countVisibleCharacters = (text: string): number =>
  countCharacters(text.replace(INVISIBLE, '').trim())
