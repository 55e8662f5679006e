import { expect, it } from 'vitest'
import { lengthenText } from './lengthen-text.ts'

it.each([
  ['Settings', '[Séettíiñgss]'],
  ['List your home', '[Líistt ýyóoúr hóomée]'],
  // A piece of a template keeps the spaces around it.
  [' of ', ' [óof] '],
  ['Homiq is here.', '[Homiq íis héerée.]'],
])('makes the words of %j longer', (text, longer) => {
  expect(lengthenText(text)).toBe(longer)
})

it.each(['Homiq', 'close', 'UAH', '/my/listings', 'star-4.5', ', ', ' m²', 'help@homiq.example'])(
  'leaves %j, which is no text',
  (name) => {
    expect(lengthenText(name)).toBe(name)
  },
)
