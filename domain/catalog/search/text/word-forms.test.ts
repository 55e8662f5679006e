import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutEnding, listStems } from './word-forms.ts'

const toFound = (word: string) => word.replaceAll('ь', '')

/** A word in one form, and forms of it in texts. */
it.each([
  ['балконами', 'балкон балкони балконів балконом'],
  ['котел', 'котла котлом'],
  ['котлом', 'котел котли'],
  ['двір', 'двору дворі двори'],
  ['дворі', 'двір двором'],
  ['вікон', 'вікна вікнами'],
  ['вікна', 'вікон вікнами'],
  ['будинку', 'будинок будинки'],
  ['будинок', 'будинку будинком'],
  ['спалень', 'спальня спальні'],
  ['поверсі', 'поверх поверхів'],
  ['поверх', 'поверсі'],
  ['студією', 'студія студії студій'],
  ['комісії', 'комісія комісій'],
  ['новобудові', 'новобудова новобудов'],
  ['цегляному', 'цегляний цегляна цегляного'],
  ['подолі', 'поділ подолу подол'],
  ['лукянівці', 'лукянівка лукянівку лукяновка'],
  ['салтівці', 'салтівка салтовке'],
  ['сихові', 'сихів сихова'],
  ['оболоні', 'оболонь'],
  ['васильківській', 'васильківська васильковская'],
  ['большой', 'большая большую'],
  ['мебелью', 'мебель мебели'],
  ['метро', 'метро'],
])('%s finds %s', (word, forms) => {
  const stems = listStems(word).map(toFound)
  for (const form of forms.split(' '))
    expect(
      stems.some((stem) => toFound(form).startsWith(stem)),
      form,
    ).toBe(true)
})

it.each([
  ['метро', 'метрів'],
  ['балкон', 'балка'],
  ['студія', 'студенти'],
  ['park', 'par'],
])('%s does not find %s', (word, other) => {
  expect(listStems(word).some((stem) => other.startsWith(stem))).toBe(false)
})

it.each(['сад', 'дім', 'ст', 'ь', '', 'balcony', '12а', 'парк'])('%j keeps its end', (word) => {
  expect(cutEnding(word)).toBe(word)
})

it('of any word gives few stems, the first of which begins it', () => {
  const letter = fc.constantFrom(...'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяёыэъ')
  const word = fc.oneof(
    fc.string({ unit: letter, maxLength: 20 }),
    fc.string({ unit: 'binary', maxLength: 10 }),
  )
  fc.assert(
    fc.property(word, (text) => {
      const stems = listStems(text)
      expect(text.startsWith(stems[0] ?? '?')).toBe(true)
      expect(stems.length).toBeLessThan(20)
    }),
    { numRuns: 2_000 },
  )
})
