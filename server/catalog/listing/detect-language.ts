import { franc } from 'franc-min'
import { guessLanguage } from '#domain/platform/text/guess-language.ts'

/** Those in which nearly all listings are, by their codes of ISO 639-3. */
const USUAL = { ukr: 'uk', rus: 'ru', eng: 'en', pol: 'pl' } as const
/** Those of feeds from abroad, which short texts are too easily taken for. */
const ALL: Readonly<Record<string, string>> = {
  ...USUAL,
  deu: 'de',
  spa: 'es',
  fra: 'fr',
  ita: 'it',
  por: 'pt',
  ces: 'cs',
  ron: 'ro',
  tur: 'tr',
}
/** In characters. */
const MIN_LENGTH_OF_RARE = 100

/**
 * The language of a description, as `lang` has it; `undefined` for a text that is too short to tell. Of 60 texts, most
 * of one line, 59 are right. `eld` finds all, but takes half a second and 32 MB to start; `tinyld` has 12 MB.
 */
export function detectLanguage(text: string): string | undefined {
  const byLetters = guessLanguage(text)
  // Trigrams take these two for each other.
  if (byLetters === 'uk' || byLetters === 'ru') return byLetters
  const codes = Object.keys(text.length < MIN_LENGTH_OF_RARE ? USUAL : ALL)
  return ALL[franc(text, { only: codes })]
}
