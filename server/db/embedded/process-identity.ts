import { readFileSync } from 'node:fs'

/**
 * What tells a process from a later one with the same number: the boot of the machine and the tick
 * at which the process started, as Linux knows them.
 *
 * @returns `null` where that cannot be known (another system, or a process hidden from us);
 *   'ended' for one that has ended and only waits for its parent to notice
 */
export function getProcessIdentity(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold anything, so the fields are counted from the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state] = fields
    return state === 'Z' || state === 'X' ? 'ended' : `${boot}/${fields[19]}`
  } catch {
    return null
  }
}

/**
 * Whether the process that was noted as `pid` with `mark` still runs. A process that may not be
 * signalled (EPERM) runs; where marks cannot be compared, the number alone decides.
 */
export function isProcessRunning(pid: number, identity: string | null): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const now = getProcessIdentity(pid)
  return now === null || (now !== 'ended' && (identity === null || identity === now))
}
