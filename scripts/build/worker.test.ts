import { expect, it } from 'vitest'
import { listShellAssets } from './worker.ts'

it('stores code and the two fonts of an alphabet ahead, whatever their hashes', () => {
  const fonts = [
    'onest-latin-wght-normal--74XOD_P.woff2',
    'source-serif-4-latin-500-normal-BT3-HV6q.woff2',
  ]
  const others = [
    'source-serif-4-latin-ext-500-normal-o0arwkcN.woff2',
    'onest-latin-ext-wght-normal-Cs-DyHXo.woff2',
    'onest-cyrillic-wght-normal-e0vc0DK7.woff2',
    'map-code-1f2e3d4c.js',
    'members-step-1f2e3d4c.js',
    'home-1f2e3d4c.js.br',
  ]
  const code = ['home-1f2e3d4c.css', 'home-1f2e3d4c.js']
  expect(listShellAssets([...fonts, ...others, ...code], ['latin'])).toEqual([...code, ...fonts])
})
