import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bundleBoundaries } from './bundle-boundaries.ts'

let root: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'homiq-bundle-')))
  mkdirSync(join(root, 'server'), { recursive: true })
  writeFileSync(join(root, 'server/secret.ts'), "export const secret = 'tell nobody'")
})
afterEach(() => rmSync(root, { recursive: true }))

function bundle(entry: string, { ssr = false } = {}) {
  writeFileSync(join(root, 'entry.ts'), entry)
  const input = join(root, 'entry.ts')
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [bundleBoundaries()],
    build: { write: false, ssr, rolldownOptions: { input } },
  })
}

it('refuses a module of server/ for the browser and says where the code belongs', async () => {
  const entry = "import { secret } from './server/secret.ts'\ndocument.title = secret"
  await expect(bundle(entry)).rejects.toThrow(
    'server/secret.ts runs on the server only. Call it inside a loader or an action, or move what the browser needs to domain/.',
  )
})

it('refuses it even if it is loaded on demand', async () => {
  const entry = "import('./server/secret.ts').then(({ secret }) => alert(secret))"
  await expect(bundle(entry)).rejects.toThrow('server/secret.ts runs on the server only.')
})

it('allows types of server/, which leave nothing in the browser', async () => {
  const entry =
    "import type { secret } from './server/secret.ts'\ndocument.title = 'open' as typeof secret"
  expect(JSON.stringify(await bundle(entry))).not.toContain('tell nobody')
})

it('bundles server/ for the server', async () => {
  const entry = "import { secret } from './server/secret.ts'\nconsole.log(secret)"
  expect(JSON.stringify(await bundle(entry, { ssr: true }))).toContain('tell nobody')
})
