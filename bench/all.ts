import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

function run(script: string): void {
  const { status } = spawnSync(process.execPath, [script], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

// Benchmarks run one at a time, so that they do not disturb each other.
run('scripts/prepare.mjs')
for (const name of ['bytes', 'throughput', 'sign-in', 'start']) {
  console.log(`## ${name}\n`)
  run(`bench/${name}.ts`)
}
