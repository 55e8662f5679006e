import { expect, it } from 'vitest'
import { home, problems, restored } from '#test/feeds/feed-home.ts'

it('keeps the texts of a home with our type and id unchanged', () => {
  const { key, listing: entry } = restored({
    key: undefined,
    type: 'rent',
    id: 7,
    price: '1450 k',
    address: ' x ',
    city: 'Lviv',
    agentPortrait: '/pictures/a.svg',
    rooms: 'studio',
    area: '12.345',
  })
  expect(key).toBeNull()
  expect(entry).toMatchObject({
    type: 'rent',
    id: 7,
    price: 1_450_000,
    priceUnit: 1_000,
    address: ' x ',
  })
  expect(entry).toMatchObject({ rooms: 0, roomsText: 'studio', area: 12.345 })
})

it('uses our type and id only when restoring homes', () => {
  const claim = { key: undefined, type: 'sale', id: 7, status: 'Closed' }
  expect(problems(claim)).toMatchObject([{ field: 'id', found: '7' }])
  expect(home({ ...claim, status: '', key: '7' }).key).toBe('7')
})

it('neither adds nor withdraws a home whose key is too long', () => {
  for (const field of ['key', 'id']) {
    const key = { key: undefined, [field]: 'k'.repeat(201), status: 'Closed' }
    expect(problems(key)).toMatchObject([{ field, expected: 'at most 200 characters' }])
  }
})

it("uses an id without our type as the feed's key", () => {
  expect(home({ key: undefined, id: 'x7' }).key).toBe('x7')
})
