import { countCharacters } from './count-characters.ts'

/**
 * Invisible characters that can split a word: direction marks, joiners, soft hyphens, Hangul
 * fillers, variation selectors, the blank Braille pattern.
 */
export const INVISIBLE = /[\p{Cf}\p{DI}\u2800]/gu

export const isInvisibleText = (text: string): boolean => text.replace(INVISIBLE, '').trim() === ''

/** Counts visible characters and the spaces between them. */
export const countVisibleCharacters = (text: string): number =>
  countCharacters(text.replace(INVISIBLE, '').trim())
