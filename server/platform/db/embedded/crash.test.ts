import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/platform/db/open.ts'
import { freshDataDir } from '#test/database/embedded-template.ts'
import { startWorker } from './start.ts'

const PROGRAM = join(import.meta.dirname, '../../../../test/database/writer-process.ts')

describe('the embedded database', () => {
  let dataDir: string
  const children = new Set<ChildProcess>()
  beforeEach(async () => {
    dataDir = await freshDataDir()
  })
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL')
    children.clear()
    rmSync(dataDir, { recursive: true })
  })

  const socketFolders = () => readdirSync(dataDir).filter((name) => name.startsWith('homiq-'))

  function start() {
    const child = spawn(process.execPath, [PROGRAM, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
      // Leftovers of a killed process are deleted with the folder.
      env: { ...process.env, TMPDIR: dataDir },
    })
    children.add(child)
    return { child, lines: createInterface({ input: child.stdout }) }
  }

  it('has every acknowledged row after kill -9', async () => {
    const { child, lines } = start()
    const exit = once(child, 'exit')
    let acknowledged = 0
    for await (const line of lines) {
      if (line === 'open') continue
      acknowledged = Number(line)
      if (acknowledged === 21) child.kill('SIGKILL')
    }
    expect(await exit).toEqual([null, 'SIGKILL'])
    expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(true)
    expect(socketFolders()).toHaveLength(1)

    const database = await openDatabase({ dataDir })
    const { rows } = await database.pool.query('select n from numbers order by n')
    await database.close()
    expect(acknowledged).toBeGreaterThanOrEqual(21)
    expect(readdirSync(dataDir)).toEqual(['postgres'])
    // A last row may be stored although nobody read its acknowledgement.
    expect(rows.map(({ n }) => n).slice(0, acknowledged)).toEqual(
      Array.from({ length: acknowledged }, (_, index) => index + 1),
    )
  })

  it('refuses a second process, which names the first and exits', async () => {
    const first = start()
    for await (const line of first.lines) if (line === 'open') break
    const second = start()
    const [[message], [code]] = await Promise.all([
      once(second.lines, 'line'),
      once(second.child, 'exit'),
    ])
    expect(message).toContain(`Process ${first.child.pid} already uses the database`)
    expect(code).toBe(1)
    await expect(openDatabase({ dataDir })).rejects.toThrow(`Process ${first.child.pid} `)
  })

  it('tells when PostgreSQL breaks down, and fails what waits instead of hanging', async () => {
    const told = Promise.withResolvers<Error>()
    const database = await openDatabase({ dataDir, onFatal: told.resolve })
    await database.pool.query('create table acknowledged (n int)')
    // Overflows the stack of the thread before PostgreSQL notices.
    const breaking = database.pool.query(`select repeat('[', 3000000)::json`)
    const waiting = database.pool.query('select 1')
    await expect(breaking).rejects.toThrow()
    await expect(waiting).rejects.toThrow()
    expect((await told.promise).message).toMatch(/^The embedded database in .* broke down: .*\.$/)
    await expect(database.pool.query('select 1')).rejects.toThrow()
    await database.close()
    const again = await openDatabase({ dataDir })
    expect((await again.pool.query('select from acknowledged')).rowCount).toBe(0)
    await again.close()
  })

  it('refuses a recursion that is too deep, and keeps running', async () => {
    const database = await openDatabase({ dataDir })
    await database.pool.query(`
      create function deep(i int) returns int language plpgsql as 'begin return deep(i + 1); end'`)
    await expect(database.pool.query('select deep(1)')).rejects.toThrow('stack depth limit')
    expect((await database.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }])
    await database.close()
  })

  it('reports that it did not start, and why', async () => {
    const folder = join(dataDir, 'absent', 'postgres')
    const fatal = (error: Error) => expect.fail(error.message)
    await expect(startWorker({ folder, socket: { kind: 'loopback' } }, fatal)).rejects.toThrow(
      `The embedded database in ${folder} did not start: ENOENT`,
    )
  })
})
