import type { SystemFont } from './fallback.ts'

/** A font file with some characters of a file of the package. */
export interface FontSubset {
  readonly name: string
  readonly source: string
  /** Ranges of code points. Those that the font lacks are skipped. */
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

export interface FontFamily {
  /** The family's name for `font-family`. */
  readonly family: string
  /** Prefix of file names. */
  readonly slug: string
  /** npm package with the originals and the license. */
  readonly source: string
  readonly weights: { readonly min: number; readonly max: number }
  /** The weight of most text, against which fallbacks are measured. */
  readonly bodyWeight: number
  /** Fixed values of other variation axes. */
  readonly pinned: Readonly<Record<string, number>>
  readonly parts: readonly FontSubset[]
  readonly fallbacks: readonly SystemFont[]
}

/** Letters, digits and the signs that the site writes itself: what every page fetches. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb2, 0xb2],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2009, 0x2009],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
] as const

/** Western European letters, and signs that people type. */
const LATIN_1 = [
  [0xa1, 0xa8],
  [0xaa, 0xb1],
  [0xb3, 0xb6],
  [0xb8, 0xd6],
  [0xd8, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bc, 0x2bc],
  [0x200a, 0x200a],
  [0x2010, 0x2012],
  [0x201a, 0x201b],
  [0x201e, 0x201e],
  [0x2020, 0x2022],
  [0x202f, 0x202f],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2122, 0x2122],
] as const

/** Central European letters, for people's names, and the hryvnia sign ₴. */
const LATIN_EXTENDED = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x17f],
  [0x218, 0x21b],
  [0x20b4, 0x20b4],
] as const

const CYRILLIC = [
  [0x301, 0x301],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x2116, 0x2116],
] as const

/** ← ↑ → ↓ and diagonal arrows. */
const ARROWS = [[0x2190, 0x2199]] as const

// Advances were measured with `getAverageAdvance` on fonts with the same widths: Liberation Sans for
// Arial, Gelasio for Georgia, Liberation Serif for Times New Roman. DejaVu is all that some Linux has.
const ARIAL = ['Arial', 'Liberation Sans', 'Helvetica Neue', 'Helvetica']
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']
const TIMES = ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif']

const ONEST: FontFamily = {
  family: 'Onest',
  slug: 'onest',
  source: '@fontsource-variable/onest',
  weights: { min: 400, max: 700 },
  bodyWeight: 400,
  pinned: {},
  parts: [
    { name: 'arrows', source: 'onest-math-wght-normal.woff2', ranges: ARROWS },
    { name: 'latin-ext', source: 'onest-latin-ext-wght-normal.woff2', ranges: LATIN_EXTENDED },
    { name: 'cyrillic', source: 'onest-cyrillic-wght-normal.woff2', ranges: CYRILLIC },
    { name: 'latin-1', source: 'onest-latin-wght-normal.woff2', ranges: LATIN_1 },
    { name: 'latin', source: 'onest-latin-wght-normal.woff2', ranges: LATIN },
  ],
  fallbacks: [
    { suffix: '', weight: '400 500', local: ARIAL, advance: 0.4398 },
    { suffix: '', weight: '600 700', local: ARIAL_BOLD, advance: 0.4713 },
    { suffix: ' Roboto', weight: '400 700', local: ['Roboto'], advance: 0.4364 },
    { suffix: ' DejaVu', weight: '400 500', local: ['DejaVu Sans'], advance: 0.5012 },
    { suffix: ' DejaVu', weight: '600 700', local: ['DejaVu Sans Bold'], advance: 0.5659 },
  ],
}

/** Source Serif 4 at its display size, renamed because its license requires that for modified fonts. */
const SERIF: FontFamily = {
  family: 'Homiq Serif',
  slug: 'homiq-serif',
  source: '@fontsource-variable/source-serif-4',
  weights: { min: 400, max: 600 },
  bodyWeight: 500,
  pinned: { opsz: 60 },
  parts: [
    {
      name: 'latin-ext',
      source: 'source-serif-4-latin-ext-opsz-normal.woff2',
      ranges: LATIN_EXTENDED,
    },
    { name: 'cyrillic', source: 'source-serif-4-cyrillic-opsz-normal.woff2', ranges: CYRILLIC },
    { name: 'latin-1', source: 'source-serif-4-latin-opsz-normal.woff2', ranges: LATIN_1 },
    { name: 'latin', source: 'source-serif-4-latin-opsz-normal.woff2', ranges: LATIN },
  ],
  fallbacks: [
    { suffix: '', weight: '400 600', local: ['Georgia', 'Gelasio'], advance: 0.4357 },
    { suffix: ' Times', weight: '400 600', local: TIMES, advance: 0.402 },
    { suffix: ' Noto', weight: '400 600', local: ['Noto Serif'], advance: 0.47 },
    { suffix: ' DejaVu', weight: '400 600', local: ['DejaVu Serif'], advance: 0.5078 },
  ],
}

export const FAMILIES: readonly FontFamily[] = [ONEST, SERIF]
