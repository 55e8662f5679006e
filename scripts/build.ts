import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { precompress } from './build/precompress.ts'
import { slimManifest } from './build/slim-manifest.ts'

const ROOT = join(import.meta.dirname, '..')
const ASSETS = join(ROOT, 'build/client/assets')

/** Exits with the status of a step that fails. */
function runStep(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

async function slimManifests(): Promise<void> {
  const names = await readdir(ASSETS)
  for (const name of names.filter((it) => /^manifest-.*\.js$/.test(it))) {
    const path = join(ASSETS, name)
    await writeFile(path, slimManifest(await readFile(path, 'utf8')))
  }
}

// The bundler empties build/, so pictures are built after it.
runStep(join(ROOT, 'node_modules/.bin/react-router'), 'build')
await slimManifests()
runStep(process.execPath, 'scripts/build/build-pictures.ts')
runStep(process.execPath, 'scripts/build/build-worker.ts')
await precompress(join(ROOT, 'build/client'))
await precompress(ASSETS)
runStep(process.execPath, 'scripts/build/build-database-template.ts')
