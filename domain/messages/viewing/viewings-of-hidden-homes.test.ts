import { expect, it } from 'vitest'
import { OFFER_STATES } from '#domain/homes/offer/lifecycle/state.ts'
import { listViewingsOfHiddenHomes } from './viewings-of-hidden-homes.ts'

const own = { id: 'own', home: { type: 'rent', id: 7 } } as const
const ALL = [
  own,
  { id: 'another home', home: { type: 'rent', id: 8 } },
  { id: 'another market', home: { type: 'sale', id: 7 } },
] as const

it.each(OFFER_STATES)(
  'lists viewings of a home that is %s, unless it is or will be shown',
  (state) => {
    const isComing = state === 'published' || state === 'waiting' || state === 'draft'
    expect(listViewingsOfHiddenHomes(ALL, { state, listing: own.home })).toEqual(
      isComing ? [] : [own],
    )
  },
)

it('lists no viewings of a home that was never shown', () => {
  expect(listViewingsOfHiddenHomes(ALL, { state: 'removed', listing: null })).toEqual([])
})
