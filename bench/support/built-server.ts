import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Served, startServer } from './process.ts'

/** A folder that is gone when `use` ends. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'homiq-bench-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The site as the build left it, on a free port. */
export function startBuilt(
  dataDir: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Served> {
  return startServer([process.execPath, 'server/index.ts'], {
    variables: { PORT: '0', HOST: 'localhost', DATA_DIR: dataDir, ...variables },
  })
}
