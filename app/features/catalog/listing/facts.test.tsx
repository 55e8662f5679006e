import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Listing, listingSchema } from '#domain/catalog/listing/listing.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { CardFacts } from './card/listing-card.tsx'
import { Facts } from './facts.tsx'

const COMPLETE = listingSchema.parse(catalogListing())
const { currentFloor, totalFloor, heatingSystem, yearofConstruction, wallType, ...rest } = COMPLETE
const { isRenovation, Realtor, ...UNSTATED } = rest

const readFacts = (html: string) =>
  [...html.matchAll(/<\/svg>(.*?)<\/li>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''))
const facts = (listing: Listing) => readFacts(renderToStaticMarkup(<Facts listing={listing} />))
const cardFacts = (listing: Listing) =>
  readFacts(renderToStaticMarkup(<CardFacts listing={listing} />))

it('says everything that is stated', () => {
  expect(facts(COMPLETE)).toEqual([
    '74.5 m²',
    '3 rooms',
    'Floor 4 of 9',
    'Heating Central',
    '1987 year of construction',
    'Walls Brick',
    'Renovated',
  ])
  expect(cardFacts(COMPLETE)).toEqual(['3 rooms', '74.5 m²', 'Floor 4 of 9', 'Renovated'])
})

it('leaves out what is not stated', () => {
  expect(facts(UNSTATED)).toEqual(['74.5 m²', '3 rooms'])
  expect(cardFacts(UNSTATED)).toEqual(['3 rooms', '74.5 m²'])
})

it('states as much of the condition as is known', () => {
  const html = renderToStaticMarkup(<Facts listing={UNSTATED} condition="Needs renovation" />)
  expect(readFacts(html)).toEqual(['74.5 m²', '3 rooms', 'Needs renovation'])
})

it('names the metro station and the residential complex', () => {
  const near = { metro: 'Золоті ворота', complex: 'Panorama' }
  const html = renderToStaticMarkup(<Facts listing={UNSTATED} {...near} />)
  expect(readFacts(html)).toEqual([
    '74.5 m²',
    '3 rooms',
    'Metro station Золоті ворота',
    'Residential complex Panorama',
  ])
})

it.each([
  [{ currentFloor }, 'Floor 4'],
  [{ totalFloor }, '9-floor building'],
  [{ isRenovation: false }, 'Not renovated'],
])('facts %o are shown as %j', (stated, text) => {
  expect(facts({ ...UNSTATED, ...stated })).toEqual(['74.5 m²', '3 rooms', text])
})
