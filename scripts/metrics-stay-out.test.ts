import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { metricsStayOut } from './metrics-stay-out.ts'

let root: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'homiq-bundle-')))
  mkdirSync(join(root, 'server/metrics'), { recursive: true })
  writeFileSync(join(root, 'server/metrics/metrics.ts'), 'export const count = () => {}')
})
afterEach(() => rmSync(root, { recursive: true }))

function bundle(entry: string) {
  writeFileSync(join(root, 'entry.ts'), entry)
  const input = join(root, 'entry.ts')
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [metricsStayOut()],
    build: { write: false, ssr: true, rolldownOptions: { input } },
  })
}

it('refuses to bundle the metrics, and says what to do instead', async () => {
  const entry = "import { count } from './server/metrics/metrics.ts'\ncount()"
  await expect(bundle(entry)).rejects.toThrow('Pass a function in by AppDependencies')
})

it('lets everything else pass', async () => {
  await expect(bundle('console.log(1)')).resolves.toBeDefined()
})
