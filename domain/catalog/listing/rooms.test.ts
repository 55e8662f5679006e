import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatRooms } from '#domain/catalog/listing/present/en.ts'
import { matchesRoomOption } from '#test/catalog/search/reference-search.ts'
import { parseRooms, ROOM_OPTIONS } from './rooms.ts'

describe('parseRooms', () => {
  it.each([
    ['4 rooms', 4],
    ['1 room', 1],
    ['12 rooms', 12],
    ['3', 3],
    ['4+', 4],
    ['2-room flat', 2],
    ['2.5 rooms', 2],
    [' 2 rooms', 2],
    ['0 rooms', 0],
    ['', 0],
    ['studio', 0],
    ['rooms: 3', 0],
  ])('counts %j as %i', (text, rooms) => {
    expect(parseRooms(text)).toBe(rooms)
  })

  it('reads what formatRooms writes', () => {
    fc.assert(
      fc.property(fc.nat(), (rooms) => {
        expect(parseRooms(formatRooms(rooms))).toBe(rooms)
      }),
    )
  })
})

describe('matchesRoomOption', () => {
  it.each([
    [0, []],
    [1, ['1']],
    [2, ['2']],
    [3, ['3']],
    [4, ['4+']],
    [5, ['4+']],
    [12, ['4+']],
    [256, ['4+']],
  ])('matches %i rooms with %j', (rooms, options) => {
    expect(ROOM_OPTIONS.filter((option) => matchesRoomOption(option, rooms))).toEqual(options)
  })
})

it('formatRooms distinguishes one from many', () => {
  expect([0, 1, 2].map(formatRooms)).toEqual(['0 rooms', '1 room', '2 rooms'])
})
