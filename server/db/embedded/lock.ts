import {
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { getProcessIdentity, isProcessRunning } from './process-identity.ts'

export interface Lock {
  /** Gives the lock back; a second call does nothing. */
  release(): void
}

/** The lock belongs to somebody who still runs, or says so in words that we cannot read. */
export class LockHeldError extends Error {
  override readonly name = 'LockHeldError'
  readonly pid: number | null

  constructor(path: string, pid: number | null) {
    super(
      pid === null
        ? `The lock file ${path} names no process; if no other copy of this program is running, delete that file and start again.`
        : `Process ${pid} already uses the database that ${path} protects; stop that process, or give this one another data folder.`,
    )
    this.pid = pid
  }
}

const heldHere = new Set<string>()

/**
 * Takes the lock file `path`, which two processes never hold at once. It is created atomically with
 * the process number in it, so that a crash leaves a whole one or none; it is taken over only from a
 * process that no longer runs, whatever its age. Processes must share a machine and its process
 * numbers (not two containers on one volume).
 *
 * @throws LockHeldError when another process holds it, or this one does already; one sentence when it
 *   is another user's
 */
export function acquireLock(path: string): Lock {
  const text = `${process.pid}\n${getProcessIdentity(process.pid) ?? ''}\n`
  try {
    while (!create(path, text)) deleteStaleLock(path)
  } catch (error) {
    throw getErrorCode(error) === 'EACCES' ? new Error(describeOtherOwner(path)) : error
  }
  heldHere.add(path)
  return {
    release() {
      if (heldHere.delete(path) && read(path) === text) rmSync(path, { force: true })
    },
  }
}

function describeOtherOwner(path: string): string {
  const folder = dirname(path)
  const { uid } = statSync(existsSync(path) ? path : folder)
  return `This user may not use the database in ${folder}, which belongs to user ${uid}: run this as that user, for example with sudo -u '#${uid}'.`
}

function create(path: string, text: string): boolean {
  const draft = `${path}.draft-${process.pid}`
  try {
    writeFileSync(draft, text, { mode: 0o600, flush: true })
    try {
      linkSync(draft, path)
    } catch (error) {
      if (!NO_HARD_LINK_CODES.includes(getErrorCode(error))) throw error
      writeFileSync(path, text, { mode: 0o600, flag: 'wx', flush: true })
    }
    deleteStaleDrafts(path)
    return true
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** What file systems say that have no links. */
const NO_HARD_LINK_CODES: unknown[] = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

/** Removes what processes left that ended while they took the lock. */
function deleteStaleDrafts(path: string): void {
  const prefix = `${basename(path)}.draft-`
  for (const name of readdirSync(dirname(path))) {
    if (!name.startsWith(prefix) || isProcessRunning(Number(name.slice(prefix.length)), null))
      continue
    rmSync(join(dirname(path), name), { force: true })
  }
}

/** Removes the lock of a process that has ended. @throws LockHeldError when it has not. */
function deleteStaleLock(path: string): void {
  const text = readWritten(path)
  if (text === null) return
  const [number = '', mark = ''] = text.split('\n')
  const pid = /^[1-9]\d*$/.test(number) ? Number(number) : null
  if (pid === null || isHeld(path, pid, mark === '' ? null : mark))
    throw new LockHeldError(path, pid)
  // Another process may have come this far with the same dead lock, and hold the next one by now:
  // they take turns, and each looks again.
  const turn = tryAcquireLock(`${path}.takeover`)
  if (turn !== null && read(path) === text) rmSync(path)
  turn?.release()
}

/** @returns `null`, after a moment, when it is another's turn */
function tryAcquireLock(path: string): Lock | null {
  try {
    return acquireLock(path)
  } catch (error) {
    if (!(error instanceof LockHeldError) || error.pid === null) throw error
    pause()
    return null
  }
}

/** Our own number in a lock that we did not take was left by an earlier boot of the machine. */
function isHeld(path: string, pid: number, mark: string | null): boolean {
  if (pid === process.pid && mark === null) return heldHere.has(path)
  return isProcessRunning(pid, mark)
}

/** The lock's text; where there are no links, it is empty for a moment before it is written. */
function readWritten(path: string): string | null {
  for (let attempt = 0; attempt < 20; attempt++) {
    const text = read(path)
    if (text !== '') return text
    pause()
  }
  return ''
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null
    throw error
  }
}

function getErrorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
