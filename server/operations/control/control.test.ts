import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '#server/people/account/commands.ts'
import { findAccountByUid } from '#server/people/account/queries.ts'
import { type Database, openDatabase } from '#server/platform/db/open.ts'
import { freshDataDir, newFolder } from '#test/database/embedded-template.ts'
import { listenForCommands } from './listen.ts'
import { controlRoutes } from './routes.ts'
import { sendCommand } from './send-command.ts'

/** The files of an open database: its folder, its lock and its socket. */
const DATABASE_FILES = ['postgres', 'postgres.lock', 'postgres.socket']

/** Even on a busy machine. */
const POLL_OPTIONS = { timeout: 20_000, interval: 5 }

describe('a running server', () => {
  let dataDir: string
  let database: Database
  let errors: unknown[]
  let stop: () => Promise<void>
  beforeAll(async () => {
    dataDir = await freshDataDir()
    database = await openDatabase({ dataDir })
  })
  beforeEach(async () => {
    errors = []
    stop = await listenForCommands(dataDir, routes().fetch)
  })
  afterEach(() => stop())
  afterAll(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true })
  })

  function routes() {
    const { pool, orm: db } = database
    const onError = (error: unknown) => void errors.push(error)
    return controlRoutes({ pool, db, dataDir, provider: 'embedded', onError })
  }

  async function request(path: string, body: unknown = {}) {
    const response = await sendCommand(dataDir, path, body)
    if (response === null) throw new Error('Nobody answers.')
    return response
  }

  it('carries out commands of the user that it runs as', async () => {
    expect(statSync(join(dataDir, 'control.sock')).mode & 0o777).toBe(0o600)
    expect(readdirSync(dataDir).toSorted()).toEqual(['control.sock', ...DATABASE_FILES])
    const account = await createAccount(database.orm, { email: 'a@example.com' }, new Date())
    const uid = account?.uid ?? ''
    const order = { command: 'disable', who: 'A@example.com' }
    const response = await request('/operations/accounts', order)
    expect(response.statusCode).toBe(200)
    expect(await json(response)).toMatchObject({ kind: 'done', person: { uid } })
    expect((await findAccountByUid(database.orm, uid))?.disabled).toBe(true)
  })

  it.each([
    ['accounts', { command: 'show', who: 'nobody' }, 422, 'There is no account of nobody.'],
    ['accounts', { command: 'explode' }, 422, 'Invalid'],
    ['made-up', {}, 404, 'Not Found'],
    ['toString', {}, 404, 'Not Found'],
  ])('refuses %s %j', async (name, order, status, words) => {
    const response = await request(`/operations/${name}`, order)
    expect(response.statusCode).toBe(status)
    expect(await text(response)).toContain(words)
    expect(errors).toEqual([])
  })

  it('says that it failed, but why only in its log', async () => {
    await database.pool.query('alter table accounts rename to elsewhere')
    const response = await request('/operations/accounts', {
      command: 'show',
      who: 'a@example.com',
    })
    expect(response.statusCode).toBe(500)
    expect(await text(response)).toBe('It failed: the log of the server says why.')
    expect(errors).toHaveLength(1)
    await database.pool.query('alter table elsewhere rename to accounts')
  })

  it('keeps a copy of the database while somebody reads the response', async () => {
    await database.pool.query('create table mine as select 7 as n')
    const response = await request('/snapshot')
    const [line] = await once(response.setEncoding('utf8'), 'data')
    const { name } = JSON.parse(line)
    const copy = await openDatabase({ dataDir: join(dataDir, name) })
    await database.pool.query('update mine set n = 8')
    expect((await copy.pool.query('select n from mine')).rows).toEqual([{ n: 7 }])
    await copy.close()
    expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o700)
    response.destroy()
    await expect.poll(() => existsSync(join(dataDir, 'snapshots')), POLL_OPTIONS).toBe(false)
  })

  it('removes copies and the socket when it ends, and leftovers of a killed process', async () => {
    const response = await request('/snapshot')
    response.on('error', () => {})
    await once(response, 'data')
    expect(readdirSync(dataDir)).toContain('snapshots')
    await stop()
    await expect.poll(() => readdirSync(dataDir).toSorted(), POLL_OPTIONS).toEqual(DATABASE_FILES)
    expect(await sendCommand(dataDir, '/snapshot')).toBeNull()

    // Left by a SIGKILL.
    mkdirSync(join(dataDir, 'snapshots/left'), { recursive: true })
    const killed = createServer().listen(join(dataDir, 's'))
    await once(killed, 'listening')
    renameSync(join(dataDir, 's'), join(dataDir, 'control.sock'))
    killed.close()
    expect(await sendCommand(dataDir, '/snapshot')).toBeNull()
    stop = await listenForCommands(dataDir, routes().fetch)
    expect((await request('/operations/made-up')).statusCode).toBe(404)
    expect(readdirSync(dataDir)).not.toContain('snapshots')
  })

  it('finds nobody if a socket is left, but no server', async () => {
    await stop()
    writeFileSync(join(dataDir, 'control.sock'), '')
    expect(await sendCommand(dataDir, '/snapshot')).toBeNull()
    rmSync(join(dataDir, 'control.sock'))
  })
})

it("listens on loopback if the socket's path would be too long, and requires a token", async () => {
  const folder = newFolder()
  const dataDir = join(folder, 'd'.repeat(120))
  mkdirSync(dataDir)
  const stop = await listenForCommands(dataDir, () => new Response('done'))
  const file = join(dataDir, 'control.json')
  expect(readdirSync(dataDir)).toEqual(['control.json'])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const response = await sendCommand(dataDir, '/anything')
  expect(response && (await text(response))).toBe('done')

  const { port, token } = JSON.parse(readFileSync(file, 'utf8'))
  expect(token).toMatch(/^[\w-]{43}$/)
  const url = `http://127.0.0.1:${port}/anything`
  for (const given of ['', 'Bearer ', `Bearer ${'x'.repeat(43)}`, token]) {
    const refused = await fetch(url, { method: 'POST', headers: { Authorization: given } })
    expect(refused.status).toBe(401)
  }
  await stop()
  expect(readdirSync(dataDir)).toEqual([])
  expect(await sendCommand(dataDir, '/anything')).toBeNull()
  rmSync(folder, { recursive: true })
})
