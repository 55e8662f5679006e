import { expect, it } from 'vitest'
import { backToListing } from './last-opened.ts'

it.each([
  ['14 Shovkovychna Street, Lypky, Kyiv', 'Back to 14 Shovkovychna Street'],
  ['Lviv, 3 Virmenska Street', 'Back to Lviv, 3 Virmenska Street'],
  ['Kyiv', 'Back to Kyiv'],
])('the button to the card of %j says %j', (streetAddress, text) => {
  expect(backToListing(streetAddress)).toBe(text)
})
