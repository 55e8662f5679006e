/** Work that may need other work to be done before. */
export interface Job<Result> {
  readonly name: string
  /** Names of the jobs that must have ended, whatever their results. */
  readonly after?: readonly string[]
  readonly run: () => Promise<Result>
}

/**
 * Runs jobs, at most `width` at a time, each as soon as those are over that it comes after; among
 * those that could begin, the first of the list does. A job's name that is not in the list counts as
 * over. Rejects as soon as a job does.
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
