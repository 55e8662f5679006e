export interface Job<Result> {
  readonly name: string
  /** Jobs that must have ended before, successfully or not. */
  readonly after?: readonly string[]
  readonly run: () => Promise<Result>
}

/**
 * Runs at most `width` jobs at a time, each after those that it names in `after`; unknown names are ignored.
 * Of the jobs that are ready, the first in the list starts. Rejects as soon as a job rejects.
 */
export async function runJobs<Result>(jobs: readonly Job<Result>[], width: number): Promise<void> {
  const waiting = [...jobs]
  const unfinished = new Set(jobs.map(({ name }) => name))
  const isReady = ({ after = [] }: Job<Result>) => !after.some((name) => unfinished.has(name))
  const running = new Set<Promise<void>>()
  while (unfinished.size > 0) {
    const next = running.size < width ? waiting.findIndex(isReady) : -1
    const [job] = next < 0 ? [] : waiting.splice(next, 1)
    if (job !== undefined) {
      const ended: Promise<void> = job.run().then(() => {
        unfinished.delete(job.name)
        running.delete(ended)
      })
      running.add(ended)
    } else if (running.size > 0) {
      await Promise.race(running)
    } else {
      throw new Error(`Nothing can begin of: ${[...unfinished].join(', ')}`)
    }
  }
}
