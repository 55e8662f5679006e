import { getTableColumns } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { listings } from '#server/db/schema/listings.ts'
import { BATCH_COLUMNS } from './upsert/batch-columns.ts'

/** What only the server decides of a listing. */
const OURS = [
  'owner',
  'isLate',
  'realtorVerified',
  'verifiedWhat',
  'verifiedBy',
  'verifiedOn',
  'verifiedUntil',
  'status',
  'updatedAt',
  'deletedAt',
  'importedAt',
]

it('every column of a listing is given by the feed or is ours', () => {
  expect([...BATCH_COLUMNS, ...OURS].toSorted()).toEqual(
    Object.keys(getTableColumns(listings)).toSorted(),
  )
})
