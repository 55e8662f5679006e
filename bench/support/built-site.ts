import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServer } from './server-process.ts'

/** Disposing it deletes the folder. */
export function createTemporaryFolder(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), 'homiq-bench-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

/** Starts the built site on a free port. */
export function startBuiltSite(
  dataDir: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  return startServer([process.execPath, 'server/main/index.ts'], {
    PORT: '0',
    HOST: 'localhost',
    DATA_DIR: dataDir,
    REQUEST_LOG: 'off',
    ...variables,
  })
}
