import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { markDemoFolder } from '#server/operations/demo/demo-folder.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { requireBuild } from '#test/site/built-app.ts'

/** Even on a busy machine. */
const SOON = { timeout: 20_000, interval: 5 }

const ROOT = join(import.meta.dirname, '../../..')
const PROGRAM = join(ROOT, 'server/main/index.ts')

/** Starts the server in a folder without settings; `npm start` passes `command` to a shell. */
function start(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
  [command = process.execPath, ...args]: readonly string[] = [process.execPath, PROGRAM],
) {
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(command, args, {
    cwd: folder,
    env: {
      ...env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      TMPDIR: folder,
      LOG_LEVEL: 'info',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  const listening = Promise.withResolvers<string>()
  for (const [stream, name] of [
    [child.stdout, 'out'],
    [child.stderr, 'err'],
  ] as const)
    stream.setEncoding('utf8').on('data', (text: string) => {
      said[name] += text
      const address = /Homiq is at (http:[^"\s]+)/.exec(said[name])?.[1]
      if (address !== undefined) listening.resolve(address)
    })
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, ...said }))
  ended.then(({ err }) => listening.reject(new Error(`It ended before it listened: ${err}`)))
  // Tests that expect an exit do not wait for this.
  listening.promise.catch(() => {})
  return { child, url: listening.promise, ended, said }
}

/** The shell command of `npm start`; none on Windows. */
function startScript(): readonly string[] | undefined {
  if (process.platform === 'win32') return undefined
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const node = `"${process.execPath}" "${PROGRAM}"`
  return ['/bin/sh', '-c', manifest.scripts.start.replaceAll('node server/main/index.ts', node)]
}

beforeAll(requireBuild)

describe('the process refuses, before it touches anything,', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'homiq-test-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('invalid settings', async () => {
    const { code, out, err } = await start(folder, { PORT: 'nonsense' }).ended
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe('The setting PORT is wrong: it must be a whole number from 0 to 65535.\n')
    expect(existsSync(join(folder, 'data'))).toBe(false)
  })

  it('the folder of a demo, which only the demo serves', async () => {
    const data = join(folder, 'data')
    markDemoFolder(data, new Date())
    const { code, out, err } = await start(folder).ended
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe(
      `${data} is the folder of a demo, whose passwords are public: serve it with npm run demo, or name another folder in DATA_DIR.\n`,
    )
    expect(readdirSync(data)).toEqual(['demo.json'])
    const demo = [process.execPath, join(ROOT, 'scripts/demo.ts'), '--folder', data]
    const { child, url, ended } = start(folder, {}, demo)
    expect((await fetch(`${await url}/livez`)).status).toBe(200)
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
  })
})

// These tests share data and starts, each of which takes seconds of CPU time, so they run in order.
describe('a process from its start to its end', () => {
  const token = 'a-token-of-sixteen'
  let folder: string
  let dataDir: string
  let first: ReturnType<typeof start> | undefined
  let site: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'homiq-test-'))
    dataDir = join(folder, 'data')
  })
  afterAll(() => {
    first?.child.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })

  it('ends cleanly when stopped while it is starting', async () => {
    first = start(folder)
    // The database is being created now.
    await expect.poll(() => existsSync(join(dataDir, 'postgres.lock')), SOON).toBe(true)
    first.child.kill('SIGTERM')
    expect(await first.ended).toMatchObject({ code: 0, signal: null, err: '' })
    expect(readdirSync(dataDir)).not.toContain('postgres.lock')
  })

  // A terminal and npm both pass on the same Ctrl-C.
  it('prints who can moderate and its URL, serves, and ends cleanly', async () => {
    first = start(folder)
    site = await first.url
    const response = await fetch(`${site}/property?type=sale`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<footer')
    expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(true)
    for (const _ of [1, 2]) first.child.kill('SIGINT')
    const { out, ...end } = await first.ended
    expect(end).toEqual({ code: 0, signal: null, err: '' })
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { level: 'info', msg: expect.stringContaining('npm run accounts -- grant moderator') },
      { level: 'info', msg: `Homiq is at ${site}` },
      { level: 'info', method: 'GET', route: '/property', status: 200 },
    ])
    expect(out).not.toContain('type=sale')
    expect(readdirSync(dataDir).toSorted()).toEqual(['assets', 'postgres'])
    // No socket and no temporary file is left behind.
    expect(readdirSync(folder)).toEqual(['data'])
  })

  it.skipIf(process.platform === 'win32')(
    'keeps what it stores from other users of the machine, whatever its umask',
    async () => {
      const open = join(folder, 'open')
      mkdirSync(join(open, 'postgres'), { recursive: true })
      chmodSync(open, 0o777)
      const program = ['/bin/sh', '-c', `umask 0 && exec "${process.execPath}" "${PROGRAM}"`]
      first = start(folder, { DATA_DIR: open }, program)
      site = await first.url
      const page = await (await fetch(`${site}/sale/1`)).text()
      const picture = /\/pictures\/[^"\s]+\.jpg/.exec(page)?.[0]
      expect((await fetch(site + picture)).status).toBe(200)
      const names = readdirSync(open, { recursive: true, encoding: 'utf8' })
      expect(names).toContain('pictures')
      const isOpen = (name: string) => (lstatSync(join(open, name)).mode & 0o077) !== 0
      // The embedded database closes its own folder around files that anybody may write.
      const readable = names.filter((name) => !name.startsWith('postgres/')).filter(isOpen)
      expect(['', ...readable].filter(isOpen)).toEqual([])
      first.child.kill('SIGTERM')
      await first.ended
      rmSync(open, { recursive: true })
    },
  )

  it('serves metrics on their own port, and on the site only with the token', async () => {
    const settings = {
      DRAIN_SECONDS: '4',
      METRICS_PORT: '0',
      METRICS_TOKEN: token,
      INBOUND_SMTP_PORT: '0',
    }
    first = start(folder, settings, startScript())
    site = await first.url
    const metrics = /Metrics are at (http:[^"\s]+)/.exec(first.said.out)?.[1] ?? ''
    expect(first.said.out).toMatch(/Replies by mail are taken at 127\.0\.0\.1:\d+/)
    await fetch(`${site}/sale/1?q=secret`)
    let text = ''
    const readMetrics = async () => {
      text = await (await fetch(metrics)).text()
      return text
    }
    // The server may still be reading the listings.
    await expect.poll(readMetrics, SOON).toContain('homiq_db_pool_waiting 0')
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds ',
      'homiq_http_request_duration_seconds_count{method="GET",route="/:type/:id",status="200"} 1',
      'homiq_db_pool_waiting 0',
      'homiq_render_queue_length 0',
      'homiq_password_queue_length 0',
      'homiq_mail_waiting 0',
      'homiq_mail_undeliverable 0',
      'homiq_index_age_seconds ',
      'homiq_page_cache_lookups_total{result="miss"} 1',
    ]) {
      expect(text).toContain(name)
    }
    expect(text).not.toContain('secret')
    expect((await fetch(`${site}/metrics`)).status).toBe(404)
    const headers = { Authorization: `Bearer ${token}` }
    expect((await fetch(`${site}/metrics`, { headers })).status).toBe(200)
  })

  it('refuses a database that another process uses, and names that process', async () => {
    const { code, out, err } = await start(folder).ended
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err).toMatch(
      new RegExp(`^Process ${first?.child.pid} already uses the database .*\\.\n$`),
    )
    expect((await fetch(`${site}/health`)).status).toBe(200)
  })

  it('refuses a port that another process uses, and unlocks its own database', async () => {
    const { port } = new URL(site)
    const other = join(folder, 'other')
    const { code, err } = await start(folder, { PORT: port, DATA_DIR: other }).ended
    expect([code, err]).toEqual([
      1,
      `Port ${port} is in use. Stop what uses it, or choose another with PORT.\n`,
    ])
    expect(readdirSync(other).toSorted()).toEqual(['assets', 'postgres'])
  })

  it('reports that it is about to end, and serves until then', async () => {
    const readiness = async () => (await fetch(`${site}/readyz`)).status
    await expect.poll(readiness, { timeout: 10_000 }).toBe(200)
    first?.child.kill('SIGTERM')
    await expect.poll(readiness, { timeout: 10_000 }).toBe(503)
    const { checks } = (await (await fetch(`${site}/readyz`)).json()) as { checks: object }
    expect(checks).toMatchObject({ draining: 'failed', database: 'ok' })
    expect((await fetch(`${site}/livez`)).status).toBe(200)
    expect((await fetch(`${site}/home`)).status).toBe(200)
  })

  it('receives the signals that npm sends to the shell of its script', async () => {
    expect(await first?.ended).toMatchObject({ code: 0, signal: null, err: '' })
    expect(readdirSync(dataDir).toSorted()).toEqual(['assets', 'postgres'])
    expect(readdirSync(folder).toSorted()).toEqual(['data', 'other'])
  })

  it('refuses an unreadable signing key, and leaves the database as it is', async () => {
    const database = await openDatabase({ dataDir })
    await database.pool.query("update signing_keys set private_key = 'torn'")
    await database.close()
    const { code, out, err } = await start(folder).ended
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^The signing key [\w-]+ in the database cannot be read\. [^\n]+\n$/)
    expect(readdirSync(dataDir).toSorted()).toEqual(['assets', 'postgres'])
  })
})
