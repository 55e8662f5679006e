import { getMemoryMegabytes } from '#test/site/site-process.ts'

const POLL_MS = 50

/** The most memory that a process has in `work`, in MB. */
export async function measurePeakMemory<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ result: T; peak: number }> {
  let peak = getMemoryMegabytes(pid)
  const look = () => {
    peak = Math.max(peak, getMemoryMegabytes(pid))
  }
  const timer = setInterval(look, POLL_MS)
  try {
    const result = await work()
    look()
    return { result, peak }
  } finally {
    clearInterval(timer)
  }
}
