import { readFileSync } from 'node:fs'

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
export function isProcessRunning(pid: number, identity: string | null): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const now = getProcessIdentity(pid)
  return now === null || (now !== 'ended' && (identity === null || identity === now))
}
