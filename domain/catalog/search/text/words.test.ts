import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listPrefixes } from './word-prefixes.ts'
import { splitWords, toTerms } from './words.ts'

/** Letters with and without accents. */
const ACCENTED = [
  ...Array.from('áàâäãåąāă', (letter) => [letter, 'a'] as const),
  ...Array.from('ćčçĉ', (letter) => [letter, 'c'] as const),
  ...Array.from('éèêëęěēė', (letter) => [letter, 'e'] as const),
  ...Array.from('ńňñņ', (letter) => [letter, 'n'] as const),
  ...Array.from('óòôöõőøǿ', (letter) => [letter, 'o'] as const),
  ...Array.from('śšşș', (letter) => [letter, 's'] as const),
  ...Array.from('úùûüůűū', (letter) => [letter, 'u'] as const),
  ...Array.from('źżž', (letter) => [letter, 'z'] as const),
  ['ł', 'l'],
  ['đ', 'd'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['k', 'k'],
] as const

describe('splitWords', () => {
  it.each([
    ['', []],
    [' — , . ', []],
    ['38 Mezhyhirska Street, Podil', ['38', 'mezhyhirska', 'street', 'podil']],
    ['Sunny 2-room flat (54.5 m²)', ['sunny', '2', 'room', 'flat', '54', '5', 'm²']],
    ["'rock 'n' roll'", ['rock', 'n', 'roll']],
    ["a''b", ['a', 'b']],
    ['КИЇВ i\u0308', ['київ', 'ï']],
    ['дім\ud83c\udfe0дім', ['дім', 'дім']],
    ['\ud835\udc00\ud835\udc01', ['\ud835\udc00\ud835\udc01']],
    ['a\ud835', ['a']],
  ])('the words of %j are %j', (text, words) => {
    expect(splitWords(text)).toEqual(words)
  })

  it.each([...Array.from("'’‘ʼʹ`´′＇*"), '\u0374', '\u1fef', '\u1ffd'])(
    'takes %s between letters for an apostrophe',
    (sign) => {
      expect(splitWords(`Лук${sign}янівська`)).toEqual(['лукянівська'])
    },
  )

  it('the words are the runs of letters and digits that a regular expression finds', () => {
    // Normal forms first: three Greek signs become apostrophes by them.
    const anyText = fc
      .string({ unit: 'binary' })
      .map((text) => text.normalize('NFC').replace(/['’‘ʼʹ`´′＇*]/g, ' '))
    fc.assert(
      fc.property(anyText, (text) => {
        const lower = text.normalize('NFC').toLowerCase()
        expect(splitWords(text)).toEqual(lower.match(/[\p{L}\p{N}]+/gu) ?? [])
      }),
      { numRuns: 2_000 },
    )
  })
})

const finds = (word: string, text: string) =>
  splitWords(word)
    .flatMap(listPrefixes)
    .some((prefix) => toTerms(text).some((term) => term.startsWith(prefix)))

describe('search for another form of a word', () => {
  it.each([
    ['квартирою', 'Світла квартира'],
    ['Хрещатику', 'вулиця Хрещатик'],
    ['Khreshchatyk', 'вулиця Хрещатик'],
    ['хрещатик', '22 Khreshchatyk Street'],
    ['Поділ', '38 Mezhyhirska Street, Podil'],
    ['балкон', 'два балкони'],
    ['balcony', 'deep balconies'],
    ['під’їзд', 'чистий підʼїзд'],
    ['Ярославів', 'Yaroslaviv Val'],
    ['Kraków', 'ulica Długa, Krakow'],
    ['krakow', 'ulica Długa, Kraków'],
    ['dluga', 'ulica Długa, Kraków'],
    ['Łódź', 'Piotrkowska, Lodz'],
    ['lodz', 'Piotrkowska, Łódź'],
    ['Wroclaw', 'Wrocław'],
    ['Strasse', 'Große Straße'],
    ['Straße', 'Grosse Strasse'],
    ['København', 'Kobenhavn'],
    ['dakovo', 'Đakovo'],
    ['krako\u0301w', 'Kraków'],
  ])('finds %s in "%s"', (word, text) => {
    expect(finds(word, text)).toBe(true)
  })

  it('ignores accents in search and text', () => {
    const letter = fc.constantFrom(...ACCENTED)
    const word = fc.array(letter, { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(word, fc.infiniteStream(fc.boolean()), (letters, accents) => {
        const write = () =>
          letters.map(([accented, plain]) => (accents.next().value ? accented : plain)).join('')
        expect(finds(write(), write())).toBe(true)
      }),
    )
  })

  it.each([
    ['балкон', 'bal'],
    ['park', 'part'],
    ['12', '1'],
  ])('does not find %s in "%s"', (word, text) => {
    expect(finds(word, text)).toBe(false)
  })
})

it.each([
  ['сад', ['sad']],
  ['парку', ['park']],
  ['квартира', ['kvartyr', 'kvartir']],
  ['лукянівці', ['lukianivts', 'lukianivk']],
  ['balcony', ['balcon']],
  ['apartments', ['apartmen']],
])('%s has the prefixes %j', (word, prefixes) => {
  expect(listPrefixes(word)).toEqual(expect.arrayContaining(prefixes))
  expect(listPrefixes(word)[0]).toBe(prefixes[0])
})

it('no prefix begins with another, whatever the word', () => {
  const letter = fc.constantFrom(...'абгґеєзиіїйклмноцьяёыэxyz')
  fc.assert(
    fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 14 }), (word) => {
      const prefixes = listPrefixes(word)
      for (const prefix of prefixes)
        expect(prefixes.filter((other) => prefix.startsWith(other))).toEqual([prefix])
    }),
  )
})
