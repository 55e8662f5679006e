import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'homiq-sbom-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('lists every package that is served, as CycloneDX', { timeout: 60_000 }, () => {
  const file = join(folder, 'sbom.cdx.json')
  const program = join(ROOT, 'scripts/sbom.ts')
  const run = spawnSync(process.execPath, [program, file], { encoding: 'utf8' })
  expect(run.stderr).toBe('')
  const bom = JSON.parse(readFileSync(file, 'utf8'))
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'homiq', type: 'application' } },
  })
  const scopes = new Map<string, string>(
    bom.components.map((it: Record<string, string>) => [`${it.name}@${it.version}`, it.scope]),
  )
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  )
  const { node: _ofTheMachine, ...served } = dependencies
  for (const [name, version] of Object.entries(served)) {
    expect([name, scopes.get(`${name}@${version}`)]).toEqual([name, 'required'])
  }
  const bundled = Object.keys(devDependencies).filter((name) =>
    /^(@firebase\/|workbox-)/.test(name),
  )
  for (const name of [...bundled, '@iconify-json/lucide']) {
    expect([name, scopes.get(`${name}@${devDependencies[name]}`)]).toEqual([name, 'required'])
  }
  expect(scopes.get(`vitest@${devDependencies.vitest}`)).toBe('optional')
})
