import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PATHS } from '#domain/platform/paths.ts'
import { findFreePort } from '#scripts/test/free-port.ts'
import { type Database, openDatabase } from '#server/platform/db/open.ts'
import { mailSpool } from '#server/platform/tables.ts'
import {
  createTemporaryDatabase,
  type TemporaryDatabase,
} from '#test/database/postgres-template.ts'
import { readOutbox } from '#test/platform/mail/read-outbox.ts'
import { requireBuild } from '#test/site/built-app.ts'
import { createTestServer, type TestServer } from '#test/site/test-server.ts'

const adminUrl = process.env.TEST_DATABASE_URL ?? ''

const startWorker = (variables: Readonly<Record<string, string>>) =>
  spawn(process.execPath, ['server/main/worker.ts'], {
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  })

it('a worker says that the embedded database belongs to the server', async () => {
  const worker = startWorker({})
  const said = await text(worker.stderr)
  expect(said).toMatch(/The embedded database belongs to the server/)
})

describe.skipIf(adminUrl === '')('a server that leaves work to a worker', () => {
  const folder = mkdtempSync(join(tmpdir(), 'homiq-worker-'))
  let temporary: TemporaryDatabase
  let database: Database
  let server: TestServer
  beforeAll(async () => {
    requireBuild()
    temporary = await createTemporaryDatabase(adminUrl)
    database = await openDatabase({ databaseUrl: temporary.url, dataDir: '' })
    server = await createTestServer({ DATABASE_URL: temporary.url, RUN_JOBS: 'off' })
    await server.start()
  })
  afterAll(async () => {
    await server?.remove()
    await database?.close()
    await temporary?.drop()
    rmSync(folder, { recursive: true })
  })

  it('stores a mail, which the worker delivers, counts, and ends when it is told to', async () => {
    const body = new URLSearchParams({ newsletter: 'olena@example.com' })
    const { ok } = await fetch(server.url + PATHS.newsletter, { method: 'POST', body })
    expect(ok).toBe(true)
    expect(await database.orm.select().from(mailSpool)).toMatchObject([{ tries: 0 }])
    const METRICS_PORT = String(await findFreePort())
    const settings = { DATABASE_URL: temporary.url, DATA_DIR: folder, METRICS_PORT }
    const worker = startWorker({ ...settings, LOG_LEVEL: 'error' })
    const outbox = () => readOutbox(join(folder, 'outbox')).map(({ to }) => to)
    await expect.poll(outbox, { timeout: 30_000 }).toEqual(['olena@example.com'])
    const metrics = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
    await expect.poll(metrics).toContain('homiq_job_runs_total{name="mails",result="done"} 1')
    const ended = once(worker, 'exit')
    worker.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(await database.orm.select().from(mailSpool)).toEqual([])
  })
})
