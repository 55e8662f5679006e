import { expect, it } from 'vitest'
import { OFFER_STATES } from '#domain/offer/state.ts'
import { listStillAgreed } from './still-agreed.ts'

const own = { id: 'own', home: { type: 'rent', id: 7 } } as const
const ALL = [
  own,
  { id: 'another home', home: { type: 'rent', id: 8 } },
  { id: 'another market', home: { type: 'sale', id: 7 } },
] as const

it.each(OFFER_STATES)('names viewings of a home that is %s, unless visitors see it', (state) => {
  expect(listStillAgreed(ALL, { state, listing: own.home })).toEqual(
    state === 'published' ? [] : [own],
  )
})

it('names none of a home that was never shown', () => {
  expect(listStillAgreed(ALL, { state: 'draft', listing: null })).toEqual([])
})
