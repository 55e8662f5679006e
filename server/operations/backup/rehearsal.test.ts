import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { findPostgres } from '#scripts/test/postgres.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { mailSpool } from '#server/platform/tables.ts'
import { subscriptions } from '#server/site/tables.ts'
import { newFolder } from '#test/database/embedded-template.ts'
import { createTemporaryDatabase } from '#test/database/postgres-template.ts'
import { requireBuild } from '#test/site/built-app.ts'
import { runScript } from '#test/site/run-script.ts'
import { createSiteClient } from '#test/site/site-client.ts'
import { createTestServer, type TestServer } from '#test/site/test-server.ts'

/** The pause between two writes; a backup takes a hundred times as long. */
const PAUSE_MS = 20

const PASSWORD = 'correct horse battery'
const adminUrl = process.env.TEST_DATABASE_URL

let folder: string
let closing: (() => Promise<void>)[]
beforeAll(requireBuild)
beforeEach(() => {
  folder = newFolder()
  closing = []
})
afterEach(async () => {
  for (const close of closing.toReversed()) await close()
  rmSync(folder, { recursive: true })
})

interface Site {
  readonly server: TestServer
  readonly databaseUrl: string
}

async function site(kind: 'embedded' | 'postgres'): Promise<Site> {
  let databaseUrl = ''
  if (kind === 'postgres') {
    const temporary = await createTemporaryDatabase(adminUrl ?? '')
    closing.push(temporary.drop)
    databaseUrl = temporary.url
  }
  const server = await createTestServer({ DATABASE_URL: databaseUrl })
  closing.push(server.remove)
  return { server, databaseUrl }
}

async function run({ server, databaseUrl }: Site, ...args: [string, ...string[]]): Promise<void> {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: server.dataDir }
  const { code, stderr: errors } = await runScript(args, env)
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
}

/** Registers, subscribes and sends messages until it is stopped. */
function crowd(url: string) {
  const visitor = createSiteClient(url)
  const acknowledged = {
    registered: [] as string[],
    subscribed: [] as string[],
    written: [] as string[],
  }
  const refused: string[] = []
  let isOver = false

  async function keepWriting(
    kind: keyof typeof acknowledged,
    write: (what: string) => Promise<Response>,
  ): Promise<void> {
    for (let n = 1; !isOver && refused.length === 0; n += 1) {
      const what = `${kind}-${n}@example.com`
      const response = await write(what)
      if (response.ok) acknowledged[kind].push(what)
      else refused.push(`${what}: ${response.status} ${await response.text()}`)
      await sleep(PAUSE_MS)
    }
  }
  const writing = Promise.all([
    keepWriting('registered', (email) => visitor.signUp(email, PASSWORD)),
    keepWriting('subscribed', (email) => visitor.subscribe(email)),
    keepWriting('written', (text) => visitor.contact(`Is ${text} still free?`)),
  ])
  return {
    acknowledged,
    refused,
    async stop() {
      isOver = true
      await writing
    },
  }
}

async function getEtags(url: string): Promise<string[]> {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  const listings = ['sale', 'rent'].flatMap((type) => ids.map((id) => `/${type}/${id}`))
  return Promise.all(
    [...listings, '/property?type=sale'].map(async (path) => {
      const response = await fetch(url + path)
      expect(response.status).toBe(200)
      return `${path} ${response.headers.get('etag')}`
    }),
  )
}

/** Subscribers, and mails to the team in the spool or the outbox. */
async function readWritten({ server, databaseUrl }: Site) {
  const database = await openDatabase({
    databaseUrl: databaseUrl || undefined,
    dataDir: server.dataDir,
  })
  const waiting = await database.orm.select({ mail: mailSpool.mail }).from(mailSpool)
  const rows = await database.orm.select({ email: subscriptions.email }).from(subscriptions)
  await database.close()
  const outbox = join(server.dataDir, 'outbox')
  const files = existsSync(outbox) ? readdirSync(outbox) : []
  return {
    subscribers: rows.map(({ email }) => email),
    mails: [
      JSON.stringify(waiting),
      ...files.map((name) => readFileSync(join(outbox, name))),
    ].join(),
  }
}

/**
 * The run on PostgreSQL covers every pair of databases by starting two sites; the other run would
 * add nothing.
 */
const DIRECTIONS: ['embedded' | 'postgres', 'embedded' | 'postgres'][] =
  adminUrl === undefined
    ? [['embedded', 'embedded']]
    : [
        ['embedded', 'postgres'],
        ['postgres', 'embedded'],
      ]

it.skipIf(adminUrl === undefined && findPostgres() !== null).each(DIRECTIONS)(
  'a site under writes on the %s database lives on at another one (%s)',
  async (from, into) => {
    const [a, b] = [await site(from), await site(into)]
    await a.server.start()
    const { acknowledged, refused, stop } = crowd(a.server.url)
    closing.push(stop)
    await vi.waitFor(
      () => {
        expect(acknowledged.registered.length + refused.length).toBeGreaterThan(3)
        expect(acknowledged.subscribed.length + refused.length).toBeGreaterThan(9)
        expect(acknowledged.written.length + refused.length).toBeGreaterThan(9)
      },
      { timeout: 60_000 },
    )
    const before = structuredClone(acknowledged)
    const file = join(folder, 'a.gz')
    await run(a, 'backup', file)
    await stop()
    expect(refused).toEqual([])
    // The site kept running.
    expect(acknowledged.subscribed.length).toBeGreaterThan(before.subscribed.length)

    await run(b, 'restore', file)
    await b.server.start()
    const visitor = createSiteClient(b.server.url)
    for (const email of before.registered) {
      const response = await visitor.signIn(email, PASSWORD)
      expect(`${email}: ${response.status}`).toBe(`${email}: 200`)
    }
    expect(await getEtags(b.server.url)).toEqual(await getEtags(a.server.url))

    await b.server.kill('SIGTERM')
    const { subscribers, mails } = await readWritten(b)
    expect(subscribers).toEqual(expect.arrayContaining(before.subscribed))
    for (const text of before.written) expect(mails).toContain(text)
  },
  // Starts two sites, which is slow while other tests run.
  180_000,
)
