import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { precompress } from './build/precompress.ts'

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

// The bundler empties build/, so pictures are built after it.
runStep(join(ROOT, 'node_modules/.bin/react-router'), 'build')
runStep(process.execPath, 'scripts/build/build-pictures.ts')
runStep(process.execPath, 'scripts/build/build-worker.ts')
await precompress(join(ROOT, 'build/client'))
await precompress(ASSETS)
runStep(process.execPath, 'scripts/build/build-database-template.ts')
