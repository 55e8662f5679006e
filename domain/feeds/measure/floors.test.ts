import { expect, it } from 'vitest'
import { splitFloors } from './floors.ts'

it.each([
  ['5/9', 5, 9],
  ['-1 / 9', -1, 9],
  ['5 з 9', 5, 9],
  ['5 поверх з 9', 5, 9],
  ['5 из 9 этажей', 5, 9],
  ['3 of 4', 3, 4],
  ['9/3', 9, 3],
])('reads the floor and the floors of %j', (text, floor, floors) => {
  expect(splitFloors(text)).toEqual({ floor, floors })
})

it.each(['5', '5/9/16', '5з', '9-May', '12.05.2024', ''])('finds no two floors in %j', (text) => {
  expect(splitFloors(text)).toBeNull()
})
