import { expect, it } from 'vitest'
import { getShellAssets } from './shell-assets.ts'

const FONTS = [
  'onest-latin-wght-normal--74XOD_P.woff2',
  'source-serif-4-latin-500-normal-BT3-HV6q.woff2',
]

it('includes code and the two fonts of our alphabet, whatever their hashes', () => {
  const others = [
    'source-serif-4-latin-ext-500-normal-o0arwkcN.woff2',
    'onest-latin-ext-wght-normal-Cs-DyHXo.woff2',
    'onest-cyrillic-wght-normal-e0vc0DK7.woff2',
    'map-code-1f2e3d4c.js',
    'members-step-1f2e3d4c.js',
    'home-1f2e3d4c.js.br',
  ]
  expect(
    getShellAssets([...FONTS, ...others, 'home-1f2e3d4c.js', 'home-1f2e3d4c.css'], ['latin']),
  ).toEqual(['home-1f2e3d4c.css', 'home-1f2e3d4c.js', ...FONTS])
})

it('refuses a build without one of the fonts, or with two of one name', () => {
  expect(() => getShellAssets(FONTS.slice(1), ['latin'])).toThrow('Not 2 fonts')
  expect(() =>
    getShellAssets([...FONTS, 'onest-latin-wght-normal-B74XODIP.woff2'], ['latin']),
  ).toThrow('Not 2 fonts')
})

it('refuses more than a fifth of the cache, which has to hold five builds', () => {
  const code = (count: number) => Array.from({ length: count }, (_, index) => `${index}.js`)
  expect(getShellAssets([...FONTS, ...code(178)], ['latin'])).toHaveLength(180)
  expect(() => getShellAssets([...FONTS, ...code(179)], ['latin'])).toThrow('at most 180')
})
