import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findBreakingChanges, type Snapshot } from '#test/database/breaking-changes.ts'
import { MIGRATIONS } from './migrate.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Older migrations were made while one process was all there was. */
const FIRST_CHECKED = 52

/** Migrations that remove what no version needs any more, with the migration that replaced it in an earlier version. */
const CONTRACTS: Readonly<Record<number, number>> = {}

const readSnapshot = (number: number): Snapshot => {
  const name = `${String(number).padStart(4, '0')}_snapshot.json`
  return JSON.parse(readFileSync(join(MIGRATIONS, 'meta', name), 'utf8'))
}
const findChanges = (number: number) =>
  findBreakingChanges(readSnapshot(number - 1), readSnapshot(number))
const migrations = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()

describe('tables that the version before reads and writes', () => {
  const checked = migrations.map((_, number) => number).slice(FIRST_CHECKED)

  it.each(checked)('stay so with migration %i', (number) => {
    const expansion = CONTRACTS[number]
    if (expansion === undefined) expect(findChanges(number)).toEqual([])
    else expect(expansion).toBeLessThan(number)
  })

  it.each([
    [33, ['public.moderation_decisions: moderation_decisions_decision restricts rows']],
    [
      38,
      [
        'public.bans: moderator is gone',
        'public.bans: moderators must have a value',
        'public.bans: ends_at must have a value',
      ],
    ],
    [51, ['public.listing_prices is gone']],
  ])('did not with migration %i, of a time before this rule', (number, changes) => {
    expect(findChanges(number)).toEqual(changes)
  })
})

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 }).trim()

/** The last commit without the newest migration; `null` where its history is not here, as in a shallow clone. */
function findVersionBefore(): string | null {
  const file = join(MIGRATIONS, migrations.at(-1) ?? '')
  try {
    const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', file)
    return git('rev-parse', '--verify', '--quiet', added === '' ? 'HEAD' : `${added}^`)
  } catch {
    return null
  }
}

/** They write and read through the commands and queries of each district with many rows. */
const ITS_TESTS = [
  'server/catalog/listing/queries.test.ts',
  'server/catalog/saved-search/commands.test.ts',
  'server/homes/offer/offers.test.ts',
  'server/messages/conversation/conversations.test.ts',
  'server/people/sign-in/commands.test.ts',
]

const before = findVersionBefore()
if (before === null) console.log('No history here: the version before is not tried.')

it.skipIf(before === null)(
  'the version before passes its own tests on the tables of this one',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'homiq-before-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const archive = join(folder, 'sources.tar')
    const sources = ['content', 'domain', 'search', 'server', 'test', 'scripts']
    const files = [...sources, 'package.json', 'vitest.config.ts', 'tsconfig.base.json']
    git('archive', `--output=${archive}`, before ?? '', ...files)
    execFileSync('tar', ['-xf', archive, '-C', folder])
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    const migrationsThere = join(folder, 'server/platform/db/migrations')
    rmSync(migrationsThere, { recursive: true })
    cpSync(MIGRATIONS, migrationsThere, { recursive: true })

    const variables = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
    const args = ['run', '--project=server', '--maxWorkers=1', ...ITS_TESTS]
    const failures = await promisify(execFile)(process.execPath, [vitest, ...args], {
      cwd: folder,
      env: Object.fromEntries(variables),
    }).then(
      () => '',
      ({ stdout, stderr }) => `${stdout}${stderr}`,
    )
    expect(failures).toBe('')
  },
  180_000,
)
