import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MAX_AGE_MS = 24 * 3_600_000

/**
 * Gives a run its own folder for temporary files and deletes it afterwards. Tests that are killed cannot
 * clean up, so what older runs left is deleted as well.
 */
export default function setUpTemporaryFolder(): () => void {
  const runs = join(tmpdir(), 'homiq-test-runs')
  mkdirSync(runs, { recursive: true })
  for (const name of readdirSync(runs)) deleteIfOld(join(runs, name))
  const folder = mkdtempSync(join(runs, 'run-'))
  // Some tests run programs as another user, who must get through to the folders within.
  chmodSync(folder, 0o711)
  // Workers inherit it, and their child processes too.
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

function deleteIfOld(folder: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (stats === undefined || Date.now() - stats.mtimeMs < MAX_AGE_MS) return
  rmSync(folder, { recursive: true, force: true })
}
