import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RENT_LISTINGS } from '#content/sample-listings/rent.ts'
import { SALE_LISTINGS } from '#content/sample-listings/sale.ts'
import { seedCatalog } from '#server/catalog/listing/seed/commands.ts'
import { listings } from '#server/catalog/tables.ts'
import { createAccount } from '#server/people/account/commands.ts'
import { findAccountByUid } from '#server/people/account/queries.ts'
import { rotateSigningKeys } from '#server/people/identity/token/signing-keys.ts'
import {
  appliedMigrations,
  applyMigrations,
  knownMigrations,
} from '#server/platform/db/migration-steps.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing } from '#test/catalog/saved-listings.ts'
import { bareDatabase } from '#test/database/database.ts'
import {
  createArchive,
  createArchiveFromLines,
  readLines,
  restoreBuffer,
} from '#test/operations/archive.ts'
import { NOW, ORPHAN, setUpArchivedSite } from '#test/operations/archived-site.ts'

const site = setUpArchivedSite()

const isRestored = async () => (await findAccountByUid(site.database.orm, site.uid)) !== null

describe('into a database after the first start of a site', () => {
  it('everything is restored, replacing the samples and the key', async () => {
    await seedCatalog(site.database.orm, [...SALE_LISTINGS, ...RENT_LISTINGS], { now: NOW })
    await rotateSigningKeys(site.database.orm, NOW)
    const closing = await restoreBuffer(site.archive, site.database, site.folder)
    expect(closing).toMatchObject({ rows: { accounts: 1, listings: 1, signing_keys: 0 }, files: 1 })
    expect(await isRestored()).toBe(true)
    const { rows } = await site.database.pool.query(
      `select (select array_agg(id) from listings) as homes,
        (select count(*) from signing_keys) as keys`,
    )
    expect(rows).toEqual([{ homes: [500], keys: 0 }])
    expect(readdirSync(join(site.folder, 'outbox'))).toEqual(['old.eml'])
    expect(readdirSync(site.folder)).toEqual(['outbox'])
  })
})

describe('over existing data', () => {
  async function fill(): Promise<string> {
    const account = await createAccount(site.database.orm, { email: 'ivan@example.com' }, NOW)
    await seedCatalog(site.database.orm, SALE_LISTINGS, { now: NOW })
    await saveListing(site.database.orm, catalogListing({ id: 2 }), { now: NOW })
    mkdirSync(join(site.folder, 'outbox'))
    writeFileSync(join(site.folder, 'outbox/new.eml'), 'new')
    return account?.uid ?? ''
  }

  it('it is refused with a list of what would be lost', async () => {
    const other = await fill()
    await expect(restoreBuffer(site.archive, site.database, site.folder)).rejects.toThrow(
      'There is something already: 1 row of accounts, 1 home beside the samples, 1 file. Restore into an empty database and data folder, or say --replace to lose it.',
    )
    expect(await isRestored()).toBe(false)
    expect(await findAccountByUid(site.database.orm, other)).not.toBeNull()
    expect(readdirSync(join(site.folder, 'outbox'))).toEqual(['new.eml'])
  })

  it('it replaces all data if requested', async () => {
    const other = await fill()
    await restoreBuffer(site.archive, site.database, site.folder, { replace: true })
    expect(await isRestored()).toBe(true)
    expect(await findAccountByUid(site.database.orm, other)).toBeNull()
    expect(readdirSync(join(site.folder, 'outbox'))).toEqual(['old.eml'])
  })

  it.each([
    ['cut off', (lines: string[]) => lines.slice(0, -2), 'ends after line'],
    [
      'changed',
      (lines: string[]) => lines.with(1, (lines[1] ?? '').replace('ol', 'ok')),
      'damaged',
    ],
    [
      'made by hand, with a value that is none',
      (lines: string[]) => lines.with(1, (lines[1] ?? '').replace('"false"', '"perhaps"')),
      'Lines 2 to 2 cannot be stored in the table accounts: invalid input syntax for type boolean',
    ],
  ])('nothing changes if the archive is %s', async (_what, change, sentence) => {
    const other = await fill()
    const broken = createArchiveFromLines(change(readLines(site.archive)))
    await expect(
      restoreBuffer(broken, site.database, site.folder, { replace: true }),
    ).rejects.toThrow(sentence)
    expect(await findAccountByUid(site.database.orm, other)).not.toBeNull()
    expect(await site.database.orm.$count(listings)).toBe(9)
    expect(readdirSync(site.folder)).toEqual(['outbox'])
    expect(readdirSync(join(site.folder, 'outbox'))).toEqual(['new.eml'])
    // The foreign keys are enforced again.
    await expect(site.database.pool.query(ORPHAN)).rejects.toThrow('foreign key')
  })
})

describe('an archive of another version', () => {
  it('is refused before anything changes, if it is newer', async () => {
    const [header = '', ...rest] = readLines(site.archive)
    const { migrations, ...others } = JSON.parse(header)
    const newer = JSON.stringify({ ...others, migrations: [...migrations, 9e15] })
    await expect(
      restoreBuffer(createArchiveFromLines([newer, ...rest]), site.database, site.folder),
    ).rejects.toThrow(
      'The archive was made by Homiq 1.2.3, whose tables are newer than those of this version (line 1 names a migration that it does not know). Restore with that version or a newer one.',
    )
  })

  it('is restored as it was and migrated, if it is older', async () => {
    const old = await bareDatabase()
    const client = await old.pool.connect()
    const [first, second, ...later] = knownMigrations()
    if (first === undefined || second === undefined) throw new Error('There are too few.')
    await applyMigrations(client, [first, second])
    await client.query(`
      insert into accounts (uid, email, email_key, created_at, last_sign_in_at)
      values ('u1', 'a@example.com', 'a@example.com', now(), now())`)
    client.release()
    const older = await createArchive(old, site.folder)
    await old.close()

    // Into a current database that has more tables.
    await restoreBuffer(older, site.database, site.folder)
    const { rows } = await site.database.pool.query('select uid, disabled from accounts')
    expect(rows).toEqual([{ uid: 'u1', disabled: false }])
    const today = await site.database.pool.connect()
    expect(await appliedMigrations(today)).toEqual(
      [first, second, ...later].map(({ folderMillis }) => folderMillis),
    )
    today.release()
    // Newer tables exist and are empty.
    await site.database.pool.query('select nextval($1)', ['listing_id'])
    expect((await site.database.pool.query('select from account_roles')).rowCount).toBe(0)
    await expect(site.database.pool.query(ORPHAN)).rejects.toThrow('foreign key')
  })

  it('is restored into a database without any tables, too', async () => {
    const bare = await bareDatabase()
    await restoreBuffer(site.archive, bare, site.folder)
    expect(await findAccountByUid(bare.orm, site.uid)).not.toBeNull()
    await bare.close()
  })

  it('is refused by a database that is newer than this version', async () => {
    await site.database.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('h', 9e15)`,
    )
    await expect(restoreBuffer(site.archive, site.database, site.folder)).rejects.toThrow(
      'made by a newer version',
    )
    await site.database.pool.query(
      'delete from drizzle.__drizzle_migrations where created_at = 9e15',
    )
  })
})

it.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  'is refused while a server uses the PostgreSQL',
  async () => {
    const other = await site.database.pool.connect()
    const again = site.database.pool.connect()
    const busy = await again
    await expect(restoreBuffer(site.archive, site.database, site.folder)).rejects.toThrow(
      /^A server, or another command, uses this database over [23] connections: stop it, restore, and start it again\.$/,
    )
    other.release(true)
    busy.release(true)
  },
)
