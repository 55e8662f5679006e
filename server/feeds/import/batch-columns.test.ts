import { getTableColumns } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { listings } from '#server/catalog/tables.ts'
import { BATCH_COLUMNS } from './upsert/batch-columns.ts'

/** Columns that only the server sets. */
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

it('every column of a listing is set by the feed or by us', () => {
  expect([...BATCH_COLUMNS, ...OURS].toSorted()).toEqual(
    Object.keys(getTableColumns(listings)).toSorted(),
  )
})
