import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgres } from '#scripts/test/postgres.ts'
import { createPostgresCluster, type PostgresCluster } from '#scripts/test/postgres-cluster.ts'
import { type Database, openDatabase } from './open.ts'
import { splitHosts } from './pool/find-server.ts'

describe('splitHosts', () => {
  it.each([
    ['postgres://homiq@db/homiq', ['postgres://homiq@db/homiq']],
    [
      'postgres://homiq:a%2Cb@one:5432,two:5433/homiq?sslmode=verify-full',
      [
        'postgres://homiq:a%2Cb@one:5432/homiq?sslmode=verify-full',
        'postgres://homiq:a%2Cb@two:5433/homiq?sslmode=verify-full',
      ],
    ],
    [
      'postgresql://one,[::1]:5433/homiq',
      ['postgresql://one/homiq', 'postgresql://[::1]:5433/homiq'],
    ],
    ['postgres:///homiq?host=/run/postgresql', ['postgres:///homiq?host=/run/postgresql']],
  ])('%s', (url, urls) => {
    expect(splitHosts(url)).toEqual(urls)
  })
})

const programs = process.env.TEST_DATABASE_URL === undefined ? null : findPostgres()

describe.skipIf(programs === null)('two servers, of which one follows the other', () => {
  const settings = ['fsync=off', 'wal_level=replica']
  let first: PostgresCluster
  let second: PostgresCluster
  let database: Database

  beforeAll(async () => {
    first = await createPostgresCluster({ programs: programs ?? '', settings })
    await first.start()
    second = await createPostgresCluster({
      programs: programs ?? '',
      settings,
      standbyOf: first.url,
    })
    await second.start()
    // The standby is named first, so that a role has to be looked for.
    const { host } = new URL(first.url)
    database = await openDatabase({
      databaseUrl: second.url.replace('@', `@${host},`).replace(/@([^,]*),([^/]*)/, '@$2,$1'),
      readUrl: second.url,
      dataDir: '',
      statementMs: 4_000,
    })
  })
  afterAll(async () => {
    await database?.close()
    await second?.remove()
    await first?.remove()
  })

  const isStandby = async (pool: Database['pool']) =>
    (await pool.query('select pg_is_in_recovery() as it')).rows[0].it
  const write = (n: number) => database.pool.query('insert into written values ($1)', [n])
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    )

  it('are used by what they can do', async () => {
    expect(await isStandby(database.pool)).toBe(false)
    expect(await isStandby(database.reader.pool)).toBe(true)
    await database.withoutDeadlines((pool) => pool.query('create table written (n integer)'))
    await write(1)
  })

  it('are changed when the standby takes over, and reading never fails', async () => {
    let isOver = false
    let reads = 0
    const reading = (async () => {
      for (; !isOver; reads += 1) await database.reader.pool.query('select 1')
    })()
    try {
      await first.kill()
      expect(await failureOf(write(2))).not.toBeNull()
      // A busy machine may need longer for it than a statement has, so nobody waits for the end.
      await database.reader.pool.query('select pg_promote(false)')
      await expect.poll(() => failureOf(write(3)), { timeout: 30_000 }).toBeNull()
    } finally {
      isOver = true
    }
    await reading
    expect(reads).toBeGreaterThan(0)
    const { rows } = await database.pool.query('select n from written order by n')
    expect(rows.map(({ n }) => n)).toEqual([1, 3])
  })
})
