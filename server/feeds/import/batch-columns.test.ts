import { expect, it } from 'vitest'
import { SALE_LISTINGS } from '#content/sample-listings/sale.ts'
import { toRow } from '#server/catalog/listing/rows.ts'
import { CONTENT_COLUMNS } from './upsert/batch-columns.ts'

it('a feed sets what a listing says, and nothing else', () => {
  const [listing] = SALE_LISTINGS
  if (listing === undefined) throw new Error('There is no sample.')
  const now = new Date()
  const row = toRow(listing, { publishedAt: now, updatedAt: now })
  const { type: _type, id: _id, publishedAt: _published, updatedAt: _updated, ...content } = row
  expect(CONTENT_COLUMNS.toSorted()).toEqual(Object.keys(content).toSorted())
})
