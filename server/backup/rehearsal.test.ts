import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { mailSpool } from '#server/db/schema/mail-spool.ts'
import { subscriptions } from '#server/db/schema/subscriptions.ts'
import { newFolder } from '#test/database/embedded-template.ts'
import { createTemporaryDatabase } from '#test/database/postgres-template.ts'
import { requireBuild } from '#test/site/built-app.ts'
import { runScript } from '#test/site/run-script.ts'
import { createSiteClient } from '#test/site/site-client.ts'
import { createTestServer, type TestServer } from '#test/site/test-server.ts'

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

/** People who register, subscribe and write without a pause, until they are told to stop. */
function crowd(url: string) {
  const visitor = createSiteClient(url)
  const acknowledged = {
    registered: [] as string[],
    subscribed: [] as string[],
    written: [] as string[],
  }
  const refused: string[] = []
  let isOver = false

  async function keepOn(
    kind: keyof typeof acknowledged,
    write: (what: string) => Promise<Response>,
  ): Promise<void> {
    for (let n = 1; !isOver && refused.length === 0; n += 1) {
      const what = `${kind}-${n}@example.com`
      const answer = await write(what)
      if (answer.ok) acknowledged[kind].push(what)
      else refused.push(`${what}: ${answer.status} ${await answer.text()}`)
    }
  }
  const writing = Promise.all([
    keepOn('registered', (email) => visitor.signUp(email, PASSWORD)),
    keepOn('subscribed', (email) => visitor.subscribe(email)),
    keepOn('written', (text) => visitor.contact(`Is ${text} still free?`)),
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

async function etagsOf(url: string): Promise<string[]> {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  const homes = ['sale', 'rent'].flatMap((type) => ids.map((id) => `/${type}/${id}`))
  return Promise.all(
    [...homes, '/property?type=sale'].map(async (path) => {
      const answer = await fetch(url + path)
      expect(answer.status).toBe(200)
      return `${path} ${answer.headers.get('etag')}`
    }),
  )
}

/** Messages to the team that wait for delivery or have been written into the outbox. */
async function lettersAt({ server, databaseUrl }: Site): Promise<string> {
  const database = await openDatabase({
    databaseUrl: databaseUrl || undefined,
    dataDir: server.dataDir,
  })
  const waiting = await database.orm.select({ mail: mailSpool.mail }).from(mailSpool)
  await database.close()
  const outbox = join(server.dataDir, 'outbox')
  const files = existsSync(outbox) ? readdirSync(outbox) : []
  return [JSON.stringify(waiting), ...files.map((name) => readFileSync(join(outbox, name)))].join()
}

async function subscribersAt({ server, databaseUrl }: Site): Promise<string[]> {
  const database = await openDatabase({
    databaseUrl: databaseUrl || undefined,
    dataDir: server.dataDir,
  })
  const rows = await database.orm.select({ email: subscriptions.email }).from(subscriptions)
  await database.close()
  return rows.map(({ email }) => email)
}

const WAYS: ['embedded' | 'postgres', 'embedded' | 'postgres'][] =
  adminUrl === undefined
    ? [['embedded', 'embedded']]
    : [
        ['embedded', 'postgres'],
        ['postgres', 'embedded'],
      ]

it.each(WAYS)(
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
    // It did go on.
    expect(acknowledged.subscribed.length).toBeGreaterThan(before.subscribed.length)

    await run(b, 'restore', file)
    await b.server.start()
    const visitor = createSiteClient(b.server.url)
    for (const email of before.registered) {
      const answer = await visitor.signIn(email, PASSWORD)
      expect(`${email}: ${answer.status}`).toBe(`${email}: 200`)
    }
    expect(await etagsOf(b.server.url)).toEqual(await etagsOf(a.server.url))

    await b.server.kill('SIGTERM')
    expect(await subscribersAt(b)).toEqual(expect.arrayContaining(before.subscribed))
    const letters = await lettersAt(b)
    for (const text of before.written) expect(letters).toContain(text)
  },
  // It starts two sites, which are slow where many tests run.
  180_000,
)
