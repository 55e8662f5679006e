import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { createAccount } from '#server/people/account/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing } from '#test/catalog/saved-listings.ts'
import { freshDatabase } from '#test/database/database.ts'
import { newFolder } from '#test/database/embedded-template.ts'
import { createArchive } from './archive.ts'

export const NOW = new Date('2026-11-22T10:00:00Z')

/** Violates a foreign key. */
export const ORPHAN = `insert into account_providers values ('google.com', 's', 'nobody', 'a@b.c')`

/** Fixture of the restore tests. Hooks set the fields, so read them only inside a test. */
export interface ArchivedSite {
  readonly database: Database
  /** A new empty folder for each test. */
  readonly folder: string
  /** Archive of a site with one account, a listing of that account and one undelivered mail. */
  readonly archive: Buffer
  readonly uid: string
}

/** Registers hooks that create the fixture and empty its database before each test. */
export function setUpArchivedSite(): ArchivedSite {
  const site = {} as { -readonly [Field in keyof ArchivedSite]: ArchivedSite[Field] }
  let dataDir: string
  beforeAll(async () => {
    site.database = await freshDatabase()
    dataDir = newFolder()
    const { orm } = site.database
    const account = await createAccount(orm, { email: 'olena@example.com', passwordHash: 'x' }, NOW)
    site.uid = account?.uid ?? ''
    await saveListing(orm, catalogListing({ id: 500 }), { now: NOW, owner: site.uid })
    mkdirSync(join(dataDir, 'outbox'))
    writeFileSync(join(dataDir, 'outbox/old.eml'), 'old')
    site.archive = await createArchive(site.database, dataDir)
  })
  afterAll(async () => {
    await site.database.close()
    rmSync(dataDir, { recursive: true })
  })
  beforeEach(async () => {
    site.folder = newFolder()
    await site.database.pool.query(
      'truncate accounts, listings, signing_keys, account_roles cascade',
    )
  })
  afterEach(() => rmSync(site.folder, { recursive: true }))
  return site
}
