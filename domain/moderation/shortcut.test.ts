import { expect, it } from 'vitest'
import { findShortcut } from './shortcut.ts'

const NONE = { ctrlKey: false, altKey: false, metaKey: false }

it.each([
  ['j', 'KeyJ', 'next'],
  ['K', 'KeyK', 'previous'],
  ['о', 'KeyJ', 'next'],
  ['г', 'KeyU', 'back'],
  // On a layout such as Dvorak the letter counts, not the position of the key.
  ['j', 'KeyC', 'next'],
  ['h', 'KeyJ', null],
  ['?', 'Slash', 'help'],
  ['?', 'KeyM', 'help'],
  ['Enter', 'Enter', null],
  ['1', 'Digit1', null],
  ['', '', null],
])("maps the key '%s' at %s to %s", (key, code, shortcut) => {
  expect(findShortcut({ key, code, ...NONE })).toBe(shortcut)
})

it.each(['ctrlKey', 'altKey', 'metaKey'])('ignores keys with %s', (modifier) => {
  expect(findShortcut({ key: 'r', code: 'KeyR', ...NONE, [modifier]: true })).toBeNull()
})
