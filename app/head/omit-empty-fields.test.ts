import { expect, it } from 'vitest'
import { deleteEmptyFields } from './omit-empty-fields.ts'

it('removes empty and blank fields, and keeps the others', () => {
  const formData = new FormData()
  for (const [name, value] of [
    ['type', 'sale'],
    ['q', ' \u00a0'],
    ['priceMin', ''],
    ['rooms', '1'],
    ['rooms', '2'],
  ] as const) {
    formData.append(name, value)
  }
  deleteEmptyFields(formData)
  expect([...formData]).toEqual([
    ['type', 'sale'],
    ['rooms', '1'],
    ['rooms', '2'],
  ])
})
