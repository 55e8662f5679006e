import { describe, expect, it } from 'vitest'
import type { FeedProfile } from './feed-profile.ts'
import { createRecordReader, getProfileColumns, getProfileFields } from './record-reader.ts'

const PROFILE: FeedProfile = {
  columns: {
    agentPhone: { first: ['Моб', 'Тел'] },
    key: 'Код',
    address: ['Вулиця', 'Будинок'],
    type: 'Ринок',
    images: 'Фото',
  },
  patterns: { Поверх: ['{floor}/{floors}', '{floor}'] },
  constants: { currency: 'UAH', type: 'rent' },
  values: { type: { Вторинний: 'sale' } },
}

const readRow = (row: Record<string, unknown>) => createRecordReader(PROFILE)((name) => row[name])

describe('a profile', () => {
  it.each([
    [{ Тел: '2' }, { agentPhone: '2', currency: 'UAH', type: 'rent' }],
    [
      { Тел: '2', Моб: '1' },
      { agentPhone: '1', currency: 'UAH', type: 'rent' },
    ],
    [{ Код: 'a' }, { key: 'a', currency: 'UAH', type: 'rent' }],
    [{ Ринок: ' вторинний ' }, { currency: 'UAH', type: 'sale' }],
    [{ Ринок: 'новий' }, { currency: 'UAH', type: 'новий' }],
    [
      { Вулиця: 'Сумська', Будинок: 12 },
      { address: 'Сумська, 12', currency: 'UAH', type: 'rent' },
    ],
    [
      { Вулиця: '', Будинок: '12' },
      { address: '12', currency: 'UAH', type: 'rent' },
    ],
    [{ Поверх: '5/9' }, { floor: '5', floors: '9', currency: 'UAH', type: 'rent' }],
    [{ Поверх: 5 }, { floor: '5', currency: 'UAH', type: 'rent' }],
    [{ Фото: ['a', 'b'] }, { images: ['a', 'b'], currency: 'UAH', type: 'rent' }],
  ])('reads %j as %j', (row, record) => {
    expect(readRow(row)).toEqual(record)
  })

  it('lists its columns, and those of each field that the source has', () => {
    expect([...getProfileColumns(PROFILE)]).toEqual([
      'Моб',
      'Тел',
      'Код',
      'Вулиця',
      'Будинок',
      'Ринок',
      'Фото',
      'Поверх',
    ])
    const fields = getProfileFields(PROFILE, (name) => !['Фото', 'Будинок', 'Моб'].includes(name))
    expect(Object.fromEntries(fields)).toEqual({
      currency: 'currency',
      type: 'Ринок',
      floor: 'Поверх',
      floors: 'Поверх',
      agentPhone: 'Тел',
      key: 'Код',
      address: 'Вулиця',
    })
  })
})
