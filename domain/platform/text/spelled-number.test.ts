import { expect, it } from 'vitest'
import { replaceSpelledNumbers } from './spelled-number.ts'

const read = (text: string) => replaceSpelledNumbers(text, (_, digits) => digits)

it.each([
  ['zero six seven one two three', '0 6 7 1 2 3'],
  ['067-одна-23-45-67', '067-1-23-45-67'],
  ["сто двадцять три, сорок п'ять, шістдесят сім", '123, 45, 67'],
  ['нульшістьсім', '067'],
  ['ноль шестьсот семьдесят один', '0 671'],
  ['Twenty one one, seventeen', '21 1, 17'],
  ['двадцать ноль', '20 0'],
  ['two rooms and someone', '2 rooms and someone'],
  ['3 rooms of 54 m², on 24.11 at 10:00', '3 rooms of 54 m², on 24.11 at 10:00'],
  ['містосто', 'містосто'],
  [`${'1'.repeat(5_000)}x`, `${'1'.repeat(5_000)}x`],
  [`${'один '.repeat(1_000)}x`, `${'1 '.repeat(1_000)}x`],
])('reads %s as %s', (text, digits) => {
  expect(read(text)).toBe(digits)
})
