import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FORBIDDEN_IMPORTS, VALID_PROJECT } from './import-table-cases.ts'

const ROOT = join(import.meta.dirname, '../..')
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function createProject(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'homiq-import-table-'))
  folders.push(folder)
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), source)
  }
  return folder
}

/** dependency-cruiser's report on a project of these files: a paragraph for each violation. */
function checkImports(files: Record<string, string>): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'err-long', '.'],
    ],
    { cwd: createProject(files), encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  )
  expect(stderr).toBe('')
  return stdout
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s+/g, ' '))
}

describe('the import table', () => {
  it('has nothing against a sound project, and sees all of it', () => {
    const imports = Object.values(VALID_PROJECT)
      .join('\n')
      .match(/^import /gm)?.length
    const said = checkImports(VALID_PROJECT)
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(/^✔ no dependency violations found/)
    expect(said[0]).toContain(`${imports} dependencies cruised`)
  })

  let said: string[] = []
  beforeAll(() => {
    said = checkImports({
      ...VALID_PROJECT,
      'server/d.ts': "import type { D } from './c.ts'",
      ...Object.fromEntries(FORBIDDEN_IMPORTS.map(([, file, source]) => [file, source])),
    })
  })

  it.each(FORBIDDEN_IMPORTS)('%s: %s says %s', (rule, file, _source, sentence) => {
    const about = said.filter((paragraph) => paragraph.startsWith(`error ${rule}: ${file} → `))
    expect(about, said.join('\n\n')).toHaveLength(1)
    expect(about[0]).toContain(sentence)
  })

  it('is not blind to imports inside a type, for the linter refuses them', () => {
    const folder = createProject({
      'a.ts': "export type A = ReturnType<typeof import('./b.ts').b>",
    })
    const { status, stdout, stderr } = spawnSync(
      join(ROOT, 'node_modules/.bin/biome'),
      ['lint', `--config-path=${join(ROOT, 'biome.json')}`, '--vcs-enabled=false', '.'],
      { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
    )
    expect(stdout + stderr).toContain('Write `import type` at the top of the file')
    expect(status).toBe(1)
  })
})
