import { getMemoryMegabytes } from '#test/site/site-process.ts'

const POLL_MS = 50

/** Peak resident memory of a process during `work`, in MB. */
export async function measurePeakMemory<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ result: T; peak: number }> {
  let peak = getMemoryMegabytes(pid)
  const sample = () => {
    peak = Math.max(peak, getMemoryMegabytes(pid))
  }
  const timer = setInterval(sample, POLL_MS)
  try {
    const result = await work()
    sample()
    return { result, peak }
  } finally {
    clearInterval(timer)
  }
}
