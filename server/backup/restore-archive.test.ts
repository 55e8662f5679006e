import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RENT_LISTINGS } from '#content/sample-listings/rent.ts'
import { SALE_LISTINGS } from '#content/sample-listings/sale.ts'
import { createAccount } from '#server/account/commands.ts'
import { accountByUid } from '#server/account/queries.ts'
import type { Database } from '#server/db/open.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { listings } from '#server/db/schema/listings.ts'
import { seedCatalogue } from '#server/db/seed.ts'
import { rotateSigningKeys } from '#server/identity/signing-keys.ts'
import { saveListing } from '#server/listing/commands.ts'
import { archiveOf, archiveOfLines, linesIn, restored } from '#test/archive.ts'
import { catalogueEntry } from '#test/catalogue-entry.ts'
import { bareDatabase, freshDatabase } from '#test/database.ts'
import { newFolder } from '#test/embedded-template.ts'
import { appliedMigrations, applyMigrations, knownMigrations } from '../db/migration-steps.ts'
import { ArchiveError } from './archive-error.ts'
import { checkArchive } from './check-archive.ts'
import { readArchive } from './read-archive.ts'

const now = new Date('2026-11-22T10:00:00Z')

let database: Database
let dataDir: string
let folder: string
/** Of a site with one account, a home of its own and a message that was not delivered. */
let archive: Buffer
let uid: string
beforeAll(async () => {
  database = await freshDatabase()
  dataDir = newFolder()
  const account = await createAccount(
    database.orm,
    { email: 'olena@example.com', passwordHash: 'x' },
    now,
  )
  uid = account?.uid ?? ''
  await saveListing(database.orm, catalogueEntry({ id: 500 }), { now, owner: uid })
  mkdirSync(join(dataDir, 'outbox'))
  writeFileSync(join(dataDir, 'outbox/old.eml'), 'old')
  archive = await archiveOf(database, dataDir)
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})
beforeEach(async () => {
  folder = newFolder()
  await database.pool.query('truncate accounts, listings, signing_keys, account_roles cascade')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Refused wherever references are kept to. */
const ORPHAN = `insert into account_providers values ('google.com', 's', 'nobody', 'a@b.c')`

const isRestored = async () => (await accountByUid(database.orm, uid)) !== null

describe('into a database that a site was only started on', () => {
  it('everything is restored, in the place of the samples and the key', async () => {
    await seedCatalogue(database.orm, [...SALE_LISTINGS, ...RENT_LISTINGS], { now })
    await rotateSigningKeys(database.orm, now)
    const closing = await restored(archive, database, folder)
    expect(closing).toMatchObject({ rows: { accounts: 1, listings: 1, signing_keys: 0 }, files: 1 })
    expect(await isRestored()).toBe(true)
    const { rows } = await database.pool.query(
      `select (select array_agg(id) from listings) as homes,
        (select count(*) from signing_keys) as keys`,
    )
    expect(rows).toEqual([{ homes: [500], keys: 0 }])
    expect(readdirSync(join(folder, 'outbox'))).toEqual(['old.eml'])
    expect(readdirSync(folder)).toEqual(['outbox'])
  })
})

describe('where something is already', () => {
  async function fill(): Promise<string> {
    const account = await createAccount(database.orm, { email: 'ivan@example.com' }, now)
    await seedCatalogue(database.orm, SALE_LISTINGS, { now })
    await saveListing(database.orm, catalogueEntry({ id: 2 }), { now })
    mkdirSync(join(folder, 'outbox'))
    writeFileSync(join(folder, 'outbox/new.eml'), 'new')
    return account?.uid ?? ''
  }

  it('it is refused, and says what would be lost', async () => {
    const other = await fill()
    await expect(restored(archive, database, folder)).rejects.toThrow(
      'There is something already: 1 row of accounts, 1 home beside the samples, 1 file. Restore into an empty database and data folder, or say --replace to lose it.',
    )
    expect(await isRestored()).toBe(false)
    expect(await accountByUid(database.orm, other)).not.toBeNull()
    expect(readdirSync(join(folder, 'outbox'))).toEqual(['new.eml'])
  })

  it('it takes the place of all that when it is told to', async () => {
    const other = await fill()
    await restored(archive, database, folder, { replace: true })
    expect(await isRestored()).toBe(true)
    expect(await accountByUid(database.orm, other)).toBeNull()
    expect(readdirSync(join(folder, 'outbox'))).toEqual(['old.eml'])
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
  ])('nothing changes when the archive is %s', async (_what, change, sentence) => {
    const other = await fill()
    const broken = archiveOfLines(change(linesIn(archive)))
    await expect(restored(broken, database, folder, { replace: true })).rejects.toThrow(sentence)
    expect(await accountByUid(database.orm, other)).not.toBeNull()
    expect(await database.orm.$count(listings)).toBe(9)
    expect(readdirSync(folder)).toEqual(['outbox'])
    expect(readdirSync(join(folder, 'outbox'))).toEqual(['new.eml'])
    // References are kept to again.
    await expect(database.pool.query(ORPHAN)).rejects.toThrow('foreign key')
  })
})

describe('an archive of another version', () => {
  it('that is newer is refused, before anything changes', async () => {
    const [header = '', ...rest] = linesIn(archive)
    const { migrations, ...others } = JSON.parse(header)
    const newer = JSON.stringify({ ...others, migrations: [...migrations, 9e15] })
    await expect(restored(archiveOfLines([newer, ...rest]), database, folder)).rejects.toThrow(
      'The archive was made by Homiq 1.2.3, whose tables are newer than those of this version (line 1 names a migration that it does not know). Restore with that version or a newer one.',
    )
  })

  it('that is older is restored as it was, and brought up to date', async () => {
    const old = await bareDatabase()
    const client = await old.pool.connect()
    const [first, second, ...later] = knownMigrations()
    if (first === undefined || second === undefined) throw new Error('There are too few.')
    await applyMigrations(client, [first, second])
    await client.query(`
      insert into accounts (uid, email, email_key, created_at, last_sign_in_at)
      values ('u1', 'a@example.com', 'a@example.com', now(), now())`)
    client.release()
    const older = await archiveOf(old, folder)
    await old.close()

    // Into a database of today that has more than that.
    await restored(older, database, folder)
    const { rows } = await database.pool.query('select uid, disabled from accounts')
    expect(rows).toEqual([{ uid: 'u1', disabled: false }])
    const today = await database.pool.connect()
    expect(await appliedMigrations(today)).toEqual(
      [first, second, ...later].map(({ folderMillis }) => folderMillis),
    )
    today.release()
    // Tables that came later are there, and empty.
    await database.pool.query('select nextval($1)', ['listing_id'])
    expect((await database.pool.query('select from account_roles')).rowCount).toBe(0)
    await expect(database.pool.query(ORPHAN)).rejects.toThrow('foreign key')
  })

  it('is restored into a database without any tables, too', async () => {
    const bare = await bareDatabase()
    await restored(archive, bare, folder)
    expect(await accountByUid(bare.orm, uid)).not.toBeNull()
    await bare.close()
  })

  it('does not go into a database that is newer than this version', async () => {
    await database.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('h', 9e15)`,
    )
    await expect(restored(archive, database, folder)).rejects.toThrow('made by a newer version')
    await database.pool.query('delete from drizzle.__drizzle_migrations where created_at = 9e15')
  })
})

describe('what has no place', () => {
  it.each([
    '../a',
    'outbox/../../a',
    '/etc/a',
    'postgres/PG_VERSION',
    'outbox',
    'outbox\\\\..\\\\a',
  ])('is a file like %s', async (path) => {
    const lines = linesIn(archive).map((line) => line.replaceAll('outbox/old.eml', path))
    await expect(restored(archiveOfLines(lines), database, folder)).rejects.toThrow(
      /has the file ".*", which has no place in a data folder/,
    )
    expect(readdirSync(folder)).toEqual([])
  })

  it('is a table or a column that this version lacks', async () => {
    const [header = '', ...rest] = linesIn(archive)
    const more = header.replace('{"name":"accounts"', '{"name":"made_up","columns":[]},$&')
    await expect(restored(archiveOfLines([more, ...rest]), database, folder)).rejects.toThrow(
      'The archive has a table that this database lacks: made_up.',
    )
    const other = header.replace('"email_key"', '"email_key","made_up"')
    await expect(restored(archiveOfLines([other, ...rest]), database, folder)).rejects.toThrow(
      'The archive has a column that this database lacks: made_up of accounts.',
    )
  })
})

describe('an archive that was made by hand', () => {
  type Header = ReturnType<typeof JSON.parse>
  const changed = (change: (header: Header) => void, keep = (_line: string) => true) => {
    const [first = '', ...rest] = linesIn(archive)
    const header = JSON.parse(first)
    change(header)
    const lines = [JSON.stringify(header), ...rest.slice(0, -1).filter(keep)].join('\n')
    const { rows, files } = JSON.parse(rest.at(-1) ?? '')
    for (const name of Object.keys(rows)) rows[name] = lines.split(`{"table":"${name}",`).length - 1
    const sha256 = createHash('sha256').update(`${lines}\n`).digest('hex')
    return archiveOfLines([lines, JSON.stringify({ rows, files, sha256 })])
  }
  const ofAccounts = ({ name }: { name: string }) => name === 'accounts'

  it.each<[string, (header: Header) => void, string]>([
    [
      'a table of PostgreSQL itself',
      (header) => header.tables.push({ name: 'pg_authid', columns: ['rolname'] }),
      'The archive has a table that this database lacks: pg_authid.',
    ],
    [
      'a sequence of another schema',
      (header) =>
        header.sequences.push({
          name: '__drizzle_migrations_id_seq',
          lastValue: '1',
          isCalled: true,
        }),
      'The archive has a sequence that this database lacks: __drizzle_migrations_id_seq.',
    ],
    [
      'no accounts',
      (header) => header.tables.splice(header.tables.findIndex(ofAccounts), 1),
      'The archive lacks the table accounts: it is no whole backup. Use another copy of it, or an older backup.',
    ],
    [
      'accounts without addresses',
      (header) => header.tables.find(ofAccounts).columns.splice(1, 1),
      'The archive lacks the column email of accounts: it is no whole backup.',
    ],
    [
      'a table twice',
      (header) => header.tables.push(header.tables.find(ofAccounts)),
      'Line 1 of the archive is not how a backup of Homiq begins: it is no whole backup.',
    ],
    [
      'no sequence',
      (header) => Object.assign(header, { sequences: [] }),
      'lacks the sequence listing_id',
    ],
    [
      'no migrations',
      (header) => Object.assign(header, { migrations: [] }),
      'Line 1 of the archive is not how',
    ],
    [
      'a sequence that ends beyond it',
      (header) => Object.assign(header.sequences[0], { lastValue: '99999999999' }),
      'The database does not take it: setval: value 99999999999 is out of bounds',
    ],
  ])('is refused with %s, and what was there stays', async (_what, change, sentence) => {
    const account = await createAccount(database.orm, { email: 'ivan@example.com' }, now)
    const refused = restored(
      changed(change, (line) => !line.startsWith('{"table":"accounts"')),
      database,
      folder,
      { replace: true },
    )
    const error = await refused.catch((thrown) => thrown)
    expect(error).toBeInstanceOf(ArchiveError)
    expect(error.message).toContain(sentence)
    expect(await accountByUid(database.orm, account?.uid ?? '')).not.toBeNull()
    await expect(database.pool.query(ORPHAN)).rejects.toThrow('foreign key')
  })

  it('is refused when rows refer to nothing', async () => {
    await createAccount(database.orm, { email: 'ivan@example.com' }, now)
    const signIn = `{"table":"account_providers","row":["google.com","s","nobody","a@b.c",null,null]}`
    const [header = '', ...rest] = linesIn(archive)
    const lines = [header, signIn, ...rest.slice(0, -1)].join('\n')
    const { rows, files } = JSON.parse(rest.at(-1) ?? '')
    const sha256 = createHash('sha256').update(`${lines}\n`).digest('hex')
    const closing = JSON.stringify({ rows: { ...rows, account_providers: 1 }, files, sha256 })
    const refused = restored(archiveOfLines([lines, closing]), database, folder, { replace: true })
    const error = await refused.catch((thrown) => thrown)
    expect(error).toBeInstanceOf(ArchiveError)
    expect(error.message).toMatch(
      /^Rows of account_providers refer to rows that the archive does not have \(\w+\)\./,
    )
    expect(await database.orm.$count(accounts)).toBe(1)
  })

  it('is told by a check, which needs no database', async () => {
    const check = (bytes: Buffer) =>
      checkArchive(readArchive(Readable.from([bytes]), 'x.gz'), { intoEmpty: true })
    expect(await check(archive)).toMatchObject({ rows: { accounts: 1 } })
    for (const [change, sentence] of [
      [(header: Header) => header.migrations.push(9e15), 'whose tables are newer than those'],
      [(header: Header) => header.tables.pop(), 'lacks the table'],
      [
        (header: Header) => header.tables.push({ name: 'pg_authid', columns: [] }),
        'The archive has a table that Homiq does not make: pg_authid.',
      ],
      [
        (header: Header) => header.tables.find(ofAccounts).columns.push('made_up'),
        'The archive has a column that Homiq does not make: made_up of accounts.',
      ],
    ] as const) {
      await expect(check(changed(change))).rejects.toThrow(sentence)
    }
    const away = linesIn(archive).map((line) => line.replaceAll('outbox/old.eml', '../a'))
    await expect(check(archiveOfLines(away))).rejects.toThrow('has no place in a data folder')
  })
})

it.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  'is refused while a server uses the PostgreSQL',
  async () => {
    const other = await database.pool.connect()
    const again = database.pool.connect()
    const busy = await again
    await expect(restored(archive, database, folder)).rejects.toThrow(
      /^A server, or another command, uses this database over [23] connections: stop it, restore, and start it again\.$/,
    )
    other.release(true)
    busy.release(true)
  },
)
