import { describe, expect, it } from 'vitest'
import { understandText } from './understand-text.ts'

describe('a search text', () => {
  it.each([
    ['Kyiv 2 rooms', 'Kyiv', ['2']],
    ['2-кімнатна Київ', 'Київ', ['2']],
    ['2 кімнатна квартира, Київ', 'Київ', ['2']],
    ['двокімнатна квартира у Львові', 'Львові', ['2']],
    ['двухкомнатная Одесса', 'Одесса', ['2']],
    ['однокімнатну біля парку', 'біля парку', ['1']],
    ['трёхкомнатная', '', ['3']],
    ['чотирикімнатна Поділ', 'Поділ', ['4+']],
    ['однушка Київ', 'Київ', ['1']],
    ['двушку Днепр', 'Днепр', ['2']],
    ['трешка', '', ['3']],
    ['2к Київ', 'Київ', ['2']],
    ['3-к. кв. Київ', 'Київ', ['3']],
    ['2 к. квартира', '', ['2']],
    ['5 rooms', '', ['4+']],
    ['1-3 rooms, Odesa', 'Odesa', ['1', '2', '3']],
    ['2, 3 кімнати', '', ['2', '3']],
    ['two-room flat', '', ['2']],
    ['2 pokoje Lwów', 'Lwów', ['2']],
    ['3 Zimmer Lwiw', 'Lwiw', ['3']],
  ])('%j asks for %j and rooms %j', (typed, text, rooms) => {
    expect(understandText(typed)).toMatchObject({ text, rooms })
  })

  it.each([
    ['оренда квартири Київ', 'Київ', 'rent'],
    ['квартира в оренду, Київ', 'Київ', 'rent'],
    ['аренда Киев', 'Киев', 'rent'],
    ['зняти квартиру Львів', 'Львів', 'rent'],
    ['apartment for rent in Odesa', 'Odesa', 'rent'],
    ['flats to let near the sea', 'near the sea', 'rent'],
    ['buy apartment Odesa', 'Odesa', 'sale'],
    ['купити квартиру Київ', 'Київ', 'sale'],
    ['продаж квартир Поділ', 'Поділ', 'sale'],
    ['homes for sale', '', 'sale'],
    ['куплю або зніму Київ', 'або Київ', null],
    ['apartment Kyiv', 'Kyiv', null],
  ])('%j asks for %j and the deal %j', (typed, text, type) => {
    expect(understandText(typed)).toEqual({ text, type, rooms: [] })
  })

  it.each([
    '',
    'Kyiv',
    '"2 rooms" Kyiv',
    'Kyiv -квартира',
    'вул. Шевченка, 12 Київ',
    'Rentier Street',
    'Квартал 95',
    '120 к',
    'Мала Житомирська',
    'room with a view',
    'Сагайдачного 22-к2',
    'New  York, ',
    '50 кв. м',
    'найменша',
  ])('%j stays as it is', (typed) => {
    expect(understandText(typed)).toEqual({ text: typed, type: null, rooms: [] })
  })
})

it('takes linear time for any text', () => {
  for (const part of ['2-', 'a ', '"', 'for ', ', ', '2 к'])
    expect(understandText(part.repeat(50_000)).rooms.length).toBeLessThan(5)
})
