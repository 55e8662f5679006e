import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Served, startServer } from './process.ts'

/** A new folder, removed when the scope of `using` ends. */
export function temporaryFolder(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), 'homiq-bench-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

/** The site as the build left it, on a free port. */
export function startBuiltSite(
  dataDir: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Served> {
  return startServer([process.execPath, 'server/main/index.ts'], {
    PORT: '0',
    HOST: 'localhost',
    DATA_DIR: dataDir,
    REQUEST_LOG: 'off',
    ...variables,
  })
}
