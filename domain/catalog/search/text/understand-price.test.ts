import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { understandText } from './understand-text.ts'

const format = (text: string, type: EstateType | null) => {
  const { text: left, price } = understandText(text, type)
  return price === undefined
    ? left
    : `${left} | ${price.min ?? ''}..${price.max ?? ''} ${price.currency}`
}

describe('a price in a search text', () => {
  it.each([
    ['Київ до 20 тис', 'rent', 'Київ | ..20000 UAH'],
    ['20 тис', 'rent', ' | ..20000 UAH'],
    ['20 тис', 'sale', ' | ..20000 USD'],
    ['20тис.грн', 'rent', ' | ..20000 UAH'],
    ['1,2 млн', 'sale', ' | ..1200000 UAH'],
    ['1.2 млн грн', null, ' | ..1200000 UAH'],
    ['18 500 грн', 'rent', ' | ..18500 UAH'],
    ['18\u00a0500 ₴ Львів', 'rent', 'Львів | ..18500 UAH'],
    ['500 у.о.', 'rent', ' | ..500 USD'],
    ['500 у. е. Киев', 'rent', 'Киев | ..500 USD'],
    ['500уо', 'sale', ' | ..500 USD'],
    ['500 долларов', null, ' | ..500 USD'],
    ['500 дол. Київ', null, 'Київ | ..500 USD'],
    ['500 баксів', null, ' | ..500 USD'],
    ['$1,200', 'rent', ' | ..1200 USD'],
    ['від 300 до 500 доларів', 'rent', ' | 300..500 USD'],
    ['з 300 по 500', 'rent', 'з 300 по 500'],
    ['з 10 до 15 тис', 'rent', ' | 10000..15000 UAH'],
    ['500-300 $', 'rent', ' | 300..500 USD'],
    ['від 500 тис до 1 млн грн', 'sale', ' | 500000..1000000 UAH'],
    ['не більше 400 доларів', 'rent', ' | ..400 USD'],
    ['не дорожче ніж 15 000 гривень', 'rent', ' | ..15000 UAH'],
    ['дешевше 300 доларів', 'rent', ' | ..300 USD'],
    ['більше ніж 300 доларів', 'rent', ' | 300.. USD'],
    ['не дешевше 300 доларів', 'rent', ' | 300.. USD'],
    ['бюджет 20 тис, Київ', 'rent', 'Київ | ..20000 UAH'],
    ['ціна: до 15000', 'rent', ' | ..15000 UAH'],
    ['за 400$', 'rent', ' | ..400 USD'],
    ['під 60к', 'sale', ' | ..60000 USD'],
    ['не менше 50 тис євро', 'sale', ' | 50000.. EUR'],
    ['від 100 тис', 'sale', ' | 100000.. USD'],
    ['до 500', 'rent', ' | ..500 USD'],
    ['до 15000 грн/міс', 'rent', ' | ..15000 UAH'],
    ['15000 грн на місяць, Одеса', 'rent', 'Одеса | ..15000 UAH'],
    ['under 120k near the sea', 'sale', 'near the sea | ..120000 USD'],
    ['from $300 to $500', 'rent', ' | 300..500 USD'],
    ['under $2m', 'sale', ' | ..2000000 USD'],
    ['up to 1.2m', 'sale', ' | ..1200000 USD'],
    ['двокімнатна до 20 тис з балконом', 'rent', 'балконом | ..20000 UAH'],
    ['оренда до 20 тис', null, ' | ..20000 UAH'],
  ] as const)('%j (%s) is %j', (typed, type, understood) => {
    expect(format(typed, type)).toBe(understood)
  })

  it.each([
    ['до 20 тис', null],
    ['до 500', null],
    ['вул. Шевченка 12', 'rent'],
    ['Шевченка 12, 500', 'rent'],
    ['від 2015 року', 'rent'],
    ['ціна', 'rent'],
    ['under 500 m from a park', 'rent'],
    ['over 100 meters', 'rent'],
    ['до 300 метрів', 'rent'],
    ['до 60 м²', 'rent'],
    ['від 50 кв. м', 'sale'],
    ['до 10 хв від метро', 'rent'],
    ['до 5 поверху', 'sale'],
    ['"до 20 тис" Київ', 'rent'],
    ['Київ -20тис', 'rent'],
    ['120 к', 'sale'],
    ['50m', 'sale'],
    ['50000', 'sale'],
    ['Квартал 95', 'rent'],
    ['+380 44 000 00 01', 'rent'],
  ] as const)('%j (%s) stays as it is', (typed, type) => {
    expect(understandText(typed, type)).toEqual({ text: typed, type: null, rooms: [] })
  })
})

const anyTyped = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'від до не більше 20 тис 1,2 млн 18 500 грн у.о. $ - — , "двір" -сад 2к двокімнатна оренда Київ к'.split(
          ' ',
        ),
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    ),
    { maxLength: 12 },
  )
  .chain((parts) => fc.constantFrom(parts.join(' '), parts.join('')))
const anyType = fc.constantFrom(null, 'sale' as const, 'rent' as const)

it('of any text keeps quotes and gives whole amounts in order', () => {
  fc.assert(
    fc.property(anyTyped, anyType, (typed, type) => {
      const { text, price } = understandText(typed, type)
      expect(text.length).toBeLessThanOrEqual(typed.length)
      for (const bound of [price?.min ?? 0, price?.max ?? 0])
        expect(Number.isSafeInteger(bound) && bound >= 0).toBe(true)
      expect(price?.min ?? 0).toBeLessThanOrEqual(price?.max ?? Number.POSITIVE_INFINITY)
      expect(understandText(`"${typed.replace(/["“”„«»]/g, '')}"`, type).price).toBeUndefined()
    }),
    { numRuns: 2_000 },
  )
})

it('a text without numbers, deals and words for homes is searched as it is', () => {
  const word = fc.constantFrom('балкон', 'Поділ', 'Sykhiv', 'від', 'млн', 'грн', 'під', 'парк')
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), anyType, (words, type) => {
      expect(understandText(words.join(' '), type).text).toBe(words.join(' '))
    }),
  )
})

it('takes linear time for any text', () => {
  for (const part of ['1 ', '111 ', '1,111', 'до ', 'від 1 до ', '$', '2-', '1 тис', 'не '])
    expect(understandText(part.repeat(50_000), 'rent').rooms).toEqual([])
})
