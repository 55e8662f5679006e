import onestCyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url'
import onestLatinExt from '@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2?url'
import onestLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url'
import serifCyrillic from '@fontsource/source-serif-4/files/source-serif-4-cyrillic-500-normal.woff2?url'
import serifLatinExt from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-500-normal.woff2?url'
import serifLatin from '@fontsource/source-serif-4/files/source-serif-4-latin-500-normal.woff2?url'
import type { Alphabet } from '#domain/platform/alphabet.ts'
import type { PageFont } from './page-font.ts'

// As in the packages' `unicode.json`, less the signs that only phonetic texts have.
const LATIN =
  'U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212'
const LATIN_EXT = 'U+100-2BA, U+2BD-2C5, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0'
const CYRILLIC = 'U+301, U+400-45F, U+490-491, U+4B0-4B1, U+2116'

const ONEST = { family: 'Onest', weight: '400 700' }
/** One weight stands for all of them; the variable files are more than twice as large. */
const SERIF = { family: 'Source Serif 4', weight: '400 600' }

const FONTS: readonly (Omit<PageFont, 'isFirst'> & { readonly alphabet?: Alphabet })[] = [
  { ...ONEST, url: onestLatinExt, unicodeRange: LATIN_EXT },
  { ...ONEST, url: onestCyrillic, unicodeRange: CYRILLIC, alphabet: 'cyrillic' },
  { ...ONEST, url: onestLatin, unicodeRange: LATIN, alphabet: 'latin' },
  { ...SERIF, url: serifLatinExt, unicodeRange: LATIN_EXT },
  { ...SERIF, url: serifCyrillic, unicodeRange: CYRILLIC, alphabet: 'cyrillic' },
  { ...SERIF, url: serifLatin, unicodeRange: LATIN, alphabet: 'latin' },
]

/**
 * Added by the head script (app/head/page-fonts.ts).
 *
 * @param alphabets of the texts of every page
 */
export const listPageFonts = (alphabets: readonly Alphabet[]): PageFont[] =>
  FONTS.map(({ alphabet, ...font }) => ({
    ...font,
    isFirst: alphabet !== undefined && alphabets.includes(alphabet),
  }))
