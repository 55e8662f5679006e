import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncPath } from '#server/platform/db/embedded/sync-path.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Writes a file completely or not at all: to a random name in the same folder, readable by this user only,
 * which is renamed after `verify`. A symbolic link to a file stays one.
 *
 * @throws when the path is something other than a file, or none can be created there
 */
export async function writeAtomically<Result>(
  path: string,
  write: (target: NodeJS.WritableStream) => Promise<Result>,
  verify: (partial: string) => Promise<void>,
): Promise<Result> {
  const file = await realpath(path).catch(() => path)
  const present = await stat(file).catch(() => null)
  if (present !== null && !present.isFile())
    throw new Error(`${path} is not a file. With - a backup goes to standard output.`)
  const partial = `${file}.${randomBytes(8).toString('hex')}.partial`
  const abandon = (signal: NodeJS.Signals) => {
    rmSync(partial, { force: true })
    process.kill(process.pid, signal)
  }
  for (const signal of SIGNALS) process.once(signal, abandon)
  let handle: FileHandle | undefined
  try {
    handle = await open(partial, 'wx', 0o600)
    const result = await write(handle.createWriteStream({ flush: true }))
    await verify(partial)
    await rename(partial, file)
    await syncPath(dirname(file))
    return result
  } catch (error) {
    if (handle !== undefined) await rm(partial, { force: true })
    throw error
  } finally {
    for (const signal of SIGNALS) process.off(signal, abandon)
    await handle?.close()
  }
}
