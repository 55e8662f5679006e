import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** A small project with one import of each kind that the table forbids. */
const PROJECT = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#server/*': './server/*', '#app/*': './app/*', '#domain/*': './domain/*' },
  }),
  'domain/price.ts': "import 'node:fs'",
  'server/people/account.ts': "import '#domain/price.ts'",
  'server/homes/offer.ts':
    "import '#server/people/account.ts'\nimport '#server/messages/unread.ts'",
  'server/messages/unread.ts': 'export const unread = 1',
  'app/features/map/map.tsx': "import '../search/search.tsx'",
  'app/features/search/search.tsx': 'export const Search = () => <b>here</b>',
  'stray/a.ts': "import '#domain/price.ts'",
}

it('refuses what its rows forbid, and says where the code belongs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'homiq-import-table-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, source] of Object.entries(PROJECT)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), source)
  }
  const program = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
  const options = ['--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'err', '.']
  const { stdout } = spawnSync(process.execPath, [join(ROOT, program), ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  const refused = stdout.match(/error [\w-]+: .+/g)
  expect(refused?.sort()).toEqual([
    'error district-homes: server/homes/offer.ts → server/messages/unread.ts',
    'error domain-is-pure: domain/price.ts → fs',
    'error every-file-has-a-place: stray/a.ts → domain/price.ts',
    'error features-stand-alone: app/features/map/map.tsx → app/features/search/search.tsx',
  ])
})
