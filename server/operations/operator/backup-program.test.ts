import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runBackup } from '#scripts/operator/backup.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { freshDataDir, newFolder } from '#test/database/embedded-template.ts'
import { runProgram } from '#test/site/run-program.ts'

let dataDir: string
let folder: string
beforeAll(async () => {
  dataDir = await freshDataDir()
})
afterAll(() => rmSync(dataDir, { recursive: true }))
beforeEach(() => {
  folder = newFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

const backup = (path: string) => runProgram(runBackup, [path], { DATA_DIR: dataDir })

describe('npm run backup refuses', () => {
  it.skipIf(process.platform === 'win32')(
    'what is there and no file, and leaves it as it is',
    async () => {
      const pipe = join(folder, 'pipe')
      execFileSync('mkfifo', [pipe])
      symlinkSync(pipe, join(folder, 'link'))
      for (const path of [pipe, join(folder, 'link')]) {
        expect(await backup(path)).toEqual({
          code: 1,
          out: '',
          errors: `${path} is not a file. With - a backup goes to standard output.\n`,
        })
      }
      expect(lstatSync(pipe).isFIFO()).toBe(true)
      expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(true)
      expect(readdirSync(folder).toSorted()).toEqual(['link', 'pipe'])
    },
  )

  it.each([
    ['a folder', '.', /^\S+ is not a file\. .*\n$/],
    ['a folder that is not there', 'none/', /^ENOENT: no such file or directory, .*\n$/],
    ['a file in one', 'none/b.gz', /^ENOENT: no such file or directory, .*\n$/],
    ['a file in a file', 'a-file/b.gz', /^ENOTDIR: not a directory, .*\n$/],
    ['a name too long for a part', 'x'.repeat(250), /^ENAMETOOLONG: name too long, .*\n$/],
  ])('%s, with one sentence', async (_what, name, sentence) => {
    writeFileSync(join(folder, 'a-file'), '')
    const { code, out, errors } = await backup(`${folder}/${name}`)
    expect([code, out]).toEqual([1, ''])
    expect(errors).toMatch(sentence)
    expect(readdirSync(folder)).toEqual(['a-file'])
  })

  it('an empty name', async () => {
    expect(await backup('')).toMatchObject({ code: 1, errors: 'Name one file to save into.\n' })
  })
})

describe('npm run backup', () => {
  beforeAll(async () => {
    // Created by the first process that opens it.
    await (await openDatabase({ dataDir })).close()
  })

  it('overwrites nothing in its way, and makes the file private', async () => {
    const other = join(folder, 'other')
    writeFileSync(other, 'mine')
    symlinkSync(other, join(folder, 'a.gz.partial'))
    mkdirSync(join(folder, 'to'))
    const target = join(folder, 'to/a.gz')
    writeFileSync(target, 'old', { mode: 0o644 })
    symlinkSync(target, join(folder, 'a.gz'))
    expect(await backup(join(folder, 'a.gz'))).toMatchObject({ code: 0, errors: '' })
    expect(readFileSync(other, 'utf8')).toBe('mine')
    expect(lstatSync(join(folder, 'a.gz')).isSymbolicLink()).toBe(true)
    expect(readFileSync(target).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
    expect(statSync(target).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(folder, 'to'))).toEqual(['a.gz'])
  })

  it('leaves nothing behind when it is told to stop', async () => {
    const changes = watch(folder)
    const child = spawn(process.execPath, ['scripts/backup.ts', join(folder, 'b.gz')], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
      stdio: 'ignore',
    })
    const ended = once(child, 'exit')
    const [, name] = await once(changes, 'change')
    changes.close()
    expect(name).toMatch(/^b\.gz\.[0-9a-f]{16}\.partial$/)
    child.kill('SIGTERM')
    expect(await ended).toEqual([null, 'SIGTERM'])
    expect(existsSync(join(folder, String(name)))).toBe(false)
    expect(readdirSync(folder)).toEqual([])
  })
})
