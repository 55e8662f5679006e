import { existsSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Lock {
  /** Idempotent. */
  release(): void
}

/** The owner of the lock is running, or the lock file is unreadable. */
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
 * Creates the lock file `path` atomically with the pid in it, so that a crash leaves a complete file
 * or none. A lock is taken over only from a process that has ended, whatever its age. All processes
 * must share one pid namespace (not two containers on one volume).
 *
 * @throws {LockHeldError} when any process holds it, this one included; another error when it belongs
 *   to another user
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
    linkSync(draft, path)
    return true
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** @throws {LockHeldError} when the owner is running */
function deleteStaleLock(path: string): void {
  const text = read(path)
  if (text === null) return
  const [number = '', mark = ''] = text.split('\n')
  const pid = /^[1-9]\d*$/.test(number) ? Number(number) : null
  if (pid === null || isHeld(path, pid, mark === '' ? null : mark))
    throw new LockHeldError(path, pid)
  // Another process may have found the same stale lock and already replaced it: a second lock
  // serializes them, and each reads the file again.
  const takeover = tryAcquireLock(`${path}.takeover`)
  if (takeover !== null && read(path) === text) rmSync(path)
  takeover?.release()
}

const PAUSE_MS = 10

/** @returns `null`, after a pause, when another process holds it */
function tryAcquireLock(path: string): Lock | null {
  try {
    return acquireLock(path)
  } catch (error) {
    if (!(error instanceof LockHeldError) || error.pid === null) throw error
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
    return null
  }
}

/** Our own pid in a lock that we do not hold is from an earlier boot of the machine. */
function isHeld(path: string, pid: number, mark: string | null): boolean {
  if (pid === process.pid && mark === null) return heldHere.has(path)
  return isProcessRunning(pid, mark)
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

/**
 * Distinguishes a process from a later one with the same pid: the boot id of the machine and the
 * start time of the process in ticks, from Linux's /proc.
 *
 * @returns `null` when unknown (another system, or a hidden process); 'ended' for a zombie
 */
export function getProcessIdentity(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain any character, so fields start after the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state] = fields
    return state === 'Z' || state === 'X' ? 'ended' : `${boot}/${fields[19]}`
  } catch {
    return null
  }
}

/**
 * EPERM means that the process is running as another user. If identities cannot be compared, the pid
 * alone decides.
 */
function isProcessRunning(pid: number, identity: string | null): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const now = getProcessIdentity(pid)
  return now === null || (now !== 'ended' && (identity === null || identity === now))
}
