import { expect, it } from 'vitest'
import { isStorableText } from '#domain/platform/text/storable-text.ts'
import { sanitizeDisplayName, sanitizePhotoUrl } from './sanitize-profile.ts'

it.each([
  ['  Olena\0\n ', 'Olena'],
  ['O\ud83dlena', 'O\ufffdlena'],
  [`${'x'.repeat(199)}\u{1f3e0}`, `${'x'.repeat(199)}\ufffd`],
])('makes a name of %j that can be stored', (given, name) => {
  const saved = sanitizeDisplayName(given)
  expect(saved).toBe(name)
  expect(isStorableText(saved ?? '')).toBe(true)
})

it.each([null, undefined, '', ' ', '\0'])('keeps no name of %j', (given) => {
  expect(sanitizeDisplayName(given)).toBeNull()
})

it.each(['http://pictures.example/a.png', 'javascript:alert(1)', 'a\0b', null])(
  'keeps no photo at %j',
  (given) => {
    expect(sanitizePhotoUrl(given)).toBeNull()
  },
)
