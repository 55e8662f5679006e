function getCpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/**
 * How much of this thread's time the longest turn of the event loop took, and all of the work, in milliseconds. During
 * a turn, a server answers nobody else. Other programs do not count.
 */
export async function measureTurns(
  work: () => Promise<unknown>,
): Promise<{ readonly longest: number; readonly total: number }> {
  const start = getCpuMs()
  let [last, longest, isDone] = [start, 0, false]
  const noteTurn = () => {
    const now = getCpuMs()
    longest = Math.max(longest, now - last)
    last = now
    if (!isDone) setImmediate(noteTurn)
  }
  setImmediate(noteTurn)
  await work()
  isDone = true
  noteTurn()
  return { longest, total: last - start }
}
