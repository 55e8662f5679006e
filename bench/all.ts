import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Every measurement in turn, so that none disturbs another. */
for (const name of ['bytes', 'throughput', 'start']) {
  console.log(`## ${name}\n`)
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
