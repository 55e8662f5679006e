import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MAX_AGE_MS = 24 * 3_600_000

/**
 * Makes a folder for a run's temporary files, which the caller removes. Killed runs cannot clean
 * up, so leftovers of older ones are deleted.
 */
export function createRunFolder(): string {
  const runs = join(tmpdir(), 'homiq-test-runs')
  mkdirSync(runs, { recursive: true })
  for (const name of readdirSync(runs)) deleteIfOld(join(runs, name))
  const folder = mkdtempSync(join(runs, 'run-'))
  // Some tests run programs as another user, who must be able to pass through to the folders
  // within.
  chmodSync(folder, 0o711)
  return folder
}

function deleteIfOld(folder: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (stats === undefined || Date.now() - stats.mtimeMs < MAX_AGE_MS) return
  rmSync(folder, { recursive: true, force: true })
}
