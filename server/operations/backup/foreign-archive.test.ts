import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createAccount } from '#server/people/account/commands.ts'
import { findAccountByUid } from '#server/people/account/queries.ts'
import { accounts } from '#server/people/tables.ts'
import { createArchiveFromLines, readLines, restoreBuffer } from '#test/operations/archive.ts'
import { NOW, ORPHAN, setUpArchivedSite } from '#test/operations/archived-site.ts'
import { ArchiveError } from './archive-format.ts'
import { checkArchive } from './check-archive.ts'
import { readArchive } from './read-archive.ts'

const site = setUpArchivedSite()

describe('an archive is refused', () => {
  it.each([
    '../a',
    'outbox/../../a',
    '/etc/a',
    'postgres/PG_VERSION',
    'outbox',
    'outbox\\\\..\\\\a',
  ])('with a file like %s', async (path) => {
    const lines = readLines(site.archive).map((line) => line.replaceAll('outbox/old.eml', path))
    await expect(
      restoreBuffer(createArchiveFromLines(lines), site.database, site.folder),
    ).rejects.toThrow(/has the file ".*", which has no place in a data folder/)
    expect(readdirSync(site.folder)).toEqual([])
  })

  it('with a table or a column that this version lacks', async () => {
    const [header = '', ...rest] = readLines(site.archive)
    const more = header.replace('{"name":"accounts"', '{"name":"made_up","columns":[]},$&')
    await expect(
      restoreBuffer(createArchiveFromLines([more, ...rest]), site.database, site.folder),
    ).rejects.toThrow('The archive has a table that this database lacks: made_up.')
    const other = header.replace('"email_key"', '"email_key","made_up"')
    await expect(
      restoreBuffer(createArchiveFromLines([other, ...rest]), site.database, site.folder),
    ).rejects.toThrow('The archive has a column that this database lacks: made_up of accounts.')
  })
})

describe('a manipulated archive', () => {
  type Header = ReturnType<typeof JSON.parse>
  const changed = (change: (header: Header) => void, keep = (_line: string) => true) => {
    const [first = '', ...rest] = readLines(site.archive)
    const header = JSON.parse(first)
    change(header)
    const lines = [JSON.stringify(header), ...rest.slice(0, -1).filter(keep)].join('\n')
    const { rows, files } = JSON.parse(rest.at(-1) ?? '')
    for (const name of Object.keys(rows)) rows[name] = lines.split(`{"table":"${name}",`).length - 1
    const sha256 = createHash('sha256').update(`${lines}\n`).digest('hex')
    return createArchiveFromLines([lines, JSON.stringify({ rows, files, sha256 })])
  }
  const isListingId = ({ name }: { name: string }) => name === 'listing_id'
  const runAccounts = ({ name }: { name: string }) => name === 'accounts'

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
      (header) => header.tables.splice(header.tables.findIndex(runAccounts), 1),
      'The archive lacks the table accounts: it is no whole backup. Use another copy of it, or an older backup.',
    ],
    [
      'accounts without addresses',
      (header) => header.tables.find(runAccounts).columns.splice(1, 1),
      'The archive lacks the column email of accounts: it is no whole backup.',
    ],
    [
      'a table twice',
      (header) => header.tables.push(header.tables.find(runAccounts)),
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
      (header) => Object.assign(header.sequences.find(isListingId), { lastValue: '99999999999' }),
      'The database does not take it: setval: value 99999999999 is out of bounds',
    ],
  ])('is refused with %s, and changes nothing', async (_what, change, sentence) => {
    const account = await createAccount(site.database.orm, { email: 'ivan@example.com' }, NOW)
    const refused = restoreBuffer(
      changed(change, (line) => !line.startsWith('{"table":"accounts"')),
      site.database,
      site.folder,
      { replace: true },
    )
    const error = await refused.catch((thrown) => thrown)
    expect(error).toBeInstanceOf(ArchiveError)
    expect(error.message).toContain(sentence)
    expect(await findAccountByUid(site.database.orm, account?.uid ?? '')).not.toBeNull()
    await expect(site.database.pool.query(ORPHAN)).rejects.toThrow('foreign key')
  })

  it('is refused if rows refer to missing ones', async () => {
    await createAccount(site.database.orm, { email: 'ivan@example.com' }, NOW)
    const signIn = `{"table":"account_providers","row":["google.com","s","nobody","a@b.c",null,null]}`
    const [header = '', ...rest] = readLines(site.archive)
    const lines = [header, signIn, ...rest.slice(0, -1)].join('\n')
    const { rows, files } = JSON.parse(rest.at(-1) ?? '')
    const sha256 = createHash('sha256').update(`${lines}\n`).digest('hex')
    const closing = JSON.stringify({ rows: { ...rows, account_providers: 1 }, files, sha256 })
    const refused = restoreBuffer(
      createArchiveFromLines([lines, closing]),
      site.database,
      site.folder,
      {
        replace: true,
      },
    )
    const error = await refused.catch((thrown) => thrown)
    expect(error).toBeInstanceOf(ArchiveError)
    expect(error.message).toMatch(
      /^Rows of account_providers refer to rows that the archive does not have \(\w+\)\./,
    )
    expect(await site.database.orm.$count(accounts)).toBe(1)
  })

  it('is found by a check without a database', async () => {
    const check = (bytes: Buffer) =>
      checkArchive(readArchive(Readable.from([bytes]), 'x.gz'), { targetIsEmpty: true })
    expect(await check(site.archive)).toMatchObject({ rows: { accounts: 1 } })
    for (const [change, sentence] of [
      [(header: Header) => header.migrations.push(9e15), 'whose tables are newer than those'],
      [(header: Header) => header.tables.pop(), 'lacks the table'],
      [
        (header: Header) => header.tables.push({ name: 'pg_authid', columns: [] }),
        'The archive has a table that Homiq does not make: pg_authid.',
      ],
      [
        (header: Header) => header.tables.find(runAccounts).columns.push('made_up'),
        'The archive has a column that Homiq does not make: made_up of accounts.',
      ],
    ] as const) {
      await expect(check(changed(change))).rejects.toThrow(sentence)
    }
    const away = readLines(site.archive).map((line) => line.replaceAll('outbox/old.eml', '../a'))
    await expect(check(createArchiveFromLines(away))).rejects.toThrow(
      'has no place in a data folder',
    )
  })
})
