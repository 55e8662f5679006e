import { expect, it } from 'vitest'
import { isAllowed, parseHome } from './content.ts'
import { readWrites } from './read-writes.ts'

it.each([
  ['rent/1001', 'rent/1001'],
  ['/sale/7', 'sale/7'],
  [' https://homiq.example/uk/rent/12?currency=UAH#place ', 'rent/12'],
  ['https://homiq.example/sale/12/', 'sale/12'],
  ['villa/12', null],
  ['rent/0', null],
  ['rent/99999999999', null],
  ['rent/1/2', null],
  ['', null],
])('the home of %j is %j', (text, home) => {
  expect(parseHome(text)).toBe(home)
})

const taras = { id: 'taras', role: 'editor' } as const

it.each([
  ['home/rent/1', true, true],
  ['home/rent/1', 'yes', false],
  ['home/rent/01', true, false],
  ['home/villa/1', true, false],
  ['home/rent/1/taras', true, false],
  ['place/rent/1', 1.5, true],
  ['place/rent/1', Number.NaN, false],
  ['viewing/rent/1', '2026-12-01T18:30', true],
  ['viewing/rent/1', '2026-12-01T25:30', false],
  ['viewing/rent/1', null, true],
  ['reaction/rent/1/taras', 'for', true],
  ['reaction/rent/1/taras', 'perhaps', false],
  ['reaction/rent/1/olena', 'for', false],
  ['reaction/rent/1', 'for', false],
  ['note/rent/1/taras', 'x'.repeat(1_000), true],
  ['note/rent/1/taras', 'x'.repeat(1_001), false],
  ['note/rent/1/taras', '\0', false],
  ['note/rent/1/olena', 'mine', false],
  ['title', 'Ours', false],
  ['constructor', true, false],
  ['constructor/rent/1', true, false],
])('an editor may write %s = %j: %s', (key, value, expected) => {
  expect(isAllowed({ key, value }, taras)).toBe(expected)
  expect(isAllowed({ key, value }, { ...taras, role: 'viewer' })).toBe(false)
})

it('only an owner renames', () => {
  expect(isAllowed({ key: 'title', value: 'Ours' }, { id: 'olena', role: 'owner' })).toBe(true)
})

const home = (place: number, home: string) => ({
  home,
  place,
  viewing: null,
  reactions: [],
  notes: [],
})
const content = { title: '', homes: [home(1, 'rent/1'), home(2, 'rent/2'), home(3, 'sale/1')] }

const read = (fields: string[][]) => {
  const form = new FormData()
  for (const [name = '', value = ''] of fields) form.append(name, value)
  return readWrites(form, content, 'taras').map(({ key, value }) => [key, value])
}

it.each<[string[][], unknown[][]]>([
  [
    [
      ['home', 'rent/1'],
      ['reaction', 'against'],
    ],
    [['reaction/rent/1/taras', 'against']],
  ],
  [
    [
      ['home', 'rent/1'],
      ['reaction', ''],
    ],
    [['reaction/rent/1/taras', null]],
  ],
  [
    [
      ['home', 'rent/1'],
      ['note', ' Near the park '],
    ],
    [['note/rent/1/taras', 'Near the park']],
  ],
  [
    [
      ['home', 'rent/1'],
      ['note', ' '],
    ],
    [['note/rent/1/taras', null]],
  ],
  [
    [
      ['home', 'rent/1'],
      ['viewing', ''],
    ],
    [['viewing/rent/1', null]],
  ],
  [
    [
      ['home', 'sale/1'],
      ['move', 'up'],
    ],
    [['place/sale/1', 1.5]],
  ],
  [
    [
      ['home', 'rent/1'],
      ['move', 'down'],
    ],
    [['place/rent/1', 2.5]],
  ],
  [
    [
      ['home', 'rent/1'],
      ['move', 'up'],
    ],
    [],
  ],
  [
    [
      ['home', 'rent/2'],
      ['remove', ''],
    ],
    [['home/rent/2', false]],
  ],
  [
    [
      ['link', 'https://homiq.example/rent/9'],
      ['link', 'rent/2'],
      ['link', 'rent/9'],
      ['link', '?'],
    ],
    [
      ['home/rent/9', true],
      ['place/rent/9', 4],
    ],
  ],
  [
    [
      ['home', 'villa/1'],
      ['reaction', 'for'],
    ],
    [],
  ],
  [[], []],
])('a form of %j writes %j', (fields, writes) => {
  expect(read(fields)).toEqual(writes)
})

it.each([
  'home/rent/1/',
  'home/rent/1/x',
  'place/rent/1/',
  'note/rent/1',
  'note/rent/1/other',
  'title/',
  'home/rent/01',
])('takes no register under the name %s', (key) => {
  const value = key.startsWith('note') ? 'A note' : key.startsWith('place') ? 1 : true
  expect(isAllowed({ key, value }, { id: 'me', role: 'owner' })).toBe(false)
})
