import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAccounts } from '#scripts/operator/accounts.ts'
import { runBackup } from '#scripts/operator/backup.ts'
import { runRestore } from '#scripts/operator/restore.ts'
import { runRotateKeys } from '#scripts/operator/rotate-keys.ts'
import { newFolder } from '#test/database/embedded-template.ts'
import {
  createTemporaryDatabase,
  type TemporaryDatabase,
} from '#test/database/postgres-template.ts'
import { requireBuild } from '#test/site/built-app.ts'
import { type ProgramResult, runProgram } from '#test/site/run-program.ts'
import { runScript } from '#test/site/run-script.ts'
import { createSiteClient, type SignedIn } from '#test/site/site-client.ts'
import { createTestServer, type TestServer } from '#test/site/test-server.ts'

/** Even on a busy machine. */
const POLL_OPTIONS = { timeout: 20_000, interval: 5 }

const PASSWORD = 'correct horse battery'
const adminUrl = process.env.TEST_DATABASE_URL

let temporary: TemporaryDatabase | undefined
let server: TestServer
let folder: string
let databaseUrl: string
beforeAll(async () => {
  requireBuild()
  folder = newFolder()
  temporary = adminUrl === undefined ? undefined : await createTemporaryDatabase(adminUrl)
  databaseUrl = temporary?.url ?? ''
  server = await createTestServer({ DATABASE_URL: databaseUrl })
  await server.start()
})
afterAll(async () => {
  await server?.remove()
  await temporary?.drop()
  rmSync(folder, { recursive: true })
})

const getEnv = () => ({ DATABASE_URL: databaseUrl, DATA_DIR: server.dataDir, LOG_LEVEL: 'info' })

/**
 * Runs a command on the test site as its own process; `server/main/deployed-tree.test.ts` runs all
 * commands that way.
 */
async function run(...args: [string, ...string[]]) {
  const { stdout, stderr, code } = await runScript(args, getEnv())
  return { code, out: stdout.toString(), errors: stderr }
}

const accounts = (...args: string[]) => runProgram(runAccounts, args, getEnv())
const restore = (...args: string[]) => runProgram(runRestore, args, getEnv())
const rotateKeys = (...args: string[]) => runProgram(runRotateKeys, args, getEnv())

/** @returns the output of a command that must succeed */
async function outputOf(program: Promise<ProgramResult>): Promise<string> {
  const { code, out, errors } = await program
  expect({ code, errors }).toEqual({ code: 0, errors: expect.any(String) })
  return out
}

async function signedUp(email: string): Promise<SignedIn> {
  const response = await createSiteClient(server.url).signUp(email, PASSWORD)
  expect(response.status).toBe(200)
  return (await response.json()) as SignedIn
}

describe('npm run accounts, while the site runs', () => {
  it('shows people, and what they may do', async () => {
    const { localId } = await signedUp('olena@example.com')
    expect(await outputOf(accounts('grant', 'moderator', 'olena@example.com'))).toBe(
      'olena@example.com is moderator now.\n',
    )
    expect(await outputOf(accounts('list'))).toMatch(
      new RegExp(`^${localId}  olena@example\\.com  since [-\\d]{10}, .*moderator\\n$`),
    )
    const shown = JSON.parse(await outputOf(accounts('show', localId, '--json')))
    expect(shown).toMatchObject({ uid: localId, roles: ['moderator'], signIns: 1 })
  })

  it('disables an account: all its tokens and cookies are void at once', async () => {
    const person = await signedUp('ivan@example.com')
    const visitor = createSiteClient(server.url)
    const cookies = [await visitor.session(person), await visitor.session(person)]
    await outputOf(accounts('disable', 'Ivan@example.com'))
    expect((await visitor.identity('lookup', { idToken: person.idToken })).status).toBe(400)
    for (const cookie of cookies) expect(await visitor.isSignedIn(cookie)).toBe(false)
    const refused = await visitor.signIn('ivan@example.com', PASSWORD)
    expect(await refused.json()).toMatchObject({ error: { message: 'USER_DISABLED' } })
    await outputOf(accounts('enable', 'ivan@example.com'))
    expect((await visitor.signIn('ivan@example.com', PASSWORD)).status).toBe(200)
  })

  it('signs out and deletes', async () => {
    const person = await signedUp('maria@example.com')
    const visitor = createSiteClient(server.url)
    const cookie = await visitor.session(person)
    await outputOf(accounts('sign-out', 'maria@example.com'))
    expect(await visitor.isSignedIn(cookie)).toBe(false)
    expect(await outputOf(accounts('delete', 'maria@example.com'))).toBe(
      'maria@example.com is deleted.\n',
    )
    expect((await visitor.signIn('maria@example.com', PASSWORD)).status).toBe(400)
    const again = await accounts('delete', 'maria@example.com')
    const errors = 'There is no account of maria@example.com.\n'
    expect(again).toEqual({ code: 1, out: '', errors })
  })
})

it('npm run rotate-keys works while the site runs, and the site soon knows the new key', async () => {
  const person = await signedUp('petro@example.com')
  const visitor = createSiteClient(server.url)
  const cookie = await visitor.session(person)
  expect(await outputOf(rotateKeys())).toBe('A new key signs from now on.\n')
  expect(await visitor.isSignedIn(cookie)).toBe(true)
  expect(await outputOf(rotateKeys('--discard'))).toBe(
    'All keys were replaced. Everyone signs in again.\n',
  )
  expect(await visitor.isSignedIn(cookie)).toBe(false)
  const lookup = () => createSiteClient(server.url).identity('lookup', { idToken: person.idToken })
  await expect
    .poll(async () => (await lookup()).status, { timeout: 20_000, interval: 200 })
    .toBe(400)
})

it('npm run export writes the homes of the site while it runs', async () => {
  expect((await outputOf(run('export', '-'))).trimEnd().split('\n')).toHaveLength(18)
})

describe('npm run backup, while the site runs', () => {
  it('saves everything into a complete file, and prints its contents and checksum', async () => {
    const file = join(folder, 'a.gz')
    const said = await outputOf(runProgram(runBackup, [file], getEnv()))
    const bytes = readFileSync(file)
    expect(said).toMatch(/^Saved [\d,]+ rows \(.*accounts 3.*listings 18.*\) and \d+ files into /)
    expect(said).toContain(createHash('sha256').update(bytes).digest('hex'))
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['a.gz'])
    await expect.poll(() => existsSync(join(server.dataDir, 'snapshots')), POLL_OPTIONS).toBe(false)
    const checked = await outputOf(restore('--check', file))
    expect(checked).toContain('a.gz is whole: ')
  })

  it('writes to standard output, and leaves nothing of a file that cannot be written', async () => {
    const { code, stdout: out, stderr: errors } = await runScript(['backup', '-'], getEnv())
    expect(code).toBe(0)
    expect(errors).toContain('into standard output.')
    const checked = await runScript(['restore', '--check', '-'], {}, { input: out })
    expect(checked.code).toBe(0)

    const absent = join(folder, 'absent', 'b.gz')
    const refused = await runProgram(runBackup, [absent], getEnv())
    expect(refused.code).toBe(1)
    expect(refused.errors).toMatch(/^ENOENT: no such file or directory, .*\n$/)
    expect(readdirSync(folder)).toEqual(['a.gz'])
  })
})

describe('npm run restore', () => {
  it('refuses a running site', async () => {
    const { code, errors } = await restore('--replace', join(folder, 'a.gz'))
    expect(code).toBe(1)
    expect(errors).toMatch(
      /^(Another process \(\d+\) has the embedded database open: stop it if it is the server, .*, then restore\.|A server, or another command, uses this database over \d+ connections: stop it, restore, and start it again\. Nothing was changed\.)\n$/,
    )
  })

  it('changes nothing for a file that is no archive', async () => {
    const file = join(folder, 'none.gz')
    writeFileSync(file, '> homiq@0.1.0 backup\n')
    const { code, errors } = await restore('--replace', file)
    expect(code).toBe(1)
    expect(errors).toContain('is no backup of Homiq')
  })
})

describe('while the site does not run', () => {
  beforeAll(() => server.kill('SIGTERM'))

  it('accounts can still be changed, which the security log records without names', async () => {
    const { code, out, errors } = await run('accounts', 'disable', 'petro@example.com')
    expect([code, out]).toEqual([0, 'petro@example.com is disabled and signed out everywhere.\n'])
    const [line = ''] = errors.split('\n').filter((text) => text.includes('"event"'))
    expect(JSON.parse(line)).toMatchObject({
      event: 'account.disabled',
      by: 'operator',
      account: expect.stringMatching(/^[\w-]{16}$/),
    })
    expect(errors).not.toContain('petro')
  })

  it('a restore refuses existing data, and replaces it if requested', async () => {
    const file = join(folder, 'a.gz')
    const refused = await restore(file)
    expect(refused.code).toBe(1)
    expect(refused.errors).toMatch(
      /^There is something already: .*3 rows of accounts.* Nothing was changed\.\n$/,
    )
    expect(await outputOf(restore(file, '--replace'))).toMatch(/^Restored [\d,]+ rows /)
    const shown = await outputOf(accounts('show', 'petro@example.com'))
    expect(shown).toMatch(/^state +enabled$/m)
  })
})

it('a backup of a folder without a database names the folder', async () => {
  const empty = newFolder()
  const { code, errors } = await runProgram(runBackup, [join(folder, 'x.gz')], { DATA_DIR: empty })
  expect(code).toBe(1)
  expect(errors).toBe(
    `There is no database in ${empty}: name its folder with DATA_DIR, or a PostgreSQL with DATABASE_URL.\n`,
  )
  expect(readdirSync(empty)).toEqual([])
  rmSync(empty, { recursive: true })
})
