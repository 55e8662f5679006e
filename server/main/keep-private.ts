import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { log } from '#server/platform/log/log.ts'

const ONLY_OWNER = 0o077
const EVERYBODY = 0o007

/**
 * Makes a folder readable by its owner only, and everything else that this process and those that
 * it starts create from now on, whatever umask it was started with.
 *
 * @param folder created if it is not there
 */
export function keepPrivate(folder: string): void {
  process.umask(ONLY_OWNER)
  mkdirSync(folder, { recursive: true })
  // Earlier versions left it to the umask. A group that its operator let in stays.
  if ((statSync(folder).mode & EVERYBODY) === 0) return
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    log.warn({ err: error }, `Every user of this machine can read ${folder}: chmod 700 it.`)
  }
}
