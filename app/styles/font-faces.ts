// Written by scripts/build-fonts.ts; change that and run it again.
import homiqSerifCyrillic from './fonts/homiq-serif-cyrillic.woff2?url'
import homiqSerifLatin from './fonts/homiq-serif-latin.woff2?url'
import homiqSerifLatin1 from './fonts/homiq-serif-latin-1.woff2?url'
import homiqSerifLatinExt from './fonts/homiq-serif-latin-ext.woff2?url'
import onestArrows from './fonts/onest-arrows.woff2?url'
import onestCyrillic from './fonts/onest-cyrillic.woff2?url'
import onestLatin from './fonts/onest-latin.woff2?url'
import onestLatin1 from './fonts/onest-latin-1.woff2?url'
import onestLatinExt from './fonts/onest-latin-ext.woff2?url'
import type { PageFont } from './page-font.ts'

/** Added by the head script (app/head/page-fonts.ts). */
export const PAGE_FONTS: readonly PageFont[] = [
  {
    family: 'Onest',
    url: onestArrows,
    weight: '400 700',
    unicodeRange: 'U+2190-2193, U+2196-2199',
    isFirst: false,
  },
  {
    family: 'Onest',
    url: onestLatinExt,
    weight: '400 700',
    unicodeRange: 'U+100-130, U+132-151, U+154-17f, U+218-21b, U+20b4',
    isFirst: false,
  },
  {
    family: 'Onest',
    url: onestCyrillic,
    weight: '400 700',
    unicodeRange: 'U+301, U+401-40c, U+40e-44f, U+451-45c, U+45e-45f, U+490-491, U+2116',
    isFirst: false,
  },
  {
    family: 'Onest',
    url: onestLatin1,
    weight: '400 700',
    unicodeRange: 'U+a1-a3, U+a5, U+a7-a8, U+aa-ab, U+ae-b1, U+b3-b4, U+b6, U+b8-d6, U+d8-ff, U+131, U+152-153, U+2bc, U+201a, U+201e, U+2022, U+2039-203a, U+2122',
    isFirst: false,
  },
  {
    family: 'Onest',
    url: onestLatin,
    weight: '400 700',
    unicodeRange: 'U+20-7e, U+a0, U+a9, U+b2, U+b7, U+d7, U+2009, U+2013-2014, U+2018-2019, U+201c-201d, U+2026, U+20ac, U+2212',
    isFirst: true,
  },
  {
    family: 'Homiq Serif',
    url: homiqSerifLatinExt,
    weight: '400 600',
    unicodeRange: 'U+100-12b, U+12e-130, U+134-151, U+154-165, U+168-17f, U+218-21b, U+20b4',
    isFirst: false,
  },
  {
    family: 'Homiq Serif',
    url: homiqSerifCyrillic,
    weight: '400 600',
    unicodeRange: 'U+301, U+400-45f, U+490-491, U+2116',
    isFirst: false,
  },
  {
    family: 'Homiq Serif',
    url: homiqSerifLatin1,
    weight: '400 600',
    unicodeRange: 'U+a1-a8, U+aa-b1, U+b3-b6, U+b8-d6, U+d8-ff, U+131, U+152-153, U+2bc, U+201a, U+201e, U+2022, U+2032-2033, U+2039-203a, U+2122',
    isFirst: false,
  },
  {
    family: 'Homiq Serif',
    url: homiqSerifLatin,
    weight: '400 600',
    unicodeRange: 'U+20-7e, U+a0, U+a9, U+b2, U+b7, U+d7, U+2009, U+2013-2014, U+2018-2019, U+201c-201d, U+2026, U+20ac, U+2212',
    isFirst: true,
  },
]
