import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newFolder } from '#test/database/embedded-template.ts'
import { acquireLock, getProcessIdentity, LockHeldError } from './lock.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = newFolder()
  path = join(folder, 'postgres.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The pid of a process that has ended. */
async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  return child.pid ?? 0
}

it('names its owner, and is gone after release', () => {
  const lock = acquireLock(path)
  expect(readFileSync(path, 'utf8').split('\n')[0]).toBe(String(process.pid))
  lock.release()
  lock.release()
  expect(existsSync(path)).toBe(false)
  acquireLock(path).release()
})

it('refuses a second holder in the same process', () => {
  const lock = acquireLock(path)
  expect(() => acquireLock(path)).toThrow(new RegExp(`Process ${process.pid} already uses`))
  lock.release()
})

it('refuses while a process of another user holds it, however old the lock is', () => {
  // Process 1 always runs, and cannot be signaled by other users.
  writeFileSync(path, '1\n\n')
  utimesSync(path, 0, 0)
  expect(() => acquireLock(path)).toThrow(LockHeldError)
  expect(() => acquireLock(path)).toThrow(/Process 1 already uses/)
})

function expectTakeover(): void {
  const lock = acquireLock(path)
  expect(readFileSync(path, 'utf8').split('\n')[0]).toBe(String(process.pid))
  lock.release()
}

it('is taken over from a process that has ended, however young the lock is', async () => {
  writeFileSync(path, `${await endedPid()}\n\n`)
  expectTakeover()
})

it('is taken over if our own pid was left by an earlier boot', () => {
  writeFileSync(path, `${process.pid}\nearlier-boot/12345\n`)
  expectTakeover()
  writeFileSync(path, `${process.pid}\n\n`)
  expectTakeover()
})

it.skipIf(getProcessIdentity(1) === null)('is taken over if another process got the pid', () => {
  writeFileSync(path, '1\nearlier-boot/1\n')
  expectTakeover()
})

it.each(['', 'x', '-1\n\n', '0\n\n'])(
  'refuses a lock that says %j, and says what to do',
  (text) => {
    writeFileSync(path, text)
    expect(() => acquireLock(path)).toThrow(/names no process; .* delete that file/)
    expect(readFileSync(path, 'utf8')).toBe(text)
  },
)

it('appears complete, so that no crash leaves one without an owner', async () => {
  const program = `
    const { acquireLock } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)})
    for (let times = 0; times < 300; times += 1) acquireLock(process.argv[1]).release()`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, path], {
    stdio: 'inherit',
  })
  const ended = once(child, 'exit')
  const seen = new Set<string>()
  while (child.exitCode === null) {
    for (let times = 0; times < 1_000; times += 1) {
      try {
        seen.add(readFileSync(path, 'utf8').split('\n')[0] ?? '')
      } catch {
        // The lock is free at the moment.
      }
    }
    await setImmediate()
  }
  expect(await ended).toEqual([0, null])
  expect([...seen]).toEqual([String(child.pid)])
  expect(readdirSync(folder)).toEqual([])
})

// Root may write anywhere.
it.skipIf(process.getuid?.() !== 0)(
  'says which user to run as if this one has no permission',
  async () => {
    const program = `
    process.setgid(65534); process.setuid(65534)
    const { acquireLock } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)})
    try { acquireLock(process.argv[1]) } catch (error) { console.log(error.message) }`
    const said = () =>
      execFileSync(process.execPath, ['--input-type=module', '--eval', program, path], {
        encoding: 'utf8',
      })
    const sentence = `This user may not use the database in ${folder}, which belongs to user 0: run this as that user, for example with sudo -u '#0'.\n`
    chmodSync(folder, 0o755)
    expect(said()).toBe(sentence)
    const lock = acquireLock(path)
    expect(said()).toBe(sentence)
    lock.release()
  },
)

it('goes to exactly one of many processes that find a stale one', async () => {
  writeFileSync(path, `${await endedPid()}\n\n`)
  const program = `
    const { acquireLock } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)})
    try { acquireLock(process.argv[1]); console.log('held') } catch (error) { console.log(error.name) }
    setInterval(() => {}, 1000)`
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', program, path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  const said = await Promise.all(
    children.map(async (child) => String((await once(child.stdout, 'data'))[0]).trim()),
  )
  for (const child of children) child.kill('SIGKILL')
  expect(said.toSorted()).toEqual([...Array(5).fill('LockHeldError'), 'held'])
  expect(readdirSync(folder)).toEqual(['postgres.lock'])
})
