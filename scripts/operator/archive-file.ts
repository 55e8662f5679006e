import { randomBytes } from 'node:crypto'
import { constants, rmSync } from 'node:fs'
import { type FileHandle, lstat, open, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { syncPath } from '#server/platform/db/embedded/sync-path.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Resolves symbolic links. The file need not exist.
 *
 * @throws one sentence when the path is not a file, or none can be created there
 */
export async function resolveArchivePath(path: string): Promise<string> {
  if (path === '') throw new Error('Name one file to save into.')
  try {
    const present = await realpath(path).catch(nullIfAbsent)
    if (present !== null) {
      const found = await stat(present)
      if (found.isDirectory()) throw new Error(`${path} is a folder: name a file in it.`)
      if (!found.isFile())
        throw new Error(`${path} is not a file. With - a backup goes to standard output.`)
      return present
    }
    if ((await lstat(path).catch(nullIfAbsent)) !== null)
      throw new Error(`${path} is a link to a file that is not there: name the file itself.`)
    if (/[/\\]$/.test(path)) throw new Error(`${path} is a folder: name a file in it.`)
    const folder = await realpath(dirname(path)).catch(nullIfAbsent)
    if (folder === null) throw new Error(`The folder ${dirname(path)} is not there: make it first.`)
    return join(folder, basename(path))
  } catch (error) {
    throw toReadableError(error, path)
  }
}

/**
 * Writes a file completely or not at all: to a random name in the same folder, readable by this user only,
 * which is renamed after `verify`.
 *
 * @param file resolved by `resolveArchivePath`
 */
export async function writeAtomically<Result>(
  file: string,
  write: (target: NodeJS.WritableStream) => Promise<Result>,
  verify: (partial: string) => Promise<void>,
): Promise<Result> {
  const partial = `${file}.${randomBytes(8).toString('hex')}.partial`
  const abandon = (signal: NodeJS.Signals) => {
    rmSync(partial, { force: true })
    process.kill(process.pid, signal)
  }
  for (const signal of SIGNALS) process.once(signal, abandon)
  let handle: FileHandle | undefined
  try {
    handle = await createPartialFile(partial)
    const result = await write(handle.createWriteStream({ flush: true }))
    await verify(partial)
    await rename(partial, file)
    await syncPath(dirname(file))
    return result
  } catch (error) {
    if (handle !== undefined) await rm(partial, { force: true })
    throw toReadableError(error, file)
  } finally {
    for (const signal of SIGNALS) process.off(signal, abandon)
    await handle?.close()
  }
}

function createPartialFile(file: string): Promise<FileHandle> {
  // Windows has no O_NOFOLLOW, and O_EXCL follows no link either.
  const { O_CREAT, O_EXCL, O_NOFOLLOW = 0, O_WRONLY } = constants
  return open(file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600)
}

function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written to that disk',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full for this user',
  EFBIG: 'it would be larger than a file may be',
  ENOTDIR: 'what stands before its name is not a folder',
  ELOOP: 'its symbolic links lead in a circle',
}

/** Turns errors of system calls into a sentence, and returns others unchanged. */
function toReadableError(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENAMETOOLONG')
    return new Error('The name of the file to save into is too long: use a shorter one.')
  const reason = REASONS[code]
  return reason === undefined ? error : new Error(`${file} cannot be written: ${reason}.`)
}
